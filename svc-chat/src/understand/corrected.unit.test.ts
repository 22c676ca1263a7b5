import { expect, test } from 'vitest';
import { corrected, eased, moreSo, OTHERS } from './corrected.ts';
import { emptyWish } from './wish.ts';

test.each([
  ['no, i meant for kids', 'and for kids'],
  ['sorry i mean coats', 'and coats'],
  ['no my brother', 'and my brother'],
  ['back to the shirts, in linen', 'and shirts, in linen'],
  ['no leather', 'no leather'],
  ['i mean it', 'i mean it'],
])('“%s” is read as “%s”', (said, meant) => {
  expect(corrected(said)).toBe(meant);
});

test('what no longer matters is dropped, and nothing else', () => {
  const before = [{ ...emptyWish(), kinds: ['dress'], colours: ['red'], size: 'M' as const, maxPrice: 50 }];
  expect(eased('oh well any colour then', before)).toEqual([{ ...before[0], colours: [] }]);
  expect(eased('the size does not matter', before)?.[0]).not.toHaveProperty('size');
  expect(eased('one without any pattern', before)).toBeUndefined();
});

test.each([
  ['something lighter', 'summer'],
  ['warmer ones', 'winter'],
  ['anything more elegant', 'party'],
  ['a bit longer', undefined],
])('“%s” asks for others', (said, occasion) => {
  expect(moreSo(said)).toEqual({ occasion });
});

test.each(['leather', 'a sweater', 'cheaper', 'for my mother'])(
  '“%s” is no quality of those shown',
  (said) => {
    expect(moreSo(said)).toBeUndefined();
  },
);

test.each([
  ['not that one', true],
  ['she already has those', true],
  ['not the teddy, she has one', false],
])('whether “%s” refuses what was shown', (said, refuses) => {
  expect(OTHERS.test(said)).toBe(refuses);
});
