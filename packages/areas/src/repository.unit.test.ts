import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontEndsIn, servicesIn } from './repository.ts';
import { addressVariable, personalDataHolders } from './service-area.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repository-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function area(folder: string, value: object): Promise<void> {
  await mkdir(join(root, folder));
  await writeFile(join(root, folder, 'area.ts'), `export const area = ${JSON.stringify(value)};\n`);
}

test('finds every folder with an area.ts', async () => {
  await area('svc-sample', {
    name: 'svc-sample',
    consumes: { 'svc-sample.things': ['thing.made'] },
    publishes: [],
    neighbors: ['svc-orders'],
  });
  await area('mf-sample', {});
  await mkdir(join(root, 'mf-unfinished'));
  expect(frontEndsIn(root)).toEqual(['shell', 'mf-sample']);
  expect(await servicesIn(root)).toEqual([
    {
      name: 'svc-sample',
      consumes: { 'svc-sample.things': ['thing.made'] },
      neighbors: ['svc-orders'],
      queues: ['svc-sample.things'],
      receives: [],
      edge: false,
      personalData: false,
      settings: {},
      stores: [],
      publishes: [],
      variables: [],
      scale: 'processor',
      instances: { min: 2, max: 10 },
      limits: { cpu: 1, memory: 512 },
      requests: { cpu: 0.25, memory: 192 },
      port: 8080,
      probes: { live: '/healthz', ready: '/readyz' },
      startSeconds: 60,
    },
  ]);
});

test.each([
  [
    'a name that is not its folder’s',
    { name: 'svc-other' },
    'The area is named svc-other, but its folder is svc-sample.',
  ],
  ['no name', {}, 'svc-sample/area.ts: '],
  ['a neighbor that is not a service', { name: 'svc-sample', neighbors: ['orders'] }, 'A service is called svc-…'],
  ['a field that does not exist', { name: 'svc-sample', neighbours: ['svc-orders'] }, 'Unrecognized key'],
])('rejects %s with an error that names the file', async (_, value, words) => {
  await area('svc-sample', value);
  await expect(servicesIn(root)).rejects.toThrow(words);
});

test('names the variable of an address after its service', () => {
  expect(addressVariable('svc-gift-cards', 'URLS')).toBe('GIFT_CARDS_URLS');
});

test('lists the addresses of services that hold personal data, and of no others', () => {
  const services = [
    { name: 'svc-gifts', personalData: true },
    { name: 'svc-weather', personalData: false },
    { name: 'svc-cards', personalData: true },
  ] as const;
  expect(personalDataHolders(services, (name) => `http://${name}`)).toBe(
    'svc-gifts=http://svc-gifts,svc-cards=http://svc-cards',
  );
});
