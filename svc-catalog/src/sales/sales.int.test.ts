import { setTimeout as pause } from 'node:timers/promises';
import { listItems, planSale } from '@ethereal/contracts/items';
import { describe, expect, it, vi } from 'vitest';
import { startCatalogProcess } from '../testing/catalog-process.ts';
import { listenToEvents } from '../testing/listen-to-events.ts';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { createSurroundings, newUser, startCatalog } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const listener = await openListener(surroundings);
const WAIT = { timeout: 10_000 };

/** Returns a moment so many seconds after the current one, as a call sends it. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const read = async (id: string, { call } = catalog) => (await call('GET', `/api/categories/men/${id}`)).body;
const edit = async (user: string, id: string, fields: Record<string, unknown>) =>
  catalog.call('PUT', `/api/editYourItem/${id}`, { user, body: await catalog.draft(user, fields) });
const sell = (user: string, items: string[], sale: unknown) =>
  catalog.call('PUT', planSale.path, { user, body: { items, sale } });
const list = async (query: string, { call } = catalog) =>
  listItems.success.body.parse((await call('GET', `/api/items?${query}`)).body);
const updatesOf = (id: string) => listener.of(id).filter(({ type }) => type === 'item.updated');

describe('sale of an item', () => {
  it('reduces the price in item, card, list and favorites, and ends with null', async () => {
    const seller = newUser();
    const shopper = newUser();
    const { _id } = await catalog.publish(seller, { price: 80 });
    await catalog.call('POST', '/api/favorites/add', { user: shopper, body: { productId: _id } });
    const until = inSeconds(3600);
    const edited = await edit(seller, _id, { price: 80, sale: { percent: 30, until } });
    const reduced = { price: 56, formerPrice: 80, percent: 30, saleEnds: `${until.slice(0, 19)}.000Z` };
    expect(edited).toMatchObject({ status: 200, body: reduced });
    expect(await read(_id)).toMatchObject(reduced);
    expect((await list(`seller=${seller}`)).items).toMatchObject([reduced]);
    const favorites = await catalog.call('GET', '/api/favorites/get', { user: shopper });
    expect(favorites.body).toMatchObject([reduced]);

    expect((await sell(seller, [_id], null)).body.changed).toMatchObject([{ _id, price: 80, sale: null }]);
    expect(await read(_id)).not.toHaveProperty('formerPrice');
    expect(await read(_id)).toMatchObject({ price: 80 });
  });

  it('stays as it is in an edit without `sale`, which carries the regular price', async () => {
    const seller = newUser();
    const { _id } = await catalog.publish(seller, { price: 80 });
    await edit(seller, _id, { price: 80, sale: { percent: 25 } });
    const form = await catalog.call('GET', `/api/getYourItemToEdit/${_id}`, { user: seller });
    expect(form.body).toMatchObject({ price: 80, sale: { percent: 25 } });
    expect(form.body).not.toHaveProperty('formerPrice');
    expect((await edit(seller, _id, { price: 100, name: 'Dearer' })).body).toMatchObject({
      price: 75,
      formerPrice: 80,
      percent: 6,
    });
    // A form sends back what it read.
    const { version: _v, ...body } = form.body;
    const resent = await catalog.call('PUT', `/api/editYourItem/${_id}`, {
      user: seller,
      body: { ...(await catalog.draft(seller)), price: body.price, sale: body.sale },
    });
    expect(resent.body).toMatchObject({ price: 60, formerPrice: 80, percent: 25 });
  });

  it('fails with the field at fault, and changes nothing then', async () => {
    const seller = newUser();
    const { _id } = await catalog.publish(seller, { price: 80 });
    for (const [sale, field] of [
      [{ price: 80 }, 'sale.price'],
      [{ price: 90 }, 'sale.price'],
      [{}, 'sale.price'],
      [{ price: 50, percent: 10 }, 'sale.price'],
      [{ percent: 0 }, 'sale.percent'],
      [{ percent: 100 }, 'sale.percent'],
      [{ percent: 10, until: inSeconds(-10) }, 'sale.until'],
      [{ percent: 10, from: inSeconds(20), until: inSeconds(10) }, 'sale.until'],
      [{ percent: 10, from: 'soon' }, 'sale.from'],
    ] as const) {
      const refused = await edit(seller, _id, { price: 80, sale });
      expect([sale, refused.status, Object.keys(refused.body.errors)]).toEqual([sale, 400, [field]]);
    }
    expect(await read(_id)).toMatchObject({ price: 80 });
  });
});

describe('PUT /api/yourItems/sale', () => {
  it('plans the sale of several items, and names those that it refuses', async () => {
    const seller = newUser();
    const [coat, hat] = [await catalog.publish(seller, { price: 80 }), await catalog.publish(seller, { price: 40 })];
    const foreign = await catalog.publish(newUser(), { price: 40 });
    const sale = { price: 50 };
    const { status, body } = await sell(seller, [coat._id, hat._id, foreign._id], sale);
    expect(status).toBe(200);
    expect(body.changed).toMatchObject([{ _id: coat._id, price: 50, regularPrice: 80, sale }]);
    expect(body.refused).toEqual([
      { _id: hat._id, message: 'The reduced price must be below the regular price.' },
      { _id: foreign._id, message: 'The item belongs to another seller.' },
    ]);
    expect((await sell(seller, [], sale)).status).toBe(400);
    expect((await catalog.call('PUT', planSale.path, { body: { items: [coat._id], sale } })).status).toBe(401);
    const own = await catalog.call('GET', '/api/yourItems/get', { user: seller });
    expect(own.body.find(({ _id }: { _id: string }) => _id === coat._id)).toMatchObject({ regularPrice: 80, sale });
  });
});

describe('GET /internal/offers/{id}', () => {
  it('returns reduced favorites first, then reduced items of their kinds, and nothing without favorites', async () => {
    const [seller, shopper] = [newUser(), newUser()];
    const names = ['Felt Hat', 'Straw Hat', 'Oak Chair'];
    const items = await Promise.all(names.map((name) => catalog.publish(seller, { name, price: 80 })));
    const [felt, straw, chair] = items.map(({ _id }) => _id);
    const offers = async () => (await catalog.call('GET', `/internal/offers/${shopper}`)).body.items;
    await sell(seller, [straw, chair], { percent: 10 });
    expect(await offers()).toEqual([]);
    await catalog.call('POST', '/api/favorites/add', { user: shopper, body: { productId: felt } });
    expect(await offers()).toMatchObject([{ _id: straw, formerPrice: 80 }]);
    await sell(seller, [felt], { percent: 5 });
    expect(await offers()).toMatchObject([{ _id: felt }, { _id: straw }]);
  });
});

describe('lists', () => {
  it('filter, sort and count by the current price', async () => {
    const seller = newUser();
    const ids: Record<string, string> = {};
    for (const [name, price] of Object.entries({ plain: 60, small: 100, large: 90 }))
      ids[name] = (await catalog.publish(seller, { name, price }))._id;
    await sell(seller, [ids.small ?? ''], { percent: 10 });
    await sell(seller, [ids.large ?? ''], { percent: 50 });
    const names = async (query: string) => (await list(`seller=${seller}&${query}`)).items.map(({ name }) => name);
    expect(await names('sort=asc')).toEqual(['large', 'plain', 'small']);
    expect(await names('sort=desc')).toEqual(['small', 'plain', 'large']);
    expect(await names('sort=reduction')).toEqual(['large', 'small', 'plain']);
    expect(await names('maxPrice=50')).toEqual(['large']);
    expect((await names('offers=1')).toSorted()).toEqual(['large', 'small']);
    expect(await names('offers=0')).toHaveLength(3);
    const { facets } = await list(`seller=${seller}`);
    expect(facets.offers).toEqual([{ value: '1', count: 2 }]);
    const first = await list(`seller=${seller}&sort=reduction&limit=2`);
    const second = await list(`seller=${seller}&sort=reduction&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['large', 'small', 'plain']);
    expect((await catalog.call('GET', '/api/items?offers=yes')).status).toBe(400);
  });
});

/**
 * Returns the price of an item in its page and two lists, and the moments until which the answers, and pages that are
 * made from them, may be kept.
 */
