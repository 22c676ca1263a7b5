import type { ReplicatedItem } from '@ethereal/contracts/events';
import type { Stock } from '@ethereal/contracts/stock';
import { newEvent } from '@ethereal/service-kit/events/event';
import { countOf, meanOf, type Stars } from '../reviews/review.ts';
import { colorImageUrls } from './color-images.rules.ts';
import type { ShopItem } from './item.ts';

export const SOURCE = 'svc-catalog';

/** Returns the fields of an item that other services replicate. */
export function toReplica(item: ShopItem): ReplicatedItem {
  const { name, priceCents, category, colors, sizes, otherSizes, images, seller } = item;
  const colorImgs = colorImageUrls(item);
  const { percent: _percent, ...sale } = item.sale ?? {};
  return {
    name,
    priceCents,
    ...(item.sale && { sale: { ...sale, from: item.sale.from, priceCents: item.sale.priceCents } }),
    category,
    ...(colors && { colors }),
    sizes,
    ...(otherSizes && { otherSizes }),
    itemImg: images.image1.url,
    ...(colorImgs && { colorImgs }),
    seller,
  };
}

type ItemEventType = 'item.published' | 'item.updated' | 'item.unpublished';

/**
 * Creates the event of an item's new state. A stock that the seller sent travels in it to svc-orders, so that item and
 * stock are one write.
 */
export function itemEvent(
  type: ItemEventType,
  item: ShopItem,
  { stock, before }: { stock?: Stock; before?: ShopItem } = {},
) {
  const { version } = item;
  const shownBefore = before && (before.shownCents ?? before.priceCents);
  const wasCents = shownBefore !== item.shownCents ? shownBefore : undefined;
  const content = {
    item: toReplica(item),
    version,
    ...(stock === undefined ? {} : { stock }),
    ...(wasCents === undefined ? {} : { wasCents }),
  };
  const data = type === 'item.unpublished' ? { version } : content;
  return newEvent({ type, source: SOURCE, subject: item._id, data, now: item.updatedAt });
}

/** Creates the event that notifies an item's seller that the desk hides or shows the item, with the reason. */
export function itemHiding(item: ShopItem, { by, reason }: { by: string; reason?: string }) {
  const { _id: subject, seller, name: itemName, images, updatedAt: now } = item;
  const data = { seller, itemName, itemImg: images.image1.url, by };
  const about = { source: SOURCE, subject, now };
  return reason === undefined
    ? newEvent({ type: 'item.shown', ...about, data })
    : newEvent({ type: 'item.hidden', ...about, data: { ...data, reason } });
}

/** Creates the event with the stars that an item's reviews give it now. */
export function itemRated(id: string, stars: Readonly<Stars>, now: Date) {
  const data = { average: Math.round(meanOf(stars) * 100) / 100, count: countOf(stars) };
  return newEvent({ type: 'item.rated', source: SOURCE, subject: id, data, now });
}
