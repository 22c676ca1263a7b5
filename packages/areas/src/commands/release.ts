import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { releaseArea } from '../registry/release-area.ts';
import { readShellOffer } from '../registry/shell-offer.ts';
import { exitWithReason, folders, ROOT, releaseKey } from './cli.ts';
import { runningSite } from './running-site.ts';

// node packages/areas/src/commands/release.ts mf-storefront [--percent 10] [--by somebody] [--dist folder] [--untried]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string' },
    by: { type: 'string' },
    dist: { type: 'string' },
    untried: { type: 'boolean' },
  },
});

try {
  const folder = z.string('Say which area to release.').parse(positionals[0] ?? process.env.npm_package_name);
  const percent = z.coerce.number().min(0).max(100, 'At most 100 percent.').optional().parse(values.percent);
  const site = folders();
  const { name, version, isTried } = await releaseArea({
    distDir: values.dist ?? join(ROOT, folder, 'dist'),
    ...site,
    key: releaseKey(folder, site),
    shell: await readShellOffer(site.shellDir),
    by: values.by ?? process.env.GITHUB_ACTOR ?? userInfo().username,
    at: new Date(),
    percent,
    untried: values.untried,
    tryOn: await runningSite(site.remotesDir),
  });
  if (!isTried)
    console.log(`No renderer runs with ${site.remotesDir}, so its pages were not rendered before.`);
  console.log(
    `${name} ${version} is live${percent === undefined ? '' : ` for ${percent} % of the visitors`}.`,
  );
} catch (error) {
  exitWithReason(error);
}