async function look(seller: string, id: string) {
  const asked = Date.now();
  const answers = await Promise.all(
    [`/api/categories/men/${id}`, `/api/items?seller=${seller}`, '/api'].map((path) => catalog.call('GET', path)),
  );
  const [item, page, all] = answers.map(({ body }) => body);
  const card = all.find(({ _id }: { _id: string }) => _id === id);
  const kept = answers.flatMap(({ headers }) => [
    asked + 1000 * Number(/\d+/.exec(headers.get('surrogate-control') ?? '')),
    headers.has('expires') ? Date.parse(headers.get('expires') ?? '') : Number.POSITIVE_INFINITY,
  ]);
  return { shown: [item.price, page.items[0].price, card.price], kept };
}

describe('begin and end of a sale', () => {
  it('take effect at their second in item and lists, whose answers expire then', async () => {
    const seller = newUser();
    const { _id } = await catalog.publish(seller, { price: 80 });
    const [from, until] = [inSeconds(3), inSeconds(5)].map((at) => Math.floor(Date.parse(at) / 1000) * 1000);
    const at = (time: number | undefined) => new Date(time ?? 0).toISOString();
    await sell(seller, [_id], { price: 56, from: at(from), until: at(until) });
    const phaseOf = (time: number) => (time < (from ?? 0) ? 'before' : time < (until ?? 0) ? 'during' : 'after');
    const seen = new Set<string>();
    while (!seen.has('after')) {
      const asked = Date.now();
      const { shown, kept } = await look(seller, _id);
      const phase = phaseOf(asked);
      // A request that crosses a switch may have either price.
      if (phase !== phaseOf(Date.now())) continue;
      expect([phase, shown]).toEqual([phase, Array(3).fill(phase === 'during' ? 56 : 80)]);
      const next = { before: from, during: until, after: Number.POSITIVE_INFINITY }[phase] ?? 0;
      for (const moment of kept) expect(moment).toBeLessThanOrEqual(next);
      seen.add(phase);
      await pause(20);
    }
    expect([...seen]).toEqual(['before', 'during', 'after']);
  });

  it('publish one event each for several instances, with one notice to owners of the favorite', async () => {
    const second = await startCatalog(surroundings);
    try {
      const [seller, shopper] = [newUser(), newUser()];
      const { _id } = await catalog.publish(seller, { price: 80 });
      await catalog.call('POST', '/api/favorites/add', { user: shopper, body: { productId: _id } });
      await sell(seller, [_id], { price: 56, from: inSeconds(2), until: inSeconds(4) });
      await vi.waitFor(() => expect(updatesOf(_id)).toHaveLength(3), WAIT);
      expect(updatesOf(_id).map(({ data }) => ('wasCents' in data ? data.wasCents : undefined))).toEqual([
        undefined,
        8000,
        5600,
      ]);
      const stored = await surroundings.db.collection('items').findOne({ _id: _id as never });
      expect(stored).not.toHaveProperty('nextSwitch');
      const notices = listener.of(_id).filter(({ type }) => type === 'favourite.cheaper');
      expect(notices).toMatchObject([{ data: { user: shopper, priceCents: 5600, wasCents: 8000 } }]);
      // Both instances have looked for due switches several times since.
      await pause(1500);
      expect(updatesOf(_id)).toHaveLength(3);
    } finally {
      await second.close();
    }
  });

  it('leave the form that a seller has open valid', async () => {
    const seller = newUser();
    const { _id } = await catalog.publish(seller, { price: 80 });
    await sell(seller, [_id], { price: 56, from: inSeconds(1) });
    const form = await catalog.call('GET', `/api/getYourItemToEdit/${_id}`, { user: seller });
    await vi.waitFor(() => expect(updatesOf(_id)).toHaveLength(2), WAIT);
    const save = async (tag: string) =>
      catalog.call('PUT', `/api/editYourItem/${_id}`, {
        user: seller,
        body: await catalog.draft(seller, { price: 80 }),
        headers: { 'if-match': tag },
      });
    expect((await save(form.headers.get('etag') ?? '')).status).toBe(200);
    expect((await save(form.headers.get('etag') ?? '')).status).toBe(409);
  });
});

