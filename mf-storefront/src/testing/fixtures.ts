import type { CartLine } from '@ethereal/contracts/cart';
import type { Card, Item } from '@ethereal/contracts/items';

const id = (digit: number) => String(digit).repeat(24);

export const BUYER = {
  _id: id(9),
  fname: 'Ada',
  lname: 'Byron',
  email: 'ada@shop.test',
  createdAt: '2024-01-01T00:00:00Z',
  nameChangedAt: null,
  emailChangedAt: null,
};

export function aCard(digit: number, change: Partial<Card> = {}): Card {
  return {
    _id: id(digit),
    name: `Item ${digit}`,
    price: digit * 10,
    category: 'men',
    subCategory: 'topW',
    size: ['S', 'M'],
    isBestseller: false,
    itemImg: '',
    image1: { url: '' },
    user: id(8),
    ...change,
  };
}

export function anItem(digit: number): Item {
  const moment = '2024-01-01T00:00:00Z';
  const picture = { url: '', public_id: 'p' };
  const { image2: _, ...card } = aCard(digit);
  return { ...card, image1: picture, description: 'Soft.', createdAt: moment, updatedAt: moment };
}

export function aLine(digit: number, change: Partial<CartLine> = {}): CartLine {
  const { _id, name, price, category, size, user } = aCard(digit);
  const productId = { _id, name, price, category, size, user, image1: '' };
  return { productId, quantity: 1, sizeChosen: null, priceWhenAdded: price, ...change };
}
