import { expect, it } from 'vitest';
import { faultsOf } from './item-faults.ts';
import { EMPTY_FIELDS } from './item-fields.ts';

const shirt = {
  ...EMPTY_FIELDS,
  name: 'Linen Shirt',
  description: 'Airy.',
  category: 'men',
  subCategory: 'topW',
  price: '49.90',
};

it('names every required field of an empty form', () => {
  expect(faultsOf(EMPTY_FIELDS)).toEqual({
    name: 'Product name is required.',
    description: 'Product description is required.',
    price: 'Price is required.',
    category: 'Category is required.',
    subCategory: 'Sub category is required.',
  });
});

it('returns the message of the contract for a faulty value, and none for a valid item', () => {
  expect(faultsOf({ ...shirt, price: '-1' })).toEqual({ price: 'Price must be above 0.' });
  expect(faultsOf(shirt)).toEqual({});
});
