import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { expect, it, vi } from 'vitest';
import { openDesk } from '../testing/desk.ts';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';

const PATH = '/api/desk/brands/merges';
const log = createReadableLog();
const { surroundings, catalog } = await openCatalog({}, log.logger);
const desk = openDesk(surroundings, catalog);

const newBrand = () => `Brand ${newId().slice(-8)}`;
const merge = (from: string, to: string, reason = 'A typo.') => desk.ask('POST', PATH, { body: { from, to, reason } });
const undo = (id: string) => desk.ask('POST', `${PATH}/${id}/undo`);
const brandOf = async (id: string) => (await catalog.call('GET', `/api/categories/men/${id}`)).body.brand;
const totalOf = async (brand: string) =>
  (await catalog.call('GET', `/api/items?brand=${encodeURIComponent(brand)}`)).body.total;
async function itemsOf(brand: string, count: number): Promise<string[]> {
  const made = await Promise.all(
    Array.from({ length: count }, () => catalog.publish(newUser(), { brand, name: brand })),
  );
  return made.map(({ _id }) => _id);
}

it('renames the brand of items in lists and pages, and undoes it', async () => {
  const [from, to] = [newBrand(), newBrand()];
  const [first = '', ...others] = await itemsOf(from, 3);
  await itemsOf(to, 1);
  const { status, body } = await merge(from, to);
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: expect.any(String),
    from,
    to,
    items: 3,
    reason: 'A typo.',
    by: desk.operator,
    at: expect.any(String),
  });
  expect([await brandOf(first), await totalOf(from), await totalOf(to)]).toEqual([to, 0, 4]);

  // An item that its seller has renamed since keeps the new name.
  const own = newBrand();
  const [last = ''] = others;
  await surroundings.db.collection<{ _id: string }>('items').updateOne({ _id: last }, { $set: { brand: own } });
  const undone = await undo(body._id);
  expect([undone.status, undone.body]).toMatchObject([200, { items: 3, undoneAt: expect.any(String) }]);
  expect([await brandOf(first), await totalOf(from), await totalOf(to)]).toEqual([from, 2, 1]);
  expect((await undo(body._id)).status).toBe(409);
});

it('applies to items that sellers write later, through further merges, until it is undone', async () => {
  const [typo, brand, final] = [newBrand(), newBrand(), newBrand()];
  await itemsOf(typo, 1);
  const { body: first } = await merge(typo, brand);
  const { body: second } = await merge(brand, final);
  const seller = newUser();
  const later = await catalog.publish(seller, { brand: typo });
  expect(await brandOf(later._id)).toBe(final);

  const renamed = await catalog.publish(seller, { brand: newBrand() });
  const path = `/api/editYourItem/${renamed._id}`;
  const body = await catalog.draft(seller, { brand: typo });
  const edited = await catalog.call('PUT', path, { user: seller, body });
  expect([edited.status, await brandOf(renamed._id)]).toEqual([200, final]);

  await undo(second._id);
  await undo(first._id);
  expect([await brandOf(later._id), await brandOf(renamed._id)]).toEqual([typo, typo]);
  expect(await brandOf((await catalog.publish(seller, { brand: typo }))._id)).toBe(typo);
});

it('completes a merge that a crash interrupted', async () => {
  const [from, to] = [newBrand(), newBrand()];
  const [item = ''] = await itemsOf(from, 1);
  const left = { from, to, reason: 'x', by: newId(), at: new Date(), items: 0, isUnsettled: true };
  await surroundings.db.collection<{ _id: string }>('brandMerges').insertOne({ _id: newId(), ...left });
  const other = await startCatalog(surroundings);
  try {
    await vi.waitFor(async () => expect(await brandOf(item)).toBe(to), { timeout: 5000, interval: 30 });
  } finally {
    await other.close();
  }
});

it('lists merges latest first, page by page, and audits the access', async () => {
  const brands = [newBrand(), newBrand(), newBrand()];
  const [first = '', second = '', third = ''] = brands;
  await itemsOf(first, 1);
  const ids = [(await merge(first, second)).body._id, (await merge(second, third)).body._id];
  await undo(ids[1]);
  const page = (await desk.ask('GET', `${PATH}?limit=1`)).body;
  expect(page.merges).toMatchObject([{ _id: ids[1], from: second, to: third }]);
  const next = (await desk.ask('GET', `${PATH}?limit=1&cursor=${page.nextCursor}`)).body;
  expect(next.merges).toMatchObject([{ _id: ids[0] }]);
  const by = { user: desk.operator, requestId: expect.any(String) };
  expect(log.trail().filter((line) => line.merge === ids[1])).toMatchObject([
    { ...by, audit: 'brands.merged', reason: 'A typo.' },
    { ...by, audit: 'brands.merge-undone' },
  ]);
});

it('rejects invalid merges', async () => {
  const brand = newBrand();
  await itemsOf(brand, 1);
  expect(await merge(brand, brand)).toMatchObject({
    status: 400,
    body: { errors: { to: expect.any(String) } },
  });
  expect((await merge(newBrand(), brand)).status).toBe(404);
  for (const body of [{}, { from: brand, to: 'x' }, { from: brand, to: 'x'.repeat(200), reason: 'x' }])
    expect((await desk.ask('POST', PATH, { body })).status).toBe(400);
  const more = { from: brand, to: 'x', reason: 'x', all: true };
  expect((await desk.ask('POST', PATH, { body: more })).status).toBe(400);
  for (const id of [newId(), 'x']) expect((await undo(id)).status).toBe(404);
  expect((await desk.ask('GET', `${PATH}?cursor=x`)).status).toBe(400);
  for (const [who, ask] of Object.entries(desk.others))
    expect([who, (await ask('POST', PATH, { body: { from: brand, to: 'x', reason: 'x' } })).status]).toEqual([
      who,
      who === 'nobody' ? 401 : 403,
    ]);
  expect(await totalOf(brand)).toBe(1);
});
