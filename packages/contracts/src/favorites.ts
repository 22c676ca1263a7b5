import { z } from 'zod';
import { AS_CHANGE, defineCall, messageBody } from './call.ts';
import { id } from './common.ts';
import { category } from './fashion.ts';
import { card } from './items/item.ts';
import { dollars } from './money.ts';
import { reduction } from './sale.ts';

export const favorite = z.object({
  _id: id,
  name: z.string(),
  price: dollars,
  ...reduction,
  itemImg: z.string(),
  category,
});
export type Favorite = z.output<typeof favorite>;

/** A favorite in the list of its owner, with what its card shows. */
export const listedFavorite = z.object({
  ...card.partial().shape,
  ...favorite.shape,
  /** Price when the item became a favorite; absent for favorites of earlier versions. */
  priceWhenAdded: dollars.optional(),
});
export type ListedFavorite = z.output<typeof listedFavorite>;

/** Maximum number of favorites of a person, whose list is read whole. */
export const MAX_FAVORITES = 500;

const service = 'svc-catalog';
const body = z.strictObject({ productId: id });

export const listFavorites = defineCall({
  id: 'listFavorites',
  service,
  method: 'GET',
  path: '/api/favorites/get',
  auth: true,
  summary: "List the caller's favorites, newest first",
  success: { status: 200, body: z.array(listedFavorite) },
});

export const addFavorite = defineCall({
  id: 'addFavorite',
  service,
  method: 'POST',
  path: '/api/favorites/add',
  auth: true,
  summary: 'Add an item to the favorites',
  body,
  success: { status: 200, body: favorite },
  failures: { 404: 'There is no such item.', 409: 'The person has too many favorites.' },
  limitedBy: AS_CHANGE,
});

export const removeFavorite = defineCall({
  id: 'removeFavorite',
  service,
  method: 'POST',
  path: '/api/favorites/remove',
  auth: true,
  summary: 'Remove an item from the favorites',
  body,
  success: { status: 200, body: messageBody },
  limitedBy: AS_CHANGE,
});
