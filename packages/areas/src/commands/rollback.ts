import { rollbackArea } from '../registry/release-area.ts';
import { exitWithReason, folders } from './cli.ts';

// Usage: `node packages/areas/src/commands/rollback.ts mf-storefront`; an image sets AREA instead of the argument.
try {
  const name = process.argv[2] ?? process.env.AREA ?? process.env.npm_package_name ?? '';
  const version = await rollbackArea({ name, ...folders() });
  console.log(version ? `${name} ${version} is live.` : `${name} is withdrawn: it had no release before.`);
} catch (error) {
  exitWithReason(error);
}
