import { z } from 'zod';
import { oneOf } from './choice.ts';
import { noneAsAbsent } from './common.ts';

// `order-display.ts` has no schemas, so that a page that only shows the link loads no zod.
export { trackingUrl } from './order-display.ts';

/** Carriers that a seller can choose for a shipped line. */
export const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL', 'Other'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Maximum number of characters of a tracking number. */
export const MAX_TRACKING_NUMBER = 40;

/** Carrier and tracking number of a shipped line, as its seller entered them. */
export const shipment = z.object({ carrier: z.enum(CARRIERS).optional(), trackingNumber: z.string().optional() });
export type Shipment = z.output<typeof shipment>;

/** Fields of a request that name a shipment; blank counts as absent. */
export const shipmentFields = {
  carrier: noneAsAbsent(oneOf(CARRIERS)),
  trackingNumber: noneAsAbsent(
    z
      .string('Tracking number must be text.')
      .trim()
      .max(MAX_TRACKING_NUMBER, `Tracking number may have at most ${MAX_TRACKING_NUMBER} characters.`)
      .regex(/^[A-Za-z0-9 -]+$/, 'Tracking number may hold letters, digits, spaces and hyphens only.'),
  ),
};
