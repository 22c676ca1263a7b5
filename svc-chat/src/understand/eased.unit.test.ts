import { expect, test } from 'vitest';
import { eased } from './eased.ts';
import { emptyWish } from './wish.ts';

test('what no longer matters is dropped, and nothing else', () => {
  const before = [{ ...emptyWish(), kinds: ['dress'], colours: ['red'], size: 'M' as const, maxPrice: 50 }];
  expect(eased('oh well any colour then', before)).toEqual([{ ...before[0], colours: [] }]);
  expect(eased('the size does not matter', before)?.[0]).not.toHaveProperty('size');
  expect(eased('one without any pattern', before)).toBeUndefined();
});
