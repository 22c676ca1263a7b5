import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../site/progress.ts';
import { startSite } from '../site.ts';
import { awaitStarted, isStarting, type Started, startInBackground } from './background.ts';
import { ensureBrowsers } from './chromium.ts';

/**
 * Starts the whole site with an empty shop in the background, once per run; `await-site.ts` waits for it.
 * Its address is in `SITE_URL`, that of the dev inbox in `INBOX_URL`, and `SITE_RUN` names the file that lists its
 * processes. Uses a running site instead when `SITE_URL` is set.
 */
export default function setup(): (() => Promise<void>) | undefined {
  if (isStarting('SITE')) return undefined;
  return startInBackground('SITE', process.env.SITE_URL ? findBrowsers : start);
}

async function findBrowsers(): Promise<Started> {
  return { env: await ensureBrowsers(), stop: async () => undefined };
}

// All visitors come from one address, so the limits per address are raised. A page from the server may be late on a
// busy machine, and a sound service silent for seconds; browser tests wait for them.
const SETTINGS = {
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'warn',
  UPSTREAM_SILENT_MS: '10000',
  RENDER_DEADLINE_MS: '5000',
  RENDER_DATA_MS: '4000',
  RENDER_MS: '4500',
  RENDER_HANG_MS: '9000',
  // A seller whose account is ready is paid at once.
  PAYOUT_DELAY_DAYS: '0',
  PAYOUT_EVERY_DAYS: '0',
};

async function start(signal: AbortSignal): Promise<Started> {
  const browsers = await ensureBrowsers();
  // The site uses the stores and the broker of the integration tests when the run starts those.
  await awaitStarted('BACKING');
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-e2e-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const progress = createProgress((line) => console.log(`[site] ${line}`));
  try {
    const site = await startSite({ dataDir, env: SETTINGS, progress, signal });
    return {
      env: { ...browsers, SITE_URL: site.site, INBOX_URL: site.run.inbox, SITE_RUN: join(dataDir, 'run.json') },
      async stop() {
        await site.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
