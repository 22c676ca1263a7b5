import { MAX_FEATURED } from '@ethereal/contracts/desk-items';
import type { SaleSent } from '@ethereal/contracts/sale';
import type { Stock } from '@ethereal/contracts/stock';
import { conflict, forbidden, notFound } from '@ethereal/service-kit/errors';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Decided } from '@ethereal/service-kit/write';
import type { Branded } from '../brands/brands.rules.ts';
import { announcedPrice, firstPrices, nextPrices } from '../sales/sales.rules.ts';
import { type Hiding, hide, withoutReasons } from './hiding.rules.ts';
import { type ItemDraft, isForSale, type ShopItem } from './item.ts';
import { itemEvent } from './item-events.ts';

/** Rule of one change: returns the next version of an item, or undefined when nothing changes. */
export type ItemRule = (item: ShopItem) => Decided<ShopItem> | undefined;

/** Fields that an import adds to those that the seller sends. */
export type Provenance = { number?: string; importedBy: string };

/** Creates a further event of a change from the new state of the item. */
export type CreateEvent = (item: ShopItem) => EventEnvelope;

/** Creates the error for an item that does not exist. */
export const unknownItem = () => notFound('There is no such item.');
const changedElsewhere = () =>
  conflict('This item was changed in another window. Reload it to see the latest version.', { code: 'ITEM_CHANGED' });

const sentAt = (stock: Stock | undefined, at: Date) => (stock === undefined ? {} : { stockSent: { stock, at } });

/**
 * Returns the next version of an item with its events: `item.updated`, or `item.unpublished` when the shop does not
 * show it. `stock` is the stock that the seller sent, `createEvent` creates a further event.
 */
export function nextVersion(
  before: ShopItem,
  change: Partial<ShopItem>,
  { now, stock, createEvent }: { now: Date; stock?: Stock; createEvent?: CreateEvent | undefined },
): Decided<ShopItem> {
  const next = { ...before, ...change, ...sentAt(stock, now), version: before.version + 1, updatedAt: now };
  const state = { ...next, ...announcedPrice(next, isForSale(next), now) };
  const type = isForSale(state) ? 'item.updated' : 'item.unpublished';
  return { state, events: [itemEvent(type, state, { stock, before }), ...(createEvent ? [createEvent(state)] : [])] };
}

type NewItem = {
  _id: string;
  seller: string;
  draft: ItemDraft;
  brand: Branded;
  sale?: SaleSent | null | undefined;
  stock?: Stock | undefined;
  provenance?: Partial<Provenance>;
  now: Date;
};

/** Returns a new item with `item.published`. @throws invalid for a sale that cannot be planned */
export function newItem({ _id, seller, draft, brand, sale, stock, provenance, now }: NewItem) {
  const prices = firstPrices(draft.priceCents, sale, now);
  const state: ShopItem = {
    ...draft,
    ...prices,
    ...announcedPrice(prices, true, now),
    ...brand,
    ...sentAt(stock, now),
    ...provenance,
    _id,
    seller,
    published: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  return { state, event: itemEvent('item.published', state, { stock }) };
}

/** @throws forbidden when the item belongs to another seller */
export function checkOwner(item: ShopItem, seller: string): void {
  if (item.seller !== seller) throw forbidden('The item belongs to another seller.');
}

/** @throws forbidden when the item belongs to another seller, notFound when it is unpublished */
export function checkPublished(item: ShopItem, seller: string): void {
  checkOwner(item, seller);
  if (!item.published) throw unknownItem();
}

/**
 * Checks the version that an edit expects; a switch of the price by its schedule does not count as an edit.
 * @throws conflict ITEM_CHANGED
 */
export function checkVersion({ version, switchedTo }: ShopItem, expected: number | undefined): void {
  const isCurrent =
    expected === undefined || expected === version || (switchedTo === version && expected === version - 1);
  if (!isCurrent) throw changedElsewhere();
}

export type EditItem = {
  seller: string;
  draft: ItemDraft;
  /** Brand for the sent brand after all merges. */
  brand: Branded;
  sale: SaleSent | null | undefined;
  stock: Stock | undefined;
  /** Version that the edit replaces; any version unless given. */
  expected: number | undefined;
  provenance?: Partial<Provenance>;
  now: Date;
};

/** Replaces the seller's fields. A brand that the seller has not changed keeps its merges. */
export function editItem(item: ShopItem, edit: EditItem): Decided<ShopItem> {
  const { seller, draft, sale, stock, expected, provenance, now } = edit;
  checkPublished(item, seller);
  checkVersion(item, expected);
  const brand = draft.brand === item.brand ? { brand: item.brand, mergedBrands: item.mergedBrands } : edit.brand;
  const prices = nextPrices(item, draft.priceCents, sale, now);
  return nextVersion(
    item,
    { ...draft, ...brand, ...provenance, ...prices },
    stock === undefined ? { now } : { now, stock },
  );
}

/** Puts an unpublished item back into the shop as it was. */
export function republishItem(item: ShopItem, { seller, now }: { seller: string; now: Date }) {
  checkOwner(item, seller);
  return item.published ? undefined : nextVersion(item, { published: true }, { now });
}

/** Removes an item from the shop. */
export function unpublishItem(item: ShopItem, { seller, now }: { seller: string; now: Date }) {
  checkOwner(item, seller);
  return item.published ? nextVersion(item, { published: false }, { now }) : undefined;
}

/** Hides an item for one more reason. */
export function hideItem(
  item: ShopItem,
  { by, now, createEvent }: { by: string; now: Date; createEvent?: CreateEvent | undefined },
) {
  const hidden = hide(item.hidden, by, now);
  return hidden && nextVersion(item, { hidden }, { now, createEvent });
}

/** Returns the stock that the seller sent while the item was hidden. */
const stockSince = ({ stockSent }: ShopItem, { since }: Hiding) =>
  stockSent && stockSent.at >= since ? { stock: stockSent.stock } : {};

/** Removes the reasons that `removes` selects. Without a reason left, the shop shows the item again. */
export function showItem(
  item: ShopItem,
  { removes, now, createEvent }: { removes(by: string): boolean; now: Date; createEvent?: CreateEvent | undefined },
) {
  if (!item.hidden?.by.some(removes)) return undefined;
  const hidden = withoutReasons(item.hidden, removes);
  return nextVersion(item, { hidden }, { now, createEvent, ...(hidden ? {} : stockSince(item, item.hidden)) });
}

/**
 * Features an item: it is at the top of the whole list.
 * @throws notFound for an item that is not for sale, conflict when `featured` items leave no place
 */
export function featureItem(item: ShopItem, { featured, now }: { featured: number; now: Date }) {
  if (!isForSale(item)) throw notFound('There is no such item for sale.');
  if (item.featured) return undefined;
  if (featured >= MAX_FEATURED) throw conflict(`${MAX_FEATURED} items are featured. Take one of them back first.`);
  return nextVersion(item, { featured: true }, { now });
}

/** Reverts `featureItem`. */
export const unfeatureItem = (item: ShopItem, { now }: { now: Date }) =>
  item.featured ? nextVersion(item, { featured: undefined }, { now }) : undefined;
