import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';
import { card } from './items.ts';

/** Maximum number of items in the daily mail of offers. */
export const MAX_DAILY_OFFERS = 6;

export const listPersonsOffers = defineCall({
  id: 'listPersonsOffers',
  service: 'svc-catalog',
  method: 'GET',
  path: '/internal/offers/{id}',
  auth: false,
  summary: "List items at reduced prices that concern a person: favorites first, then items of their favorites' kinds",
  params: z.object({ id }),
  success: { status: 200, body: z.object({ items: z.array(card).max(MAX_DAILY_OFFERS) }) },
});
