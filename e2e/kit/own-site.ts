import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserDetails, logIn } from '@ethereal/contracts/identity';
import { startSite } from '@ethereal/dev/site';
import { callApi } from './api.ts';
import { publishItem, type Wishes } from './goods.ts';

/**
 * Opens a site that a test may break, with the demo's accounts and no goods; `more` is added to the environment of its
 * services.
 */
export async function openOwnSite(more: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-e2e-own-'));
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', ...more };
  // A test must not break the test run's broker and stores: this site starts its own.
  for (const name of ['MONGODB_URL', 'RABBITMQ_URL', 'REDIS_URL']) delete process.env[name];
  const running = await startSite({ dataDir, env });
  const { site } = running;

  const enter = (email: string) => async () => {
    const { token } = await callApi(logIn, { body: { email, password: 'ethereal1' } }, undefined, site);
    return { token, id: (await callApi(getUserDetails, {}, token, site))._id };
  };

  return {
    site,
    dataDir,
    service: running.service,
    seller: enter('seller@ethereal.test'),
    shopper: enter('shopper@ethereal.test'),
    publish: (token: string, wishes?: Wishes) => publishItem(token, wishes, site),
    async close() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;
