import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitWithReason, folders, ROOT } from './cli.ts';
import { releaseArea } from './release-area.ts';
import { readShellOffer } from './shell-offer.ts';

// node src/registry/release.ts mf-storefront [--percent 10] [--by somebody] [--dist folder]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { percent: { type: 'string' }, by: { type: 'string' }, dist: { type: 'string' } },
});

const versionIn = async (folder: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
    .version;

try {
  const name = z
    .string('Say which area to release.')
    .regex(/^mf-[a-z-]+$/, 'An area is called mf-….')
    .parse(positionals[0] ?? process.env.npm_package_name);
  const percent = z.coerce.number().min(0).max(100, 'At most 100 percent.').optional().parse(values.percent);
  const { remotesDir, shellDir } = folders();
  const version = await releaseArea({
    name,
    packageVersion: await versionIn(join(ROOT, name)),
    contract: await versionIn(join(ROOT, 'packages/contracts')),
    distDir: values.dist ?? join(ROOT, name, 'dist'),
    remotesDir,
    shell: await readShellOffer(shellDir),
    by: values.by ?? process.env.GITHUB_ACTOR ?? userInfo().username,
    at: new Date(),
    percent,
  });
  console.log(
    `${name} ${version} is live${percent === undefined ? '' : ` for ${percent} % of the visitors`}.`,
  );
} catch (error) {
  exitWithReason(error);
}
