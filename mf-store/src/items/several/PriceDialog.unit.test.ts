import { expect, test } from 'vitest';
import { readPriceChange } from './PriceDialog.tsx';

const after = (how: 'set' | 'percent', amount: string, price: number) => {
  const change = readPriceChange({ how, amount });
  return typeof change === 'string' ? change : change(price);
};

test.each([
  ['set', '12.5', 99, 12.5],
  ['set', ' 19.999 ', 5, 20],
  ['percent', '-10', 9.99, 8.99],
  ['percent', '+15', 10, 11.5],
  ['percent', '-99', 0.01, 0.01],
] as const)('applies %s %s to the price %d', (how, amount, price, expected) => {
  expect(after(how, amount, price)).toBe(expected);
});

test.each([
  ['set', '', 'Write a price like 12.50.'],
  ['set', 'ten', 'Write a price like 12.50.'],
  ['set', '0', 'Price must be greater than 0.'],
  ['percent', '', 'Write a number like -10 or 15.'],
  ['percent', '-100', 'Write a number from -99 to 1000.'],
  ['percent', '1e9', 'Write a number from -99 to 1000.'],
] as const)('refuses %s "%s"', (how, amount, fault) => {
  expect(readPriceChange({ how, amount })).toBe(fault);
});
