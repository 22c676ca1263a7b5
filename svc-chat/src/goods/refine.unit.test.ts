import { describe, expect, it } from 'vitest';
import { ITEMS } from '../testing/catalog-items.ts';
import { fakeSearch } from '../testing/fake-search.ts';
import { openShop } from '../testing/open-shop.ts';

/** Returns the sizes that the search takes over from the wish before the last message. */
async function sizesKeptIn(messages: readonly string[]): Promise<readonly string[]> {
  const find = fakeSearch(ITEMS);
  let kept: readonly string[] = [];
  const converse = await openShop({
    search: async (query) => {
      kept = query.before?.sizes ?? [];
      const found = await find(query);
      const [, size] = /size (\w+)/.exec(query.text) ?? [];
      return size ? { ...found, understood: { ...found.understood, sizes: [size.toUpperCase()] } } : found;
    },
  });
  await converse(messages);
  return kept;
}

describe('the size of a wish', () => {
  it.each(['for men', 'women', 'for a man', 'for him'])('applies to the group that "%s" names', async (message) => {
    expect(await sizesKeptIn(['a shirt in size L', message])).toEqual(['L']);
  });

  it.each(['and for my mom', 'for my mom too', 'for my older sister', 'for grandma', 'for a friend', 'one for a baby'])(
    'does not apply to the person that "%s" names',
    async (message) => {
      expect(await sizesKeptIn(['a shirt in size L', message])).toEqual([]);
    },
  );
});