describe('a killed instance', () => {
  it('publishes switches of its downtime once after its start, and shows the price at once', async () => {
    // An own exchange and database, so that no other instance publishes the switches.
    const apart = await openApart();
    const { process, ids } = apart;
    const [begun = '', passed = ''] = ids;
    await process.kill();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(apart.allSwitched), WAIT);
    const again = await startCatalogProcess({ ...apart.env });
    try {
      const price = async (id: string) => (await fetch(`${again.url}/api/categories/men/${id}`)).json();
      expect(await price(begun)).toMatchObject({ price: 56, formerPrice: 80 });
      expect(await price(passed)).toMatchObject({ price: 80 });
      // An event whose confirmation was lost by the kill is published again, under its id.
      const events = (id: string) => {
        const updates = apart.listener.of(id).filter(({ type }) => type === 'item.updated');
        return [...new Map(updates.map((event) => [event.id, event])).values()];
      };
      await vi.waitFor(() => expect([events(begun), events(passed)].map((all) => all.length)).toEqual([2, 2]), WAIT);
      expect(events(begun).at(-1)).toMatchObject({ data: { wasCents: 8000 } });
      expect(events(passed).at(-1)?.data).not.toHaveProperty('wasCents');
    } finally {
      await again.kill();
      await apart.end();
    }
  }, 60_000);
});

/** Starts an instance with two items: the sale of one begins in its downtime, that of the other also ends in it. */
async function openApart() {
  const own = await createSurroundings();
  const ownListener = await listenToEvents(own.env.RABBITMQ_URL, own.env.EVENTS_EXCHANGE);
  const inProcess = await startCatalog(own);
  const seller = newUser();
  const ids = [
    (await inProcess.publish(seller, { price: 80 }))._id,
    (await inProcess.publish(seller, { price: 80 }))._id,
  ];
  await inProcess.close();
  const process = await startCatalogProcess({ ...own.env });
  const plan = (id: string, sale: object) =>
    fetch(process.url + planSale.path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...own.tokens.headers(seller) } as Record<string, string>,
      body: JSON.stringify({ items: [id], sale }),
    });
  // The kill must come before the beginning.
  const [begins, ends] = [inSeconds(5), inSeconds(6)];
  await plan(ids[0] ?? '', { price: 56, from: begins });
  await plan(ids[1] ?? '', { price: 56, from: begins, until: ends });
  return {
    process,
    ids,
    env: own.env,
    listener: ownListener,
    allSwitched: Date.parse(ends) + 100,
    async end() {
      await ownListener.close();
      await own.end();
    },
  };
}
