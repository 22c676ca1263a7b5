import { exitWithReason, folders } from './cli.ts';
import { rollbackArea } from './rollback-area.ts';

// node src/registry/rollback.ts mf-storefront
try {
  const name = process.argv[2] ?? process.env.npm_package_name ?? '';
  console.log(`${name} ${await rollbackArea({ name, remotesDir: folders().remotesDir })} is live.`);
} catch (error) {
  exitWithReason(error);
}
