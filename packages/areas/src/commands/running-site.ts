import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RunningSite } from '../registry/try-pages.ts';

/** File that `npm start` writes beside the front ends while it runs (`dev/site/run-file.ts`). */
const noted = z.object({
  site: z.string(),
  services: z.object({ 'shell/server': z.array(z.object({ url: z.string() })) }),
});

/**
 * Returns the site that shows the releases of a folder: the one of `RENDERER_URLS` and `SITE_URL`, or else the one that
 * `npm start` runs on the folder.
 */
export async function runningSite(remotesDir: string): Promise<RunningSite | undefined> {
  const { RENDERER_URLS, SITE_URL } = process.env;
  if (RENDERER_URLS) return { renderers: RENDERER_URLS.split(','), origin: SITE_URL };
  const text = await readFile(join(remotesDir, '../run.json'), 'utf8').catch(() => 'null');
  const run = noted.safeParse(JSON.parse(text)).data;
  return run && { renderers: run.services['shell/server'].map(({ url }) => url), origin: run.site };
}
