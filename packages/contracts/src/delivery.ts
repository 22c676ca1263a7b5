import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, moment } from './common.ts';

/** States that stores ship from and to. */
export const deliveryState = z.enum(['NY', 'CA'], 'Choose New York or California.');
export type DeliveryState = z.output<typeof deliveryState>;

/** Maximum number of business days in which a store hands an order to the carrier. */
export const MAX_DISPATCH_DAYS = 10;

const dispatchDays = z
  .int('Dispatch days must be a whole number.')
  .min(1, 'Dispatch takes at least 1 business day.')
  .max(MAX_DISPATCH_DAYS, `Dispatch may take at most ${MAX_DISPATCH_DAYS} business days.`);

/** Dispatch of a store's orders: the state that it ships from, and the business days until the carrier has a parcel. */
export const dispatch = z.object({ shipsFrom: deliveryState, dispatchDays });
export type Dispatch = z.output<typeof dispatch>;

/** Dispatch fields of a request that changes a store's profile. The stored value of an absent field stays. */
export const dispatchSent = { shipsFrom: deliveryState.optional(), dispatchDays: dispatchDays.optional() };

/** Dispatch of a store whose seller has not chosen any. */
export const DEFAULT_DISPATCH: Dispatch = { shipsFrom: 'NY', dispatchDays: 2 };

/** First and last day on which a parcel arrives, as calendar days (`2026-12-02`). */
export const deliveryWindow = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DeliveryWindow = z.output<typeof deliveryWindow>;

/**
 * Delivery promise of an item for an order placed today. `from` and `to` hold for both states; `byState` is the window
 * of a buyer whose state is known. The promise is void from `expiresAt` on, which is midnight at the store.
 */
export const deliveryPromise = deliveryWindow.extend({
  ...dispatch.shape,
  byState: z.object({ NY: deliveryWindow, CA: deliveryWindow }),
  expiresAt: moment,
});
export type DeliveryPromise = z.output<typeof deliveryPromise>;

/** Maximum number of sellers in one request for their dispatch. */
export const MAX_DISPATCH_SELLERS = 60;

const sellers = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).min(1).max(MAX_DISPATCH_SELLERS));

export const listDispatch = defineCall({
  id: 'listDispatch',
  service: 'svc-catalog',
  method: 'GET',
  path: '/internal/dispatch',
  auth: false,
  summary: 'Get the dispatch of sellers by their ids, `?sellers=a,b`; the default for a seller without a profile',
  query: z.object({ sellers }),
  success: { status: 200, body: z.object({ dispatch: z.record(id, dispatch) }) },
});
