import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../site/progress.ts';
import { startSite } from '../site.ts';
import { ensureBrowsers } from './chromium.ts';

/**
 * Before the first browser test of a run: the whole site, its shop still empty, its address in `SITE_URL`, the dev inbox's in
 * `INBOX_URL`, what runs in the file that `SITE_RUN` names. A site that runs already is used when `SITE_URL` names it.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  await ensureBrowsers();
  if (process.env.SITE_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-e2e-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const progress = createProgress((line) => console.log(`[site] ${line}`));
  // All visitors come from one address here, so the limits per address would meet the tests.
  // A page from the server may be late on a busy machine: these tests wait for it.
  const env = {
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    RENDER_DEADLINE_MS: '5000',
    RENDER_DATA_MS: '4000',
    RENDER_MS: '4500',
    RENDER_HANG_MS: '9000',
  };
  try {
    const site = await startSite({ dataDir, seed: 'none', env, progress });
    Object.assign(process.env, {
      SITE_URL: site.site,
      INBOX_URL: site.run.inbox,
      SITE_RUN: join(dataDir, 'run.json'),
    });
    return async () => {
      await site.stop();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}
