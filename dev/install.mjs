import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, isStarted } from './installed.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Brings node_modules in step with the lock file; what it says goes to the standard error, as a command's output may be read on. */
export async function install() {
  if (!isInstalled(root)) {
    // What is there is mended; only what cannot be mended is thrown away.
    if (isStarted(root)) await npm(['install', '--no-save']);
    if (!isInstalled(root)) await npm(['ci']);
  }
  // The pinned Node is fetched by its package's install script, which some machines do not run.
  if (!existsSync(pinnedNode)) {
    await run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules/node'));
  }
  if (!existsSync(pinnedNode)) fail('The pinned Node could not be installed. Run `npm ci` and look at what it says.');
}

async function npm(how) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.error(`Installing the dependencies with npm ${how[0]} (once, about a minute) …`);
  const ticking = setInterval(() => console.error(`  … ${seconds()} s`), 15_000);
  const path = await npmUnderPinnedNode();
  const code = await run('npm', [...how, ...QUIET], root, { ...process.env, PATH: path });
  clearInterval(ticking);
  if (code === 0) console.error(`Installed in ${seconds()} s.`);
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
    const child = spawn(program, how, {
      cwd,
      env,
      stdio: ['inherit', 2, 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
