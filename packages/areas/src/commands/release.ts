import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { publishShell } from '../registry/publish-shell.ts';
import { releaseArea } from '../registry/release-area.ts';
import { readShellOffer } from '../registry/shell-offer.ts';
import type { RunningSite } from '../registry/try-pages.ts';
import { exitWithReason, folders, ROOT, releaseKey } from './cli.ts';

/** File that `npm start` writes beside the front ends while it runs (`dev/site/run-file.ts`). */
const noted = z.object({
  site: z.string(),
  services: z.object({ 'shell/server': z.array(z.object({ url: z.string() })) }),
});

/**
 * Returns the site that shows the releases of a folder: the one of `RENDERER_URLS` and `SITE_URL`, or else the one that
 * `npm start` runs on the folder.
 */
async function runningSite(remotesDir: string): Promise<RunningSite | undefined> {
  const { RENDERER_URLS, SITE_URL } = process.env;
  if (RENDERER_URLS) return { renderers: RENDERER_URLS.split(','), origin: SITE_URL };
  const text = await readFile(join(remotesDir, '../run.json'), 'utf8').catch(() => 'null');
  const run = noted.safeParse(JSON.parse(text)).data;
  return run && { renderers: run.services['shell/server'].map(({ url }) => url), origin: run.site };
}

// Usage:
// `node packages/areas/src/commands/release.ts mf-storefront [--percent 10] [--by name] [--dist folder] [--untried]
// [--new-only]`
// `node packages/areas/src/commands/release.ts shell [--dist folder]`
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string' },
    by: { type: 'string' },
    dist: { type: 'string' },
    untried: { type: 'boolean' },
    'new-only': { type: 'boolean' },
  },
});

async function release(folder: string): Promise<string> {
  const site = folders();
  const order = {
    ...site,
    distDir: values.dist ?? join(ROOT, folder, 'dist'),
    key: releaseKey(folder, site),
  };
  if (folder === 'shell') return `shell ${(await publishShell(order)).version} is live.`;
  const percent = z.coerce.number().min(0).max(100, 'At most 100 percent.').optional().parse(values.percent);
  const { name, version, isTried, kept } = await releaseArea({
    ...order,
    shell: await readShellOffer(site.shellDir),
    by: values.by ?? process.env.GITHUB_ACTOR ?? userInfo().username,
    at: new Date(),
    percent,
    untried: values.untried,
    newOnly: values['new-only'],
    tryOn: await runningSite(site.remotesDir),
  });
  if (kept && kept.current !== version)
    return `${name} ${version} was released earlier, and ${kept.current ? `${kept.current} is live` : 'the area is withdrawn'}. To release it again, leave out --new-only.`;
  if (!isTried) console.log(`No renderer runs with ${site.remotesDir}, so its pages were not rendered before.`);
  return `${name} ${version} is live${percent === undefined ? '' : ` for ${percent} % of the visitors`}.`;
}

try {
  // An image sets AREA.
  const area = positionals[0] ?? process.env.AREA ?? process.env.npm_package_name;
  console.log(await release(z.string('Name the area to release: mf-store, or shell.').parse(area)));
} catch (error) {
  exitWithReason(error);
}
