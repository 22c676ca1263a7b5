import { z } from 'zod';
import { colorImages } from '../colors.ts';
import { id, moment } from '../common.ts';
import { deliveryPromise } from '../delivery.ts';
import { dollars } from '../money.ts';
import { rating } from '../reviews.ts';
import { reduction, saleSent } from '../sale.ts';
import { availability, stock } from '../stock.ts';
import { listedFields, shownFields } from './field-lists.ts';

/** An item as lists show it. */
export const card = z.object({
  _id: id,
  ...listedFields,
  ...reduction,
  itemImg: z.string(),
  image1: z.object({ url: z.string() }),
  image2: z.object({ url: z.string() }).optional(),
  user: id,
  rating: rating.optional(),
  availability: availability.optional(),
  /** Whether the item is new in the shop; in lists by filters alone. */
  isNew: z.literal(true).optional(),
});
export type Card = z.output<typeof card>;

/** Regular price and sale of an item as its seller sees them, planned sales included; null without a sale. */
export const ownPrice = { regularPrice: dollars.optional(), sale: saleSent.nullable().optional() };

/** An item in its seller's own lists. */
export const ownCard = card.extend(ownPrice);
export type OwnCard = z.output<typeof ownCard>;

const picture = z.object({ url: z.string(), public_id: z.string() });

/** An item as its own page shows it. */
export const item = card.extend({
  ...shownFields,
  image1: picture,
  image2: picture.optional(),
  image3: picture.optional(),
  image4: picture.optional(),
  image5: picture.optional(),
  /** Field of the picture that shows a color; a color without an entry is shown by the first picture. */
  colorImages: colorImages.optional(),
  /** Units that can still be sold; absent or null when stock is not tracked. */
  available: stock.optional(),
  /** Delivery promise for an order placed today; absent when another service reads the item. */
  delivery: deliveryPromise.optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type Item = z.output<typeof item>;

export const service = 'svc-catalog';
export const unknownItem = 'There is no such item.';
