/**
 * Builds stand-ins for every base image that the Dockerfiles and compose.yaml name, under the same names and tags, from
 * Debian's and npm's packages, for networks without an image registry. Requires root, debootstrap and a Docker engine.
 *
 *     node ops/run.mjs ops/docker/local-images/build.ts [--suite bookworm] [--mirror http://deb.debian.org/debian]
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { imagesNamed } from './images-named.ts';

const HERE = import.meta.dirname;
const TOP = join(HERE, '../../..');
const DEBIAN = 'ethereal-local/debian:bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'bookworm' },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
  },
});

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const outputOf = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim();

const names = imagesNamed(TOP);
const named = (repository: string) => names.filter((name) => name.startsWith(`${repository}:`));
const folder = mkdtempSync(join(tmpdir(), 'local-images-'));

/** Builds a stand-in from its folder, under every tag by which the shop names it. */
function build(stand: string, repository: string, args: Record<string, string> = {}, context = join(HERE, stand)) {
  const tags = named(repository);
  if (tags.length === 0) throw new Error(`No part of compose.yaml names an image of ${repository}.`);
  run(
    'docker',
    'build',
    '--network=host',
    '--file',
    join(HERE, stand, 'Dockerfile'),
    ...tags.flatMap((tag) => ['--tag', tag]),
    ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    context,
  );
}

function hasImage(name: string): boolean {
  try {
    outputOf('docker', 'image', 'inspect', name);
    return true;
  } catch {
    return false;
  }
}

function buildDebian(): void {
  if (hasImage(DEBIAN)) return;
  const root = join(folder, 'debian');
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', values.suite, root, values.mirror);
  run('sh', '-c', `tar -C '${root}' --one-file-system -c . | docker import - ${DEBIAN}`);
}

/** Builds Node as npm installs it here, with npm itself and this machine's certificates and registry settings. */
function buildNode(): void {
  const context = join(folder, 'node');
  mkdirSync(context);
  cpSync(join(TOP, 'node_modules/node/bin/node'), join(context, 'node'));
  run('npm', 'install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'npm@11');
  // Keeps relative links: absolute ones would be broken, and would make a different image each time.
  cpSync(join(folder, 'node_modules/npm'), join(context, 'npm'), { recursive: true, verbatimSymlinks: true });
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(context, 'certificates.crt'));
  writeFileSync(join(context, 'npmrc'), `registry=${outputOf('npm', 'config', 'get', 'registry')}\n`);
  build('node', 'node', {}, context);
}

/** Builds the embedded store with the packages that it depends on. */
function buildMongo(nodeVersion: string): void {
  const context = join(folder, 'mongo');
  cpSync(join(HERE, 'mongo'), context, { recursive: true });
  const store = join(context, 'store');
  cpSync(join(TOP, 'dev/embedded-mongo'), join(store, 'dev/embedded-mongo'), { recursive: true });
  for (const name of ['bson', 'lru-cache', 'mingo'])
    cpSync(join(TOP, 'node_modules', name), join(store, 'node_modules', name), { recursive: true });
  build('mongo', 'mongo', { NODE_VERSION: nodeVersion }, context);
}

const versionOf = (name = '') => name.split(':')[1] ?? '';

try {
  const nodeVersion = versionOf(named('node')[0]).replace(/-slim$/, '');
  buildDebian();
  buildNode();
  build('caddy', 'caddy');
  build('redis', 'redis');
  build('rabbitmq', 'rabbitmq');
  buildMongo(nodeVersion);
  const mailVersion = versionOf(named('maildev/maildev')[0]);
  build('maildev', 'maildev/maildev', { NODE_VERSION: nodeVersion, MAILDEV_VERSION: mailVersion });
  build('versitygw', 'versity/versitygw', { NODE_VERSION: nodeVersion });
  console.log(`Built: ${names.join(', ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
