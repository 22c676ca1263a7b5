import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, changeLine, type Line, removeLine, removeOrdered } from './cart.rules.ts';

const item = (id: string, sizes: ('S' | 'M')[] = ['S', 'M']) => ({
  _id: id,
  name: id,
  priceCents: 1000,
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

test('the same item again adds up, to at most 10, and takes the new size if one is given', () => {
  const once = add([], 'a', 4, 'S');
  expect(add(once, 'a', 3)).toMatchObject([{ product: 'a', quantity: 7, size: 'S' }]);
  expect(add(once, 'a', 9, 'M')).toMatchObject([{ product: 'a', quantity: 10, size: 'M' }]);
});

test('a color or size that the item does not have is refused', () => {
  const change = (color: string) => addLine([], { item: item('a'), quantity: 1, color, rev: rev() });
  expect(() => change('White')).toThrow('The item does not come in this color.');
  expect(() => add([], 'a', 1, 'XXL')).toThrow('The item does not come in this size.');
});

test('a line that is not in the cart cannot be changed', () => {
  expect(() => changeLine(add([], 'a', 1), 'b', { quantity: 2, rev: rev() })).toThrow('The item is not in the cart.');
});

test('an order takes out of the cart the lines as they were, not what was changed since', () => {
  const ordered = add(add([], 'a', 1), 'b', 2);
  const revsOrdered = ordered.map((line) => line.rev);
  const since = add(changeLine(ordered, 'b', { quantity: 3, rev: rev() }), 'c', 1);
  expect(removeOrdered(since, revsOrdered)).toMatchObject([{ product: 'b', quantity: 3 }, { product: 'c' }]);
});

test('whatever is done to a cart, each item stands in it once, with 1 to 10 of it', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    fc.record({
      kind: fc.constant('remove' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.constant(1),
    }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const lines = steps.reduce<Line[]>(
        (cart, { kind, id, quantity }) => (kind === 'add' ? add(cart, id, quantity) : removeLine(cart, id)),
        [],
      );
      expect(new Set(lines.map((line) => line.product)).size).toBe(lines.length);
      for (const line of lines) expect(line.quantity >= 1 && line.quantity <= 10).toBe(true);
    }),
  );
});
