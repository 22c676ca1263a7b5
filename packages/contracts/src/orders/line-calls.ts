import { z } from 'zod';
import { AS_CHANGE, defineCall } from '../call.ts';
import { lineId, quantity } from '../cart.ts';
import { oneOf } from '../choice.ts';
import { id, MAX_REASON, optionalProse, prose } from '../common.ts';
import { aboutFields } from '../rule.ts';
import { shipmentFields } from '../shipments.ts';
import { ITEM_STATUSES, RETURN_PAYERS } from './line.ts';
import { order } from './order.ts';

const service = 'svc-orders';
/**
 * Names one of several lines of a product. Without it, the change applies to every line of the product that allows it.
 */
const whichLine = { lineId: lineId.optional() };
const params = z.object({ orderId: id, productId: id });
/** Condition for operators and support who act for a buyer or seller. */
const onBehalf = 'On behalf of others, a role and a reason are required.';
const reusedKey = 'the key was used for another item (`IDEMPOTENCY_KEY_REUSED`).';
/** Maximum length of the address to which a buyer sends a return, in characters. */
export const MAX_RETURN_ADDRESS = 300;
const oneOrder = { status: 200, body: z.object({ order }) };

export const updateItemStatus = defineCall({
  id: 'updateItemStatus',
  service,
  method: 'PATCH',
  path: '/api/orders/{orderId}/items/{productId}/updateStatus',
  auth: true,
  summary: "Set the delivery state of the caller's item in an order, with its carrier and tracking number",
  params,
  body: z
    .strictObject({
      status: oneOf(ITEM_STATUSES),
      ...shipmentFields,
      ...whichLine,
    })
    .refine(({ status, carrier, trackingNumber }) => status !== 'Pending' || !(carrier || trackingNumber), {
      error: 'A pending item has no carrier or tracking number.',
      path: ['status'],
      ...aboutFields('status', 'carrier', 'trackingNumber'),
    }),
  success: oneOrder,
  failures: {
    403: "Another seller's item.",
    404: 'There is no such order or item.',
    409: 'The line is cancelled, or its payment is not authorized (`PAYMENT_NOT_AUTHORIZED`).',
  },
  limitedBy: AS_CHANGE,
});

export const cancelLine = defineCall({
  id: 'cancelLine',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/cancel',
  auth: true,
  summary:
    'Cancel an ordered item, or a `quantity` of it: the buyer while it is Pending, the seller until it is Handed; header Idempotency-Key makes a retry safe',
  params,
  body: z.strictObject({
    reason: optionalProse('Reason', MAX_REASON).optional(),
    ...whichLine,
    quantity: quantity.optional(),
  }),
  success: oneOrder,
  failures: {
    400: onBehalf,
    403: "Neither the caller's order nor the caller's item.",
    404: 'There is no such order or item.',
    409: `It is too late to cancel, or ${reusedKey}`,
  },
  limitedBy: AS_CHANGE,
});

export const requestReturn = defineCall({
  id: 'requestReturn',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/return',
  auth: true,
  summary:
    'Request the return of an ordered item, or of a `quantity` of it, up to 14 days after it was handed over; header Idempotency-Key makes a retry safe',
  params,
  body: z.strictObject({ reason: prose('Reason', MAX_REASON), ...whichLine, quantity: quantity.optional() }),
  success: oneOrder,
  failures: {
    403: "Not the caller's order.",
    404: 'There is no such order or item.',
    409: `It was not handed over, too long ago, a return was settled, or ${reusedKey}`,
  },
  limitedBy: AS_CHANGE,
});

export const withdrawReturn = defineCall({
  id: 'withdrawReturn',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/return/withdraw',
  auth: true,
  summary: "Withdraw the caller's return that its seller has not answered; it cannot be requested again",
  params,
  body: z.strictObject(whichLine),
  success: oneOrder,
  failures: {
    403: "Not the caller's order.",
    404: 'There is no such order, item or return.',
    409: 'The return is answered.',
  },
  limitedBy: AS_CHANGE,
});

export const decideReturn = defineCall({
  id: 'decideReturn',
  service,
  method: 'PATCH',
  path: '/api/orders/{orderId}/items/{productId}/return',
  auth: true,
  summary: 'Decide a return, or confirm its receipt',
  params,
  body: z.strictObject({
    state: oneOf(['approved', 'declined', 'received']),
    note: optionalProse('Note', MAX_REASON).optional(),
    /** Reason, given only when an operator or support acts for the seller. */
    reason: optionalProse('Reason', MAX_REASON).optional(),
    /** With `approved`: address to which the buyer sends the item. */
    sendTo: optionalProse('Address', MAX_RETURN_ADDRESS).optional(),
    /** With `approved`: the person who pays for the parcel. */
    paidBy: oneOf(RETURN_PAYERS).optional(),
    ...whichLine,
  }),
  success: oneOrder,
  failures: {
    400: onBehalf,
    403: "Another seller's item.",
    404: 'There is no such order, item or return.',
    409: 'Out of order.',
  },
  limitedBy: AS_CHANGE,
});
