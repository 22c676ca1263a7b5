import { describe, expect, it } from 'vitest';
import { ITEMS } from '../testing/catalogue-items.ts';
import { openShop } from '../testing/open-shop.ts';

const reduced = ITEMS.map((item) =>
  item.name === 'Stoneware Teapot' ? { ...item, formerPrice: 72, saleEnds: '2026-12-05T12:00:00.000Z' } : item,
);

describe('an answer about an item on sale', () => {
  it('states the former price in the list, and the end of the sale when asked for the price', async () => {
    const said = await (await openShop({ items: reduced }))(['teapot', 'how much is it?']);
    expect(said[0]?.text).toContain('$58.00 (was $72.00)');
    expect(said[1]?.text).toContain('reduced from $72.00, until December 5');
  });
});
