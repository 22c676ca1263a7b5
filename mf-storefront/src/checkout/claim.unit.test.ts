import type { UserLocation } from '@ethereal/contracts/orders';
import { aLine, BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { expect, test } from 'vitest';
import { claimOf } from './claim.ts';

const address: UserLocation = {
  country: 'United States',
  fullname: 'Ada',
  phone: '212 555 0100',
  address: '1 Way',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

test('includes the color and size of a line if its item still has them', () => {
  const shirt = aLine(1, { colorChosen: 'Navy', sizeChosen: 'S' });
  shirt.productId.colors = ['White', 'Navy'];
  const faded = aLine(2, { colorChosen: 'Navy', sizeChosen: 'XL' });
  const { items } = claimOf(BUYER._id, [shirt, faded, aLine(3)], [], address, 'on-delivery');
  expect(items.map(({ colorChosen, sizeChosen }) => [colorChosen, sizeChosen])).toEqual([
    ['Navy', 'S'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
