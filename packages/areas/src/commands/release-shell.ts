import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishShell } from '../registry/publish-shell.ts';
import { exitWithReason, folders, ROOT, releaseKey } from './cli.ts';

// node packages/areas/src/commands/release-shell.ts [--dist folder]
const { values } = parseArgs({ options: { dist: { type: 'string' } } });

try {
  const distDir = values.dist ?? join(ROOT, 'shell/dist');
  const site = folders();
  const { version } = await publishShell({ distDir, ...site, key: releaseKey('shell', site) });
  console.log(`shell ${version} is live.`);
} catch (error) {
  exitWithReason(error);
}
