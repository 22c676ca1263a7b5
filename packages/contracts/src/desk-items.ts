import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { id, prose } from './common.ts';

const service = 'svc-catalog';
const itemId = z.object({ id });
const unknownItem = 'There is no such item.';

/** The longest reason that anybody gives for a report or an act of the desk, in characters. */
export const MAX_REASON = 500;
export const reasonSent = z.strictObject({ reason: prose('Reason', MAX_REASON) });

export const hideItem = defineCall({
  id: 'hideItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/hide',
  auth: true,
  roles: ['operator'],
  summary: 'Take an item out of the shop, whatever its seller does',
  params: itemId,
  body: reasonSent,
  success: { status: 200, body: messageBody },
  failures: {
    400: 'The reason is blank or too long.',
    404: unknownItem,
    409: 'It is being changed elsewhere.',
  },
});

export const showItem = defineCall({
  id: 'showItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/show',
  auth: true,
  roles: ['operator'],
  summary: 'Let a hidden item into the shop again; with its suspended seller it stays away',
  params: itemId,
  success: { status: 200, body: messageBody },
  failures: { 404: unknownItem, 409: 'It is being changed elsewhere.' },
});
