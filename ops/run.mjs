// Runs a command that is TypeScript, of an operator or of `npm run`. It starts from a bare clone, too: under any Node
// from 18 on it installs the dependencies of the lock file, then continues under the Node that the project pins.
//
// node ops/run.mjs ops/docker/upgrade.ts v5
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { fail, install, pinnedNode } from '../dev/install.mjs';

const [, , file, ...args] = process.argv;
if (!file) fail('Usage: node ops/run.mjs <command>.ts [arguments]');
await install();
const child = spawn(pinnedNode, [resolve(file), ...args], { stdio: 'inherit' });
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
child.once('error', (error) => fail(error.message));
child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
