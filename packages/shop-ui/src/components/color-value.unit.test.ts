import { colorValue } from '@ethereal/shop-ui/components/color-value.ts';
import { expect, test } from 'vitest';

test.each([
  ['Navy', 'navy'],
  ['Dark Blue', 'darkblue'],
  ['Off-White', 'white'],
  ['Dusty Rose', '#e0a3a8'],
  ['Winter Sand', '#d8c3a0'],
  ['Ocean Blue', 'blue'],
])('returns the CSS color of %s', (name, value) => {
  expect(colorValue(name)).toBe(value);
});

test('returns a value that browsers ignore for a pattern', () => {
  expect(colorValue('Houndstooth')).toBe('houndstooth');
});
