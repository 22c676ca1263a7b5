import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { catalog } = await openCatalog();
const seller = newUser();

beforeAll(async () => {
  for (const [name, category, price, colors] of [
    ['Linen Sundress in Butter', 'women', 79, undefined],
    ['Satin Slip Evening Dress', 'women', 129, ['Black']],
    ['Leather Ankle Boots', 'women', 158, ['Black']],
    ['Canvas Sneakers', 'men', 74, ['White']],
    ['Cashmere Scarf', 'accessories', 89, ['Navy']],
  ] as const)
    await catalog.publish(seller, { name, category, price, ...(colors ? { colors } : {}) });
});

const namesOf = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
const find = (body: object) => catalog.call('POST', '/internal/search', { body });

describe('GET /api/items?search=', () => {
  it('finds goods by kind, plural and color', async () => {
    const { body } = await catalog.call('GET', '/api/items?search=black%20dresses');
    expect(namesOf(body)).toEqual(['Satin Slip Evening Dress']);
    expect(body).toMatchObject({
      understood: { kinds: ['dress'], colors: ['black'], phrase: 'black dresses' },
      relaxed: [],
    });
    expect(body.facets.type).toContainEqual({ value: 'dress', count: 1 });
  });

  it('drops the color when no dress has it, and reports it', async () => {
    const { body } = await catalog.call('GET', '/api/items?search=green%20dress');
    expect(namesOf(body)).toEqual(['Satin Slip Evening Dress', 'Linen Sundress in Butter']);
    expect(body).toMatchObject({ relaxed: ['color'], understood: { phrase: 'green dresses' } });
  });

  it('corrects unknown words only', async () => {
    const { body } = await catalog.call('GET', '/api/items?search=csahmere%20scarf');
    expect(body).toMatchObject({ corrected: 'cashmere scarf', total: 1 });
  });

  it('finds a new item immediately by a synonym of its kind', async () => {
    const { _id } = await catalog.publish(seller, { name: 'Quilted Rucksack', category: 'accessories', price: 60 });
    const { body } = await catalog.call('GET', '/api/items?search=backpacks');
    expect(body.items).toEqual([expect.objectContaining({ _id })]);
  });
});

describe('POST /internal/search', () => {
  it('returns items with the understood query', async () => {
    const { status, body } = await find({ text: 'something to wear on my feet, size l no matter, under $100' });
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(['Canvas Sneakers']);
    expect(body.understood).toMatchObject({ priceMax: 100 });
  });

  it('keeps earlier conditions unless the text names others', async () => {
    const before = { kinds: ['dress'], colors: ['black'], priceMax: 150 };
    expect(namesOf((await find({ text: 'in yellow', before })).body)).toEqual(['Linen Sundress in Butter']);
    expect(namesOf((await find({ text: '', before })).body)).toEqual(['Satin Slip Evening Dress']);
    expect(namesOf((await find({ text: 'boots', before })).body)).toEqual(['Leather Ankle Boots']);
  });

  it('excludes unwanted values and items', async () => {
    const all = await find({ text: 'shoes' });
    expect(namesOf(all.body).toSorted()).toEqual(['Canvas Sneakers', 'Leather Ankle Boots']);
    expect(namesOf((await find({ text: 'shoes', without: { colors: ['black'] } })).body)).toEqual(['Canvas Sneakers']);
    const exclude = [all.body.items[0]._id];
    expect(namesOf((await find({ text: 'shoes', exclude })).body)).toEqual([namesOf(all.body)[1]]);
  });

  it.each([{}, { text: 'x'.repeat(201) }, { text: 'a', limit: 0 }, { text: 'a', other: 1 }])(
    'rejects %j with 400',
    async (body) => {
      expect((await find(body)).status).toBe(400);
    },
  );
});

describe('GET /api/search-suggestions', () => {
  it('suggests kinds with counts, items with pictures, and marks the typed text', async () => {
    const { body } = await catalog.call('GET', '/api/search-suggestions?query=dre');
    expect(body.kinds[0]).toEqual({ label: 'dresses', search: 'dresses', count: 2, marks: [{ from: 0, to: 3 }] });
    expect(body.items[0]).toMatchObject({
      label: 'Satin Slip Evening Dress',
      marks: [{ from: 19, to: 22 }],
      item: { price: 129 },
    });
  });

  it('suggests popular kinds for an empty box', async () => {
    const { body } = await catalog.call('GET', '/api/search-suggestions');
    expect(body.kinds[0]).toMatchObject({ label: 'dresses', count: 2 });
    expect(body.items).toEqual([]);
  });
});
