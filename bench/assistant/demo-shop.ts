import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CartLine } from '@ethereal/contracts/cart';
import type { Favorite } from '@ethereal/contracts/favorites';
import type { Item } from '@ethereal/contracts/items';
import { item as itemSchema } from '@ethereal/contracts/items';
import type { Order } from '@ethereal/contracts/orders';

const rows: object[] = readFileSync(join(import.meta.dirname, 'demo-items.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const SHOPPER = 'a'.repeat(24);
const SELLER = 'f'.repeat(24);

/** The demo shop's goods at the time when the messages were written. */
export const ITEMS: readonly Item[] = rows.map((row, index) => {
  const at = new Date(Date.UTC(2024, 0, index + 1)).toISOString();
  const picture = { url: `/images/${index + 1}`, public_id: `${index + 1}` };
  return itemSchema.parse({
    ...row,
    _id: idOf(index + 1),
    user: SELLER,
    itemImg: picture.url,
    image1: picture,
    createdAt: at,
    updatedAt: at,
  });
});

function named(name: string): Item {
  const found = ITEMS.find((item) => item.name === name);
  if (!found) throw new Error(`${name} is not in the shop`);
  return found;
}

const line = (name: string, quantity: number, sizeChosen: string | null): CartLine => {
  const { _id, price, category, size, itemImg, user } = named(name);
  return { productId: { _id, name, price, category, size, image1: itemImg, user }, quantity, sizeChosen };
};

export const CART: readonly CartLine[] = [
  { ...line('Linen Shirt in Oat', 2, 'M'), colorChosen: 'Sand' },
  line('Beeswax Pillar Candle', 1, null),
];

export const FAVORITES: readonly Favorite[] = ['Floral Midi Dress', 'Automatic Wrist Watch'].map((name) => {
  const { _id, price, itemImg, category } = named(name);
  return { _id, name, price, itemImg, category };
});

type Status = Order['items'][number]['status'];
function order(number: number, day: string, lines: readonly (readonly [string, Status])[]): Order {
  const items = lines.map(([name, status]) => {
    const { _id, price, user, itemImg } = named(name);
    return {
      productId: { _id, name, price, user, image1: itemImg },
      quantity: 1,
      price,
      seller: user,
      sizeChosen: null,
      status,
    };
  });
  return {
    _id: idOf(1000 + number),
    buyer: SHOPPER,
    items,
    totalPrice: items.reduce((sum, { price }) => sum + price, 0),
    userLocation: {
      country: 'United States',
      fullname: 'Ada Reed',
      phone: '212-555-0100',
      address: '1 Main St',
      city: 'New York',
      state: 'NY',
      zipcode: '10001',
    },
    createdAt: `${day}T10:00:00.000Z`,
  };
}

/** Orders, newest first. */
export const ORDERS: readonly Order[] = [
  order(2, '2024-06-10', [
    ['Noise-Cancelling Wireless Headphones', 'Out for Shipping'],
    ['Stoneware Teapot', 'Pending'],
  ]),
  order(1, '2024-05-02', [['Leather Ankle Boots', 'Handed']]),
];
