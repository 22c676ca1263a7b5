import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesOf } from '../kit/copied-site.ts';
import { openWholeCheckout } from '../kit/whole-checkout.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');

const KNIP = join(MODULES, 'knip/bin/knip.js');

/** Unit tests that check all areas, calls and events; no other test depends on a new service. */
const OVER_WHAT_IS_THERE = [
  'packages/contracts/',
  'packages/areas/',
  'ops/checks/',
  'ops/accounts/',
  'ops/docker/',
  'ops/manifests/',
];

let checkout: ReturnType<typeof openWholeCheckout>;
beforeEach(() => {
  checkout = openWholeCheckout();
});
afterEach(() => checkout.close());

const AREAS = ['mf-gift-cards', 'svc-gift-cards'];
const NEW = [...AREAS.map((area) => `${area}/`), 'packages/contracts/src/gift-cards.ts'];
/** List of the files with shared contracts, to which `new-area` adds the new one. */
const CALLS = 'packages/contracts/src/calls.ts';

test('ships a new service and a front end that uses it without an edit, and passes their checks and tests and those of all areas', async () => {
  const before = new Map(sourcesOf(checkout));
  await checkout.node('packages/areas/src/commands/new-area.ts', 'gift-cards');
  const printed = await checkout.node('ops/manifests/main.ts');
  const after = new Map(sourcesOf(checkout));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const written = [...printed.matchAll(/^(\S+) is written$/gm)].map(([, file = '']) => file);
  expect(written).toEqual(expect.arrayContaining(['compose.yaml', 'ops/kubernetes/base/areas/svc-gift-cards.yaml']));
  const expected = [...NEW, CALLS, ...written];
  expect(changed.filter((file) => !expected.some((place) => file.startsWith(`/${place}`)))).toEqual([]);
  for (const place of expected)
    expect(
      changed.some((file) => file.startsWith(`/${place}`)),
      place,
    ).toBe(true);
  const vitest = join(MODULES, 'vitest/vitest.mjs');
  const output = await checkout.node(
    vitest,
    'run',
    '--project=unit*',
    '--testTimeout=60000',
    '--reporter=verbose',
    ...OVER_WHAT_IS_THERE,
    'mf-gift-cards/',
  );
  expect(output).toContain('svc-gift-cards');
  expect(output).toContain('mf-gift-cards');
  expect(output).toContain('gift-cards.counted');
  await checkout.node(vitest, 'run', '--project=int', 'svc-gift-cards/');
  await checkout.node(join(MODULES, '@biomejs/biome/bin/biome'), 'check', ...NEW, 'compose.yaml', 'ops/kubernetes');
  await checkout.node(join(MODULES, 'typescript/bin/tsc'), '-p', 'tsconfig.json');
  const cruiser = join(MODULES, 'dependency-cruiser/bin/dependency-cruiser.mjs');
  await checkout.node(cruiser, '--config', '.dependency-cruiser.cjs', ...AREAS);
  for (const area of AREAS) await checkout.node(KNIP, '--workspace', area);
}, 600_000);

test('finds no dead code in a new service whose calls and events nobody else uses', async () => {
  await checkout.node('packages/areas/src/commands/new-area.ts', 'svc-gifts');
  await checkout.node(KNIP, '--workspace', 'svc-gifts');
}, 600_000);
