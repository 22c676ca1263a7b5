// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readTypedAddress, removeTypedAddress, storeTypedAddress } from './typed-address.ts';

beforeEach(() => sessionStorage.clear());

test('restores the typed address after a reload, for its buyer alone, until the order is placed', () => {
  storeTypedAddress('ann', { fullname: 'Ann Lee', city: 'New', defaultAddress: true, state: undefined });
  expect(readTypedAddress('ann')).toEqual({ fullname: 'Ann Lee', city: 'New', defaultAddress: true });
  expect(readTypedAddress('bob')).toEqual({});
  removeTypedAddress();
  expect(readTypedAddress('ann')).toEqual({});
});

test.each(['null', '{', '[]', '{"buyer":"ann"}', '{"buyer":"ann","address":{"fullname":{"a":1}}}'])(
  'returns nothing for %s',
  (text) => {
    sessionStorage.setItem('ethereal.checkout.address', text);
    expect(readTypedAddress('ann')).toEqual({});
  },
);
