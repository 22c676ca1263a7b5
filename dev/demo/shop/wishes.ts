import { addToCart, getCart } from '@ethereal/contracts/cart';
import type { Size } from '@ethereal/contracts/fashion';
import { addFavorite } from '@ethereal/contracts/favorites';
import type { AccountName } from '../accounts.ts';
import type { Session } from './session.ts';
import type { Shelf } from './shelf.ts';

/** The first is the oldest. */
export const favourites: Partial<Record<AccountName, readonly string[]>> = {
  shopper: [
    'Hand-Thrown Amphora Vase',
    'Cashmere Crew Neck Sweater',
    'Compact Mirrorless Camera',
    'Floral Midi Dress',
    'Tortoiseshell Sunglasses',
    'Linen Shirt in Oat',
    'Two-Tone Leather Handbag',
  ],
  shopper2: ['Washed Denim Jacket', 'Automatic Wrist Watch', 'Heirloom Teddy Bear', 'Linen Shirt in Oat'],
  seller: ['Woven Willow Basket', 'Studio Desk Microphone', 'Leather Ankle Boots'],
};

export const carts: Partial<Record<AccountName, readonly { name: string; quantity: number; size?: Size }[]>> =
  {
    shopper: [
      { name: 'Wide-Brim Straw Hat', quantity: 1 },
      { name: 'Oversized Linen Shirt', quantity: 1, size: 'M' },
      { name: 'Oat Milk Soap Bar', quantity: 3 },
    ],
    shopper2: [{ name: 'Low-Top Canvas Sneakers', quantity: 1, size: 'L' }],
  };

export async function addFavourites(session: Session, names: readonly string[], shelf: Shelf): Promise<void> {
  for (const name of names) await session.call(addFavorite, { body: { productId: shelf(name).id } });
}

/** Adding twice would add up, so only what is not in the cart yet is put there. */
export async function fillCart(
  session: Session,
  lines: readonly { name: string; quantity: number; size?: Size }[],
  shelf: Shelf,
): Promise<void> {
  const { items } = await session.call(getCart);
  const present = new Set(items.map(({ productId }) => productId._id));
  for (const { name, quantity, size } of lines) {
    const productId = shelf(name).id;
    if (present.has(productId)) continue;
    await session.call(addToCart, { body: { productId, quantity, ...(size ? { sizeChosen: size } : {}) } });
  }
}
