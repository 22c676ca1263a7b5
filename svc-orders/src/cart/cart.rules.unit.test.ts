import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addLine,
  type CartLines,
  changeLine,
  type Line,
  lineIdOf,
  removeLine,
  removeOrdered,
  saveLine,
  unsaveLine,
} from './cart.rules.ts';

const item = (id: string, sizes: ('S' | 'M')[] = ['S', 'M']) => ({
  _id: id,
  name: id,
  priceCents: 1000,
  regularCents: 1000,
  category: 'women' as const,
  sizes,
  itemImg: '',
  seller: 's',
  published: true,
  version: 1,
});
let revs = 0;
const rev = () => `r${revs++}`;
const add = (lines: Line[], id: string, quantity: number, size: string | null = null) =>
  addLine(lines, { item: item(id), quantity, size, rev: rev() });

const ids = (lines: Line[]) => lines.map(lineIdOf);
const colored = (lines: Line[], color: string, size: 'S' | 'M', quantity = 1) =>
  addLine(lines, { item: { ...item('a'), colors: ['White', 'Navy'] }, quantity, color, size, rev: rev() });

describe('addLine', () => {
  it('adds the same variant up to at most 10', () => {
    const once = add([], 'a', 4, 'S');
    expect(add(once, 'a', 3, 'S')).toMatchObject([{ product: 'a', quantity: 7, size: 'S' }]);
    expect(add(once, 'a', 9, 'S')).toMatchObject([{ product: 'a', quantity: 10, size: 'S' }]);
  });

  it('adds another variant as another line with an id of its own', () => {
    const lines = add(add(add([], 'a', 4, 'S'), 'a', 2, 'M'), 'a', 1);
    expect(lines).toMatchObject([
      { quantity: 4, size: 'S' },
      { quantity: 2, size: 'M' },
      { quantity: 1, size: null },
    ]);
    expect(ids(lines)[0]).toBe('a');
    expect(new Set(ids(lines)).size).toBe(3);
  });

  it('gives the product id to a new line once no line has it', () => {
    const lines = add(add([], 'a', 1, 'S'), 'a', 2, 'M');
    const [, second = ''] = ids(lines);
    const left = removeLine(lines, { product: 'a', lineId: 'a' });
    expect(ids(left)).toEqual([second]);
    expect(ids(add(left, 'a', 1, 'S'))).toEqual([second, 'a']);
  });
});

describe('changeLine', () => {
  const lines = colored(colored(colored([], 'White', 'S', 7), 'Navy', 'S', 5), 'Navy', 'M', 2);
  const [white = '', _navy = '', last = ''] = ids(lines);

  it('changes the named line, else the line of the product that was added last', () => {
    expect(changeLine(lines, { product: 'a', lineId: white }, { quantity: 1, rev: rev() })).toMatchObject([
      { quantity: 1 },
      { quantity: 5 },
      { quantity: 2 },
    ]);
    expect(changeLine(lines, { product: 'a' }, { quantity: 9, rev: rev() })).toMatchObject([{}, {}, { quantity: 9 }]);
  });

  it('merges a line that has the new variant already, to at most 10', () => {
    const merged = changeLine(lines, { product: 'a', lineId: white }, { color: 'Navy', rev: rev() });
    expect(merged).toMatchObject([{ color: 'Navy', size: 'S', quantity: 10 }, { quantity: 2 }]);
    expect(ids(merged)).toEqual([white, last]);
    const resized = changeLine(lines, { product: 'a', lineId: last }, { size: 'S', rev: rev() });
    expect(resized).toMatchObject([{ quantity: 7 }, { color: 'Navy', size: 'S', quantity: 7 }]);
  });
});

describe('saveLine', () => {
  it('moves a line with variant and quantity, and unsaveLine moves it back', () => {
    const cart: CartLines = { lines: add(add([], 'a', 4, 'S'), 'a', 2, 'M') };
    const saved = saveLine(cart, { product: 'a', lineId: 'a' }, rev());
    expect(saved).toMatchObject({ lines: [{ size: 'M' }], saved: [{ quantity: 4, size: 'S' }] });
    const back = unsaveLine(
      { lines: add([...saved.lines], 'a', 9, 'S'), saved: saved.saved ?? [] },
      { product: 'a' },
      rev(),
    );
    expect(back).toMatchObject({ lines: [{ size: 'M' }, { size: 'S', quantity: 10 }], saved: [] });
    expect(() => unsaveLine(back, { product: 'a' }, rev())).toThrow('The item is not saved.');
  });
});

describe('removeOrdered', () => {
  it('keeps the rest of a partly ordered line, once', () => {
    const cart = add([], 'a', 3, 'S');
    const taken = [{ rev: cart[0]?.rev ?? '', quantity: 1 }];
    const left = removeOrdered(cart, taken);
    expect(left).toMatchObject([{ quantity: 2, size: 'S' }]);
    expect(removeOrdered(left, taken)).toEqual(left);
  });
});

test('rejects a color or size that the item does not have', () => {
  const change = (color: string) => addLine([], { item: item('a'), quantity: 1, color, rev: rev() });
  expect(() => change('White')).toThrow('The item does not come in this color.');
  expect(() => add([], 'a', 1, 'XXL')).toThrow('The item does not come in this size.');
});

test('rejects a change of a line that is not in the cart', () => {
  expect(() => changeLine(add([], 'a', 1), { product: 'b' }, { quantity: 2, rev: rev() })).toThrow(
    'The item is not in the cart.',
  );
});

test('removes ordered lines, but not those changed since', () => {
  const ordered = add(add([], 'a', 1), 'b', 2);
  const revsOrdered = ordered.map(({ rev }) => ({ rev }));
  const since = add(changeLine(ordered, { product: 'b' }, { quantity: 3, rev: rev() }), 'c', 1);
  expect(removeOrdered(since, revsOrdered)).toMatchObject([{ product: 'b', quantity: 3 }, { product: 'c' }]);
});

test('keeps one line per variant with a quantity of 1 to 10 and an id of its own', () => {
  const size = fc.constantFrom('S' as const, 'M' as const, null);
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 10 }),
      size,
    }),
    fc.record({
      kind: fc.constant('resize' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.constant(1),
      size,
    }),
    fc.record({
      kind: fc.constant('remove' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.constant(1),
      size,
    }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const lines = steps.reduce<Line[]>((cart, { kind, id, quantity, size }) => {
        if (kind === 'add') return add(cart, id, quantity, size);
        if (kind === 'remove') return removeLine(cart, { product: id });
        const isThere = cart.some(({ product }) => product === id);
        return isThere ? changeLine(cart, { product: id }, { size, rev: rev() }) : cart;
      }, []);
      expect(new Set(lines.map((line) => `${line.product} ${line.size}`)).size).toBe(lines.length);
      expect(new Set(ids(lines)).size).toBe(lines.length);
      for (const line of lines) expect(line.quantity >= 1 && line.quantity <= 10).toBe(true);
    }),
  );
});
