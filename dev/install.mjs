import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, isStarted } from './installed.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** Output of npm, which is shown only when it fails. */
const LOG = join(root, '.cache/install.log');
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Brings node_modules in step with the lock file. Prints messages to standard error, because a command's output may be
 * piped. With `omitDev`, packages that only tests, benchmarks and checks need are not installed.
 */
export async function install({ omitDev: isForStart = false } = {}) {
  // Packages of tests that are already installed stay: npm would remove the omitted ones.
  const omitDev = isForStart && !existsSync(join(root, 'node_modules/vitest'));
  const omit = omitDev ? ['--omit=dev'] : [];
  if (!isInstalled(root, { omitDev })) {
    // An incomplete installation is repaired; only one that cannot be repaired is replaced.
    if (isStarted(root)) await npm(['install', '--no-save', ...omit]);
    if (!isInstalled(root, { omitDev })) await npm(['ci', ...omit]);
  }
  // The pinned Node is fetched by its package's install script, which some machines do not run.
  if (!existsSync(pinnedNode)) {
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules/node') });
  }
  if (!existsSync(pinnedNode)) fail('The pinned Node could not be installed. Run `npm ci` and read its output.');
  removeHeaders();
}

/** Removes the C++ headers of the pinned Node, 67 MB: only native add-ons that are compiled here would need them. */
function removeHeaders() {
  const parts = join(root, 'node_modules/node/node_modules');
  for (const part of existsSync(parts) ? readdirSync(parts) : [])
    if (part.startsWith('node-')) rmSync(join(parts, part, 'include'), { recursive: true, force: true });
}

async function npm(how) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.error(`Installing the dependencies with npm ${how[0]} (once, about a minute) …`);
  const ticking = setInterval(() => console.error(`  … ${seconds()} s`), 15_000);
  mkdirSync(dirname(LOG), { recursive: true });
  const log = openSync(LOG, 'w');
  const path = await npmUnderPinnedNode(log);
  const code = await run('npm', [...how, ...QUIET], { env: { ...process.env, PATH: path }, log });
  closeSync(log);
  clearInterval(ticking);
  if (code === 0) console.error(`Installed in ${seconds()} s.`);
  else if (how[0] === 'ci')
    fail(`${readFileSync(LOG, 'utf8')}\nnpm ci ended with code ${code}. Its output is in ${LOG}.`);
}

// An npm under an older Node silently skips native binaries that require a newer one.
async function npmUnderPinnedNode(log) {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(node, 10)) return process.env.PATH;
  const prefix = join(root, '.cache/npm');
  const bin = join(prefix, 'node_modules/.bin');
  if (!existsSync(join(bin, 'node'))) {
    await run('npm', ['install', '--prefix', prefix, `node@${node}`, 'npm@12', ...QUIET], { log });
  }
  return `${bin}${delimiter}${process.env.PATH}`;
}

function run(program, how, { cwd = root, env = process.env, log = 2 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, how, {
      cwd,
      env,
      stdio: ['inherit', log, log],
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints a message and ends the process with status 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
