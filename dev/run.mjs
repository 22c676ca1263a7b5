// The first thing that runs, under whatever Node this machine has and with nothing installed yet: brings node_modules
// in step with the lock file, then goes on under the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, install, pinnedNode, root } from './install.mjs';

const [command = '', ...args] = process.argv.slice(2);
// Those of packages/areas/src/launch.ts: what starts the shop stays as long as what it starts.
const FLAGS =
  command === 'test' || command === 'check'
    ? []
    : ['--max-semi-space-size=8', '--heap-growing-percent=40', '--expose-gc'];
const script = command === 'embedded-mongo' ? 'dev/embedded-mongo/src/main.ts' : `dev/${command}.ts`;

if (!/^[a-z-]+$/.test(command) || !existsSync(join(root, script))) {
  console.error('Usage: node dev/run.mjs start | test | check | ci | embedded-mongo [arguments]');
  process.exit(2);
}
// The shop starts without what tests and checks need: those install it when they first run, by the same lock file.
await install({ omitDev: command === 'start' || command === 'embedded-mongo' });
await goOn();

async function goOn() {
  const how = [...FLAGS, join(root, script), ...args];
  const child = spawn(pinnedNode, how, { cwd: root, stdio: 'inherit', env: environment() });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  stopWithNpm(child);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

// What takes the types out of our files is not loaded for those that were compiled before. Tests measure their coverage, which this would spoil.
function environment() {
  if (command === 'test' || command === 'check') return process.env;
  return { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env };
}

// When npm itself is killed outright no signal reaches us; what it started should not go on without it.
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const before = npmOf();
  setInterval(() => npmOf() !== before && child.kill('SIGTERM'), 1000).unref();
}

// Our parent, or where npm put a shell between us (to be seen on Linux) the parent of that.
function npmOf() {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    if (/^(sh|dash|bash)$/.test(name)) return Number(rest.split(' ')[1]);
  } catch {
    // No such file: another system, or the parent went just now.
  }
  return process.ppid;
}
