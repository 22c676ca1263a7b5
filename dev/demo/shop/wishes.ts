import { addToCart, getCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import type { Person } from '../accounts.ts';
import type { FindItem } from './items.ts';
import type { Session } from './session.ts';

export async function addFavourites(session: Session, names: readonly string[], find: FindItem): Promise<void> {
  for (const name of names) await session.call(addFavorite, { body: { productId: find(name).id } });
}

/** Adds only what is not in the cart yet, because adding twice would add up. */
export async function fillCart(session: Session, lines: NonNullable<Person['cart']>, find: FindItem): Promise<void> {
  const { items } = await session.call(getCart);
  const present = new Set(items.map(({ productId }) => productId._id));
  for (const { name, quantity, size } of lines) {
    const productId = find(name).id;
    if (present.has(productId)) continue;
    await session.call(addToCart, { body: { productId, quantity, ...(size ? { sizeChosen: size } : {}) } });
  }
}
