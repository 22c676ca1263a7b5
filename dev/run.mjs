// Entry point of every command. It runs under any installed Node and without packages: it brings node_modules in step
// with the lock file, then continues under the Node version that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, install, pinnedNode, root } from './install.mjs';

const [command = '', ...args] = process.argv.slice(2);
const isStart = command === 'start';
// Flags of dev/processes/flags.ts: the process that starts the shop runs as long as the processes that it starts. Other
// commands strip types themselves.
const FLAGS = isStart
  ? [
      '--max-semi-space-size=8',
      '--heap-growing-percent=40',
      '--expose-gc',
      `--import=${new URL('processes/strip-types.mjs', import.meta.url)}`,
    ]
  : [];
// Variables of packages/areas/src/launch.ts, for this process and all that it starts.
const MEMORY = isStart
  ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }
  : {};
const script = command === 'embedded-mongo' ? 'dev/embedded-mongo/src/main.ts' : `dev/${command}.ts`;

if (!/^[a-z-]+$/.test(command) || !existsSync(join(root, script))) {
  console.error('Usage: node dev/run.mjs start | test | check | ci | embedded-mongo [arguments]');
  process.exit(2);
}
// The shop starts without packages of tests and checks. Those commands install them when they first run, from the same
// lock file.
await install({ omitDev: isStart || command === 'embedded-mongo' });
await goOn();

async function goOn() {
  if (isStart) spawnSync(pinnedNode, [join(root, 'dev/processes/strip-all.mjs')]);
  const how = [...FLAGS, join(root, script), ...args];
  const env = { ...MEMORY, ...process.env };
  const child = spawn(pinnedNode, how, { cwd: root, stdio: 'inherit', env });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  stopWithNpm(child);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

// Stops the child when npm disappears: no signal arrives when npm itself is killed, and the child must not continue
// without it.
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const before = npmOf();
  setInterval(() => npmOf() !== before && child.kill('SIGTERM'), 1000).unref();
}

// Returns the id of npm's process: the parent, or the grandparent where npm uses a shell (detectable on Linux).
function npmOf() {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    if (/^(sh|dash|bash)$/.test(name)) return Number(rest.split(' ')[1]);
  } catch {
    // The file does not exist: this is another system, or the parent has just ended.
  }
  return process.ppid;
}
