import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWholeCheckout } from './kit/whole-checkout.ts';

const MODULES = join(import.meta.dirname, '../node_modules');

/** The unit tests that go over whatever areas, calls and events there are; nobody else's can know of a new service. */
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

test('a new service passes its own tests and all that go over what is there, with nothing else edited', async () => {
  await checkout.node('packages/areas/src/commands/new-area.ts', 'svc-gift-cards');
  const vitest = join(MODULES, 'vitest/vitest.mjs');
  const said = await checkout.node(
    vitest,
    'run',
    '--project=unit',
    '--testTimeout=60000',
    '--reporter=verbose',
    ...OVER_WHAT_IS_THERE,
  );
  expect(said).toContain('svc-gift-cards');
  expect(said).toContain('gift-cards.counted');
  await checkout.node(vitest, 'run', '--project=int', 'svc-gift-cards/');
  await checkout.node(join(MODULES, '@biomejs/biome/bin/biome'), 'check', 'svc-gift-cards');
}, 600_000);
