import { parseArgs } from 'node:util';
import { rollbackArea } from '../registry/release-area.ts';
import { exitWithReason, folders } from './cli.ts';

// Usage: `node packages/areas/src/commands/rollback.ts mf-storefront [--all]`; an image sets AREA instead of the name.
// `--all` removes the area from the site with all its releases.
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
  const name = positionals[0] ?? process.env.AREA ?? process.env.npm_package_name ?? '';
  const version = await rollbackArea({ name, ...values, ...folders() });
  console.log(version ? `${name} ${version} is live.` : `${name} is withdrawn: no release of it is live.`);
} catch (error) {
  exitWithReason(error);
}
