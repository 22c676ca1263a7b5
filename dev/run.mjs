// The first thing that runs, under whatever Node this machine has and with nothing installed yet: brings node_modules
// in step with the lock file, then goes on under the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, isStarted } from './installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [command = '', ...args] = process.argv.slice(2);
// Those of packages/areas/src/launch.ts: what starts the shop stays as long as what it starts.
const FLAGS = command === 'test' ? [] : ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const script = command === 'embedded-mongo' ? 'dev/embedded-mongo/src/main.ts' : `dev/${command}.ts`;

if (!/^[a-z-]+$/.test(command) || !existsSync(join(root, script))) {
  console.error('Usage: node dev/run.mjs start | test | embedded-mongo [arguments]');
  process.exit(2);
}
await install();
await goOn();

async function install() {
  if (!isInstalled(root)) {
    // What is there is mended; only what cannot be mended is thrown away.
    if (isStarted(root)) await npm(['install', '--no-save']);
    if (!isInstalled(root)) await npm(['ci']);
  }
  // The pinned Node is fetched by its package's install script, which some machines do not run.
  if (!existsSync(pinnedNode)) {
    await run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules/node'));
  }
  if (!existsSync(pinnedNode))
    fail('The pinned Node could not be installed. Run `npm ci` and look at what it says.');
}

async function npm(how) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`Installing the dependencies with npm ${how[0]} (once, about a minute) …`);
  const ticking = setInterval(() => console.log(`  … ${seconds()} s`), 15_000);
  const path = await npmUnderPinnedNode();
  const code = await run('npm', [...how, ...QUIET], root, { ...process.env, PATH: path });
  clearInterval(ticking);
  if (code === 0) console.log(`Installed in ${seconds()} s.`);
  else if (how[0] === 'ci') fail(`npm ci ended with code ${code}: see its message above.`);
}

// An npm under an older Node leaves out the native binaries that ask for a newer one, and says nothing.
async function npmUnderPinnedNode() {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(node, 10)) return process.env.PATH;
  const prefix = join(root, '.cache/npm');
  const bin = join(prefix, 'node_modules/.bin');
  if (!existsSync(join(bin, 'node'))) {
    await run('npm', ['install', '--prefix', prefix, `node@${node}`, 'npm@12', ...QUIET], root);
  }
  return `${bin}${delimiter}${process.env.PATH}`;
}

function run(program, how, cwd, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(program, how, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

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
  if (command === 'test') return process.env;
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
