import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '../search/engine.ts';
import type { Entry } from '../search/entry.ts';
import type { ListQuery } from '../search/list-items.ts';
import { idOf } from './entries.ts';

/** Time within which a write must be visible, in milliseconds. */
const VISIBLE_MS = 1000;

type Given = Partial<Entry> & { name: string };

/** Items in the order of their publication. */
const ITEMS: readonly Given[] = [
  { name: 'Satin Slip Dress', colors: ['Black'], priceCents: 12_900, brand: 'Maison' },
  { name: 'Linen Sundress', colors: ['Yellow'], priceCents: 7900, sizes: ['S', 'M'] },
  { name: 'Leather Ankle Boots', colors: ['Black'], priceCents: 15_800, inStock: false },
  { name: 'Canvas Sneakers', category: 'men', colors: ['White'], priceCents: 7400, sizes: ['L'] },
  { name: 'Cashmere Scarf', category: 'accessories', colors: ['Navy'], priceCents: 8900 },
  { name: 'Pearl Earrings', category: 'accessories', priceCents: 4500, brand: 'Maison' },
  { name: 'Gold Ring', category: 'accessories', priceCents: 9900, reduction: 2500 },
  { name: 'Men’s Oxford Shirt', category: 'men', colors: ['Blue'], priceCents: 5900, stars: [0, 0, 0, 2, 8] },
];

const entryOf = (given: Given, number: number): Entry => ({
  id: idOf(number),
  version: 1,
  description: '',
  category: 'women',
  subCategory: 'topW',
  sizes: [],
  seller: idOf(901),
  priceCents: 1000,
  created: number,
  card: JSON.stringify({ _id: idOf(number), name: given.name }),
  ...given,
});

/** An engine with functions that read names from its answers. */
function reader(engine: () => SearchEngine) {
  const nameOf = new Map(ITEMS.map(({ name }, at) => [idOf(at + 1), name]));
  const names = async (query: ListQuery) => (await engine().list(query)).ids.map((id) => nameOf.get(id) ?? id);
  return { names, found: (search: string) => names({ search }) };
}

/**
 * States what every adapter to a search engine must do.
 * @param open returns an empty engine; each call must return another one
 */
export function describeEngine(name: string, open: () => SearchEngine | Promise<SearchEngine>): void {
  describe(`the engine ${name}`, () => {
    let engine: SearchEngine;
    const { names, found } = reader(() => engine);

    beforeAll(async () => {
      engine = await open();
      for (const [at, given] of ITEMS.entries()) engine.put(entryOf(given, at + 1));
      await vi.waitFor(async () => expect((await engine.list({})).total).toBe(ITEMS.length), VISIBLE_MS);
    });

    describe('a search', () => {
      it.each([
        ['dresses', ['Satin Slip Dress', 'Linen Sundress']],
        ['black dress', ['Satin Slip Dress']],
        ['trainers', ['Canvas Sneakers']],
        ['mens shirt', ['Men’s Oxford Shirt']],
        ['jewelry under 50', ['Pearl Earrings']],
        ['csahmere scarf', ['Cashmere Scarf']],
        ['shmere sc', ['Cashmere Scarf']],
        ['zzzz', []],
      ])('finds for %j exactly %j', async (text, expected) => {
        expect(await found(text)).toEqual(expected);
      });

      it('puts whole words first, matches inside a word last', async () => {
        expect(await found('ring')).toEqual(['Gold Ring', 'Pearl Earrings']);
      });

      it('returns what was understood, corrected', async () => {
        expect(await engine.list({ search: 'blak dress' })).toMatchObject({
          corrected: 'black dress',
          understood: { kinds: ['dress'], colors: ['black'] },
          relaxed: [],
        });
      });

      it('drops the condition that no item meets, but never the whole text', async () => {
        expect(await engine.list({ search: 'green dress' })).toMatchObject({ relaxed: ['color'], total: 2 });
        expect(await engine.list({ search: 'green umbrella zzzz' })).toMatchObject({ total: 0 });
      });
    });

    describe('a list', () => {
      it.each<[ListQuery, string[]]>([
        [{ category: 'men' }, ['Men’s Oxford Shirt', 'Canvas Sneakers']],
        [{ size: ['S', 'L'] }, ['Canvas Sneakers', 'Linen Sundress']],
        [{ brand: ['Maison'], sort: 'asc' }, ['Pearl Earrings', 'Satin Slip Dress']],
        [{ minPrice: 80, maxPrice: 99, sort: 'desc' }, ['Gold Ring', 'Cashmere Scarf']],
        [{ color: ['blue'] }, ['Men’s Oxford Shirt', 'Cashmere Scarf']],
        [{ type: ['shoes'], inStock: 'true' }, ['Canvas Sneakers']],
        [{ offers: '1' }, ['Gold Ring']],
        [{ sort: 'rating', limit: 1 }, ['Men’s Oxford Shirt']],
      ])('returns for %j exactly %j', async (query, expected) => {
        expect(await names(query)).toEqual(expected);
      });

      it('counts for each facet as if its own choice were open', async () => {
        const { facets } = await engine.list({ category: 'men' });
        expect(facets.category).toContainEqual({ value: 'accessories', count: 3 });
        expect(facets.color).toContainEqual({ value: 'white', count: 1 });
        expect(facets.color).not.toContainEqual(expect.objectContaining({ value: 'black' }));
      });

      it('returns cards beside the ids', async () => {
        const { ids, cards } = await engine.list({ limit: 2 });
        expect(cards.map((card) => JSON.parse(card)._id)).toEqual(ids);
      });
    });

    it('covers each item once by its cursors, also in a search', async () => {
      for (const query of [{ sort: 'asc' }, { search: 'black shoes' }, {}] satisfies ListQuery[]) {
        const whole = (await engine.list({ ...query, limit: 60 })).ids;
        const pages: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await engine.list({ ...query, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
          pages.push(...page.ids);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(pages).toEqual(whole);
      }
    });

    it('suggests names, kinds with counts, brands', async () => {
      expect(await engine.suggest('cash')).toEqual(['Cashmere Scarf']);
      const more = await engine.suggestMore('dre', []);
      expect(more.kinds[0]).toMatchObject({ label: 'dresses', count: 2 });
      expect((await engine.suggestMore('mais', [])).brands).toEqual([
        { label: 'Maison', count: 2, marks: [{ from: 0, to: 4 }] },
      ]);
    });

    describe('a write', () => {
      it('replaces, removes, keeps the latest version', async () => {
        const own = await open();
        const put = (version: number, text: string) => own.put(entryOf({ name: text, version }, 1));
        const total = async (search: string) => (await own.list({ search })).total;
        put(1, 'Oak Table');
        put(3, 'Wool Jacket');
        put(2, 'Tea Cup');
        await vi.waitFor(async () => expect(await total('jackets')).toBe(1), VISIBLE_MS);
        expect(await total('tables')).toBe(0);
        expect(await total('cups')).toBe(0);
        own.remove(idOf(1), 4);
        put(3, 'Wool Jacket');
        await vi.waitFor(async () => expect(await total('jackets')).toBe(0), VISIBLE_MS);
      });
    });
  });
}
