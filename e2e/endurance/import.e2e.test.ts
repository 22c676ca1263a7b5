import { setTimeout as pause } from 'node:timers/promises';
import { checkImport, confirmImport, getImport, type ItemImport } from '@ethereal/contracts/imports';
import { type Card, listYourItems } from '@ethereal/contracts/items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../kit/api.ts';
import { newImage } from '../kit/goods.ts';
import { until } from '../kit/until.ts';
import { openShop, type Shop } from './shop.ts';

const ROWS = 5000;
const KILL_AT = [0.15, 0.4, 0.7];

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ people: 0, items: 0, env: { IMPORT_LEASE_MS: '2000' } });
});
afterAll(() => shop?.close());

it(`imports each of ${ROWS} rows once although the process is killed three times and repeated`, async () => {
  const { site } = shop.site;
  const { token } = shop.seller;
  const { url } = await newImage(token, site);
  const row = (at: number) => `N-${at},Shirt ${at},Soft.,9.99,men,topW,${at},${url}`;
  const table = [
    'number,name,description,price,category,subCategory,stock,image1',
    ...Array.from({ length: ROWS }, (_, at) => row(at)),
  ].join('\n');
  const send = () => {
    const form = new FormData();
    form.append('file', new File([table], 'items.csv'));
    return callApi(checkImport, { body: form }, token, site);
  };
  const checkedAt = performance.now();
  const { _id: importId, actions } = await send();
  const checkSeconds = (performance.now() - checkedAt) / 1000;
  expect(actions).toMatchObject({ create: ROWS, refuse: 0 });
  const params = { importId };
  const startedAt = performance.now();
  await callApi(confirmImport, { params }, token, site);
  // No answer comes while the service is down.
  const now = () => callApi(getImport, { params }, token, site).catch(() => undefined);
  const created = (itemImport: ItemImport | undefined) => itemImport?.outcomes.created ?? 0;
  for (const share of KILL_AT) {
    await until(`${share} of the rows`, now, (itemImport) => created(itemImport) > share * ROWS, 300_000);
    await shop.site.service('svc-catalog').kill();
    await pause(100);
  }
  const done = await until('the import to be done', now, (itemImport) => itemImport?.state === 'done', 300_000);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(done?.outcomes).toEqual({ created: ROWS, changed: 0, kept: 0, failed: 0 });

  const items: Card[] = await callApi(listYourItems, {}, token, site);
  expect(items).toHaveLength(ROWS);
  expect(new Set(items.map(({ name }) => name)).size).toBe(ROWS);
  // The stock arrives at svc-orders, and from there on the cards.
  await until(
    'every item to be counted',
    async () =>
      (await callApi(listYourItems, {}, token, site)).filter((card) => card.availability === 'sold-out').length,
    // Only the first row has none.
    (count) => count === 1,
    120_000,
  );
  expect((await send()).actions).toMatchObject({ create: 0, keep: ROWS, refuse: 0 });
  console.log(
    `${ROWS} rows checked in ${checkSeconds.toFixed(1)} s, applied in ${seconds.toFixed(0)} s with ${KILL_AT.length} kills; repeated: nothing changes`,
  );
}, 900_000);
