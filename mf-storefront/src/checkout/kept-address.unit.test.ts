// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetAddress, keepAddress, keptAddress } from './kept-address.ts';

beforeEach(() => sessionStorage.clear());

test('restores the typed address after a reload, for its buyer alone, until the order is placed', () => {
  keepAddress('ann', { fullname: 'Ann Lee', city: 'New', defaultAddress: true, state: undefined });
  expect(keptAddress('ann')).toEqual({ fullname: 'Ann Lee', city: 'New', defaultAddress: true });
  expect(keptAddress('bob')).toEqual({});
  forgetAddress();
  expect(keptAddress('ann')).toEqual({});
});

test.each(['null', '{', '[]', '{"buyer":"ann"}', '{"buyer":"ann","address":{"fullname":{"a":1}}}'])(
  'returns nothing for %s',
  (text) => {
    sessionStorage.setItem('ethereal.checkout.address', text);
    expect(keptAddress('ann')).toEqual({});
  },
);
