import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each call of docker starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Keeps a file for each container, named by its id, with its service and image, and records changes. Containers with
 * the tag SICK are unhealthy; the job REFUSED fails.
 */
const DOCKER = `#!/bin/bash
TAG=\${TAG:-v4}
list() { for id in $(ls running); do echo "$id $(cat "running/$id")"; done; }
note() { echo "\${TAG} $*" >> calls; }
case "$*" in
  'compose config --format json') sed "s/@TAG@/$TAG/" config.json ;;
  'image ls '*) cat images ;;
  *'status=created'*) ;;
  'ps '*) list ;;
  inspect*) [[ "$(cat "running/\${@: -1}")" == *"\${SICK:-none}" ]] && echo unhealthy || echo healthy ;;
  logs*) echo 'DATABASE is required' ;;
  'compose run '*) note "$@"; [ "\${REFUSED:-}" != "\${@: -1}" ] ;;
  'compose up '*)
    note "$@"
    [[ "$*" =~ =([0-9]+) ]]
    service=\${@: -1}; count=\${BASH_REMATCH[1]}
    while [ "$(list | grep -c " $service ")" -lt "$count" ]; do
      n=$(( $(cat next) + 1 )); echo $n > next; echo "$service ethereal/$service:$TAG" > "running/new$n"
    done ;;
  stop*) note "$@" ;;
  rm*) note "$@"; rm "running/\${@: -1}" ;;
  *) exit 9 ;;
esac`;

let folder: string;
const write = (name: string, text: string, mode = 0o644) => writeFileSync(join(folder, name), text, { mode });
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const lines = (name: string) => (existsSync(join(folder, name)) ? textOf(name).trim().split('\n') : []);
const built = (name: string, more: object = {}) => ({ build: {}, image: `ethereal/${name}:@TAG@`, ...more });
const SERVICES = {
  accounts: built('accounts', { restart: 'on-failure' }),
  mongodb: { image: 'mongo:8' },
  'mf-store': built('mf-store', { restart: 'on-failure', depends_on: { shell: {} } }),
  shell: built('shell', { restart: 'on-failure' }),
  'svc-catalog': built('svc-catalog', { scale: 1 }),
  'svc-orders': built('svc-orders', { scale: 1 }),
};
const IMAGES = ['accounts', 'mf-store', 'shell', 'svc-catalog', 'svc-orders'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-upgrade-'));
  for (const name of ['bin', 'running']) mkdirSync(join(folder, name));
  write('bin/docker', DOCKER, 0o755);
  write('config.json', JSON.stringify({ name: 'ethereal', services: SERVICES }, null, 1));
  write('images', IMAGES.map((it) => `ethereal/${it}:v5`).join('\n'));
  write('next', '0');
  write('.env', 'SITE_URL=https://shop.example.com\nTAG=v4\n');
  write('running/old1', 'svc-catalog ethereal/svc-catalog:v4');
  write('running/old2', 'svc-catalog ethereal/svc-catalog:v4');
  write('running/old3', 'svc-orders ethereal/svc-orders:v4');
});
afterEach(() => rmSync(folder, { recursive: true }));

function upgrade(env: Record<string, string> = {}, tag = 'v5') {
  const { TAG: _, ...own } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'upgrade.ts'), tag], {
    cwd: folder,
    env: { ...own, PATH: `${folder}/bin:${own.PATH}`, UPGRADE_SETTLE_MS: '0', ...env },
    encoding: 'utf8',
  });
  return { status, printed: stdout.trim().split('\n'), failed: stderr.trim(), calls: lines('calls') };
}
const up = (tag: string, service: string, count: number) =>
  `${tag} compose up --detach --no-build --no-deps --no-recreate --scale ${service}=${count} ${service}`;
const ran = (service: string) => `v5 compose run --rm --no-deps -T ${service}`;
const runs = () =>
  readdirSync(join(folder, 'running'))
    .map((id) => textOf(`running/${id}`).trim())
    .toSorted();

it('replaces instances one by one, starts each before its predecessor stops, and keeps tag and scale', () => {
  const { status, printed, failed, calls } = upgrade();
  expect({ status, failed }).toEqual({ status: 0, failed: '' });
  expect(calls).toEqual([
    ran('accounts'),
    up('v5', 'svc-catalog', 3),
    'v5 stop -t 30 old1',
    'v5 rm old1',
    up('v5', 'svc-catalog', 3),
    'v5 stop -t 30 old2',
    'v5 rm old2',
    up('v5', 'svc-orders', 2),
    'v5 stop -t 30 old3',
    'v5 rm old3',
    ran('shell'),
    ran('mf-store'),
  ]);
  expect(runs()).toEqual(['svc-catalog', 'svc-catalog', 'svc-orders'].map((it) => `${it} ethereal/${it}:v5`));
  expect(textOf('.env')).toBe('SITE_URL=https://shop.example.com\nTAG=v5\nCATALOG_SCALE=2\n');
  expect(printed).toContain('Starting an instance of svc-orders v5.');
  expect(printed.at(-1)).toBe('The shop runs v5, which .env now names.');
});

it('rolls back when a new instance is unhealthy, without releasing front ends', () => {
  const { status, printed, calls } = upgrade({ SICK: 'svc-orders:v5' });
  expect(status).toBe(1);
  expect(calls).toContain('v5 rm --force new3');
  expect(calls).not.toContain('v5 stop -t 30 old3');
  expect(calls.slice(-6)).toEqual([
    up('v4', 'svc-catalog', 3),
    'v4 stop -t 30 new2',
    'v4 rm new2',
    up('v4', 'svc-catalog', 3),
    'v4 stop -t 30 new1',
    'v4 rm new1',
  ]);
  expect(calls).not.toContain(ran('shell'));
  expect(runs()).toEqual(['svc-catalog', 'svc-catalog', 'svc-orders'].map((it) => `${it} ethereal/${it}:v4`));
  expect(textOf('.env')).toContain('TAG=v4\n');
  expect(printed).toContain('The new svc-orders is unhealthy: DATABASE is required');
  expect(printed.at(-1)).toBe('The shop runs v4 as before.');
});

it('names a refused front end and releases the others', () => {
  const { status, printed, calls } = upgrade({ REFUSED: 'shell' });
  expect(status).toBe(1);
  expect(printed.find((line) => line.startsWith('shell of v5 was not released'))).toBeDefined();
  expect(calls.at(-1)).toBe(ran('mf-store'));
  expect(textOf('.env')).toContain('TAG=v5\n');
});

it.each([
  [
    'an image is missing',
    'v6',
    /^These images are missing: ethereal\/accounts:v6, .*TAG=v6 docker compose pull, or build\.$/,
  ],
  ['that version runs', 'v4', /^\.env has TAG=v4 already/],
  ['the tag is none', '--help', /^Usage: /],
])('changes nothing when %s', (_, tag, sentence) => {
  expect(upgrade({}, tag)).toMatchObject({ status: 1, failed: expect.stringMatching(sentence), calls: [] });
});
