import fc from 'fast-check';
import { expect, test } from 'vitest';
import { color, colors } from './colors.ts';
import { SIZES } from './fashion.ts';
import { isOpen, partsOf, variantOf, variantsOf } from './variants.ts';

test.each([
  [{ sizes: [] }, []],
  [{ sizes: ['S', 'M'] }, ['S', 'M']],
  [{ colors: ['White', 'Navy'], sizes: [] }, ['White', 'Navy']],
  [{ colors: ['White', 'Navy'], sizes: ['S', 'M'] }, ['White / S', 'White / M', 'Navy / S', 'Navy / M']],
])('lists for %j the variants %j', (options, variants) => {
  expect(variantsOf(options)).toEqual(variants);
});

test('round-trips color and size through the key of a variant, for any color name', () => {
  const name = fc
    .string({ unit: fc.constantFrom(...'aS/ .$:'), maxLength: 6 })
    .filter((text) => color.safeParse(text).success);
  const names = name.map((text) => color.parse(text));
  fc.assert(
    fc.property(names, names, fc.constantFrom(...SIZES), (one, other, size) => {
      const variant = variantOf({ color: one, size });
      expect(partsOf(variant)).toEqual([one, size]);
      expect(isOpen(variant, { color: other, size })).toBe(other === one);
      expect(isOpen(variant, { color: one })).toBe(true);
      expect(isOpen(variantOf({ size }), { color: one })).toBe(false);
    }),
  );
});

test.each(['White', 'Off White', 'Black/White', 'Bleu nuit', '2'])('accepts %j as a color', (name) => {
  expect(color.parse(` ${name} `)).toBe(name);
});

test.each(['', ' ', 'a'.repeat(31), 'White / S', 'Nr. 5', '$', 'a,b', 'a:1', 'xl', 'constructor', '__proto__', 'a\nb'])(
  'rejects %j as a color',
  (name) => expect(color.safeParse(name).success).toBe(false),
);

test('accepts at most 12 colors, each named once', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => `Color ${at}`);
  expect(colors.safeParse(of(12)).success).toBe(true);
  expect(colors.safeParse(of(13)).error?.issues[0]?.message).toBe('Name at most 12 colors.');
  expect(colors.safeParse(['Navy', 'navy']).error?.issues[0]?.message).toBe('Name each color once.');
});
