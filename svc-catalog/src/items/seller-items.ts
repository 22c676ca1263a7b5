import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { type itemSent, MAIN_IMAGE_REQUIRED, MAX_UNPUBLISHED } from '@ethereal/contracts/items';
import { toCents } from '@ethereal/contracts/money';
import { conflict, forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { z } from 'zod';
import type { BrandMerges } from '../brands/brands.ts';
import type { PictureUse } from '../images/picture-use.ts';
import { announcedPrice, firstPrices, nextPrices } from '../sales/sales.rules.ts';
import type { CatalogSync } from '../search/catalog-sync.ts';
import { knownKinds } from '../search/found-as.ts';
import { fittingColorImages } from './color-images.rules.ts';
import type { HideItems } from './hide-items.ts';
import { BY_SUSPENSION } from './hiding.rules.ts';
import { type ItemDraft, type Pictures, picturesOf, type ShopItem } from './item.ts';
import { itemEvent } from './item-events.ts';
import { toStored } from './item-fields.ts';
import { ITEMS, type ItemsStore } from './items.store.ts';
import { type SaveItem, sentAt } from './save-item.ts';

type Sent = z.output<typeof itemSent>;

type SellerItemsDeps = {
  items: ItemsStore;
  pictures: PictureUse;
  /** Deletes the pictures in the reviews of an item that left the shop. */
  releaseReviewPictures(item: string): Promise<void>;
  outbox: Outbox;
  index: CatalogSync;
  save: SaveItem;
  hideItems: HideItems;
  brandFor: BrandMerges['brandFor'];
  isSuspended(seller: string): Promise<boolean>;
  now(): Date;
};

/** Fields that an import adds to those that the seller sends. */
export type Provenance = { number?: string; importedBy: string };

const ATTEMPTS = 5;
const changedElsewhere = () =>
  conflict('This item was changed in another window. Reload it to see the latest version.', {
    code: 'ITEM_CHANGED',
  });

/** Whether an expected version is current: a switch of the price by its schedule is no other edit. */
const isCurrent = ({ version, switchedTo }: ShopItem, expected: number) =>
  expected === version || (switchedTo === version && expected === version - 1);

const numberTaken = () => conflict('Another of your items has this item number. Change or unpublish it first.');

export type SellerItems = ReturnType<typeof createSellerItems>;

/** Creates the functions by which sellers publish, edit and unpublish their items. */
export function createSellerItems(deps: SellerItemsDeps) {
  const { items, pictures, outbox, index, save, hideItems, brandFor, isSuspended, now } = deps;

  /** @throws notFound without the item, forbidden when it belongs to another seller */
  const own = async (seller: string, id: string): Promise<ShopItem> => {
    const item = await items.find(id);
    if (!item) throw notFound('There is no such item.');
    if (item.seller !== seller) throw forbidden('The item belongs to another seller.');
    return item;
  };

  const ownPublished = async (seller: string, id: string): Promise<ShopItem> => {
    const item = await own(seller, id);
    if (!item.published) throw notFound('There is no such item.');
    return item;
  };

  const draftOf = async (seller: string, sent: Sent): Promise<ItemDraft> => {
    const images = await pictures.claim(seller, picturesSent(sent));
    const draft = { ...toStored(sent), images };
    return { ...draft, ...chosenOf(sent, draft) };
  };

  return {
    /**
     * Publishes an item. An import passes `known`: the id that the row has had since its check, so that a repeated row
     * publishes once.
     */
    async publish(seller: string, sent: Sent, known?: Provenance & { _id: string }): Promise<ShopItem> {
      const draft = await draftOf(seller, sent);
      const at = now();
      const prices = firstPrices(draft.priceCents, sent.sale, at);
      const item: ShopItem = {
        ...draft,
        ...prices,
        ...announcedPrice(prices, true, at),
        ...(await brandFor(draft.brand)),
        ...sentAt(sent.stock, at),
        ...(known ?? { _id: newId() }),
        seller,
        published: true,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      const event = itemEvent('item.published', item, { stock: sent.stock });
      await items.insert(item, event);
      outbox.announce(ITEMS, item._id, { events: [event] });
      index.take(item);
      // An import may run on after its seller was suspended. The suspension is read after the write: a later one hides
      // the item itself.
      if (await isSuspended(seller)) await hideItems.hide(item._id, BY_SUSPENSION);
      return item;
    },

    list: (seller: string): Promise<ShopItem[]> => items.ofSeller(seller),

    read: ownPublished,

    /** Saves over the current version; with `expected`, only over that version. */
    async edit(
      seller: string,
      id: string,
      sent: Sent,
      expected?: number,
      known: Partial<Provenance> = {},
    ): Promise<ShopItem> {
      const first = await ownPublished(seller, id);
      if (expected !== undefined && !isCurrent(first, expected)) throw changedElsewhere();
      nextPrices(first, toCents(sent.price), sent.sale, now());
      const draft = await draftOf(seller, sent);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = attempt === 0 ? first : await ownPublished(seller, id);
        const prices = nextPrices(before, draft.priceCents, sent.sale, now());
        const change = { ...draft, ...(await brandFor(draft.brand, before)), ...known, ...prices };
        const after = await save(before, change, sent.stock);
        if (after) {
          await pictures.release(picturesOf(before.images), picturesOf(after.images));
          return after;
        }
        if (expected !== undefined) break;
      }
      throw changedElsewhere();
    },

    /** Returns the unpublished items of a seller, last changed first. */
    listUnpublished: (seller: string): Promise<ShopItem[]> => items.unpublishedOf(seller, MAX_UNPUBLISHED),

    /** Puts an unpublished item back into the shop as it was. Idempotent. */
    async republish(seller: string, id: string): Promise<ShopItem> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = await own(seller, id);
        if (before.published) return before;
        const after = await save(before, { published: true }).catch((error: unknown) => {
          if (isDuplicateKey(error)) throw numberTaken();
          throw error;
        });
        if (!after) continue;
        // An item of a suspended seller stays hidden, as a new one does.
        if (await isSuspended(seller)) await hideItems.hide(id, BY_SUSPENSION);
        return after;
      }
      throw changedElsewhere();
    },

    /**
     * Removes an item from the shop, with the pictures of its reviews. A repeated call completes an interrupted one.
     */
    async unpublish(seller: string, id: string): Promise<void> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = await own(seller, id);
        if (!before.published || (await save(before, { published: false }))) return deps.releaseReviewPictures(id);
      }
      throw changedElsewhere();
    },
  };
}

/** Returns the chosen kinds and pictures of colors. Without their fields, as from a table, they stay as they are. */
function chosenOf({ kinds, colorImages }: Sent, draft: ItemDraft): Pick<ItemDraft, 'kinds' | 'colorImages'> {
  const known = knownKinds(kinds ?? []);
  return {
    ...(kinds && { kinds: known.length > 0 ? known : undefined }),
    ...(colorImages && { colorImages: fittingColorImages({ ...draft, colorImages }) }),
  };
}

function picturesSent(sent: Sent): Pictures {
  const { image1 } = sent;
  if (!image1) throw invalid(MAIN_IMAGE_REQUIRED, { errors: { image1: MAIN_IMAGE_REQUIRED } });
  const others = IMAGE_FIELDS.flatMap((field) => {
    const image = sent[field];
    return image ? [[field, image] as const] : [];
  });
  return { ...Object.fromEntries(others), image1 };
}
