import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../common.ts';
import { PAYMENT_METHODS } from '../payments.ts';
import { userLocation } from './user-location.ts';

/**
 * Reads what a mail about an order states beside its goods. svc-identity makes this call when it sends the mail, so
 * that no event and no stored mail contains an address. Not reachable through the gateway.
 */
export const readOrderForMail = defineCall({
  id: 'readOrderForMail',
  service: 'svc-orders',
  method: 'GET',
  path: '/internal/orders/{orderId}/mail',
  auth: false,
  summary: 'Address and payment of an order, for a mail about it; no address once the buyer is erased',
  params: z.object({ orderId: id }),
  success: {
    status: 200,
    body: z.object({ address: userLocation.nullable(), payment: z.enum(PAYMENT_METHODS) }),
  },
  failures: { 404: 'There is no such order.' },
});
