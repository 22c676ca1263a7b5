import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { id } from './common.ts';
import { category } from './fashion.ts';
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

const service = 'svc-catalog';
const body = z.strictObject({ productId: id });

export const listFavorites = defineCall({
  id: 'listFavorites',
  service,
  method: 'GET',
  path: '/api/favorites/get',
  auth: true,
  summary: "The caller's favourites, newest first",
  success: { status: 200, body: z.array(favorite) },
});

export const addFavorite = defineCall({
  id: 'addFavorite',
  service,
  method: 'POST',
  path: '/api/favorites/add',
  auth: true,
  summary: 'Make an item a favourite',
  body,
  success: { status: 200, body: favorite },
  failures: { 404: 'There is no such item.' },
});

export const removeFavorite = defineCall({
  id: 'removeFavorite',
  service,
  method: 'POST',
  path: '/api/favorites/remove',
  auth: true,
  summary: 'Make an item no favourite',
  body,
  success: { status: 200, body: messageBody },
});
