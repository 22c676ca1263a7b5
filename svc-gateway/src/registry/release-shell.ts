import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithReason, folders, ROOT } from './cli.ts';
import { publishShell } from './publish-shell.ts';

// node src/registry/release-shell.ts [--dist folder]
const { values } = parseArgs({ options: { dist: { type: 'string' } } });

try {
  const { version } = await publishShell({
    distDir: values.dist ?? join(ROOT, 'shell/dist'),
    packageFile: join(ROOT, 'shell/package.json'),
    contractsFile: join(ROOT, 'packages/contracts/package.json'),
    ...folders(),
  });
  console.log(`shell ${version} is live.`);
} catch (error) {
  exitWithReason(error);
}
