import { expect, test } from 'vitest';
import { findGoods, withFirst } from './find.ts';
import { createGoodsIndex } from './index.ts';
import { quantitiesIn } from './quantities.ts';
import { TRADE_WISHES, TRADES } from './testing/trades.ts';
import { type Wish, wishFor } from './wish.ts';

const index = createGoodsIndex(TRADES);
const find = (said: Partial<Wish>) => findGoods(wishFor(said), index);
const names = (said: Partial<Wish>) => find(said).goods.map(({ item }) => item.name);
const none = { kinds: [], materials: [], colours: [], brands: [], words: [] };
const idOf = (name: string) => TRADES.find((item) => item.name === name)?._id ?? '';

test('ranks the right goods first for nine of ten bare wishes across trades', () => {
  const missed = TRADE_WISHES.filter(
    ({ wish, first }) => !first.some((part) => names({ words: wish })[0]?.includes(part)),
  );
  console.log(
    `${TRADE_WISHES.length - missed.length} of ${TRADE_WISHES.length}, not: ${missed.map(({ wish }) => wish)}`,
  );
  expect(missed.length).toBeLessThanOrEqual(TRADE_WISHES.length / 10);
});

test('finds a kind by its subkinds, by synonyms and by related kinds', () => {
  expect(names({ kinds: ['musical instrument'], words: 'musical instrument' })).toContain('Blues Harmonica in C');
  expect(names({ kinds: ['hosepipe'], words: 'hosepipe' })).toEqual(['Coil Hose 15 m']);
});

test('finds an item by a color that its seller names beside the description', () => {
  const [hose] = TRADES.filter(({ name }) => name === 'Coil Hose 15 m');
  if (!hose) throw new Error('no hose');
  const inColors = createGoodsIndex([{ ...hose, colors: ['Turquoise', 'Off White'] }]);
  const wish = wishFor({ words: 'hose', kinds: ['hose'], colours: ['turquoise'] });
  expect(findGoods(wish, inColors).dropped).toEqual([]);
  expect(findGoods(wish, createGoodsIndex([hose])).dropped).toHaveLength(1);
});

test('never shows refused goods, whatever their name', () => {
  const shown = names({
    words: 'pan or pot',
    kinds: ['pan', 'pot'],
    refused: { ...none, materials: ['metal'] },
  });
  expect(shown).not.toContain('Cast Iron Skillet 26 cm');
  expect(names({ words: 'tent', kinds: ['tent'], refused: { ...none, words: ['dome'] } })).toEqual([
    'Family Tunnel Tent',
  ]);
  expect(names({ words: 'biscuits or chocolate', kinds: ['biscuit', 'chocolate'], allergens: ['nuts'] })).toEqual([
    'Gluten-Free Oat Biscuits',
  ]);
});

test('reports whether goods leave open that they contain an allergen', () => {
  const [tea] = find({ words: 'green tea', kinds: ['tea'], allergens: ['nuts'] }).goods;
  expect(tea?.unstated).toEqual([{ part: 'allergen', said: 'nuts' }]);
});

test('shows goods that meet an amount, else the nearest goods with the dropped condition', () => {
  const six = find({ words: 'tent', kinds: ['tent'], quantities: quantitiesIn('for six people') });
  expect(six.goods.map(({ item }) => item.name)).toEqual(['Family Tunnel Tent']);
  expect(six.dropped).toEqual([]);
  const nine = find({ words: 'tent', kinds: ['tent'], quantities: quantitiesIn('for nine people') });
  expect(nine.goods.length).toBeGreaterThan(0);
  expect(nine.dropped).toEqual([{ part: 'quantity', said: 'nine people' }]);
});

test('respects price, order and count', () => {
  expect(names({ words: 'tent', kinds: ['tent'], price: { max: 200 } })).toEqual(['Two-Person Dome Tent']);
  expect(names({ words: 'tent', kinds: ['tent'], order: 'dearest', count: 1 })).toEqual(['Family Tunnel Tent']);
});

test('reports kinds that the shop does not sell', () => {
  expect(find({ words: 'lawn mower', kinds: ['lawn mower'] }).notSold).toEqual(['lawn mower']);
  expect(find({ words: 'hammer', kinds: ['hammer'] }).notSold).toEqual([]);
});

test("reserves a position for the first hit of the site's search unless it is excluded", () => {
  const odd = idOf('Bar Soap Oatmeal');
  const shown = (said: Partial<Wish>, most = 4) =>
    withFirst(find(said), odd, { wish: wishFor(said), index, most })
      .goods.slice(0, Math.min(3, most))
      .map(({ item }) => item._id);
  const hammer = { words: 'hammer', kinds: ['hammer'] };
  expect(shown(hammer)).toContain(odd);
  expect(shown(hammer, 2)).toHaveLength(2);
  expect(shown(hammer, 2)).toContain(odd);
  expect(shown({ words: 'xyzzy' })).toContain(odd);
  expect(shown({ ...hammer, price: { min: 15 } })).not.toContain(odd);
  expect(shown({ ...hammer, refused: { ...none, kinds: ['soap'] } })).not.toContain(odd);
  expect(shown({ ...hammer, except: [odd] })).not.toContain(odd);
  expect(shown({ ...hammer, order: 'dearest' })).not.toContain(odd);
});

test('drops removed goods and finds replaced ones', () => {
  const own = createGoodsIndex(TRADES.slice(0, 20));
  const [first] = own.goods();
  if (!first) throw new Error('no goods');
  own.remove(first.item._id);
  expect(findGoods(wishFor({ words: 'spade' }), own).goods.map(({ item }) => item._id)).not.toContain(first.item._id);
  own.put(first.item);
  expect(findGoods(wishFor({ words: 'spade' }), own).goods[0]?.item._id).toBe(first.item._id);
});

test('finds goods similar to an item, without the item', () => {
  expect(names({ likeItem: idOf('Two-Person Dome Tent') })).toEqual(['Family Tunnel Tent']);
});
