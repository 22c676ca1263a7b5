import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { startProgram } from './processes.ts';

const RUN_FILE = process.env.SITE_RUN || '.data/run.json';

const run = z.object({
  site: z.string(),
  redis: z.string(),
  services: z.record(z.string(), z.array(z.object({ url: z.string() }))),
});
type Run = z.output<typeof run>;

/** Returns the site that `npm start` runs. */
export const readRun = (): Run => run.parse(JSON.parse(readFileSync(RUN_FILE, 'utf8')));

/** Starts a second gateway without a renderer for the same site, so that the browser renders all pages. */
export async function openBrowserAlone({ redis, services }: Run) {
  const urlsOf = (service: string) => (services[service] ?? []).map(({ url }) => url).join(',');
  const { url, stop } = await startProgram(['svc-gateway/src/main.ts'], {
    PORT: '0',
    REDIS_URL: redis,
    SHELL_DIR: join(dirname(RUN_FILE), 'shell'),
    REMOTES_DIR: join(dirname(RUN_FILE), 'remotes'),
    CATALOG_URLS: urlsOf('svc-catalog'),
    IDENTITY_URLS: urlsOf('svc-identity'),
    ORDERS_URLS: urlsOf('svc-orders'),
    ANALYTICS_URLS: urlsOf('svc-analytics'),
    CHAT_URLS: urlsOf('svc-chat'),
    RATE_LIMIT_FACTOR: '1000',
  });
  return { url: url.replace('127.0.0.1', 'localhost'), stop };
}

const listed = z.object({ items: z.array(z.object({ _id: z.string(), category: z.string() })).min(1) });

/** Returns the paths of the measured pages: home, the whole list, and one item. */
export async function pathsOf({ site }: Pick<Run, 'site'>) {
  const { items } = listed.parse(await (await fetch(`${site}/api/items?limit=1`)).json());
  const item = `/ethereal/categories/${items[0]?.category}/${items[0]?._id}`;
  return { home: '/ethereal', list: '/ethereal/all', item };
}
