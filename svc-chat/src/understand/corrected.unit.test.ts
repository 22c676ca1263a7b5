import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

test.each([
  ['no, i meant for kids', 'and for kids'],
  ['sorry i mean coats', 'and coats'],
  ['no my brother', 'and my brother'],
  ['no leather', 'no leather'],
  ['i mean it', 'i mean it'],
])('“%s” is read as “%s”', (said, meant) => {
  expect(corrected(said)).toBe(meant);
});
