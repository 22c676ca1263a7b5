import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorValue } from './ColorDot.tsx';

test.each([
  ['Navy', 'navy'],
  ['Dark Blue', 'darkblue'],
  ['Off-White', 'white'],
  ['Dusty Rose', 'rose'],
  ['Winter Sand', 'sand'],
  ['Ocean Blue', 'blue'],
])('returns the CSS color of %s', (name, value) => {
  expect(colorValue(name)).toBe(value);
});

test('leaves the colors that CSS does not name to the style sheet', () => {
  const css = readFileSync(new URL('ColorDot.module.css', import.meta.url), 'utf8');
  for (const name of ['Dusty Rose', 'Winter Sand']) expect(css).toContain(`[fill$="${colorValue(name)}"]`);
});

test('returns a value that browsers ignore for a pattern', () => {
  expect(colorValue('Houndstooth')).toBe('houndstooth');
});
