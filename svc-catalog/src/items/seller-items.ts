import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { type itemSent, MAIN_IMAGE_REQUIRED, MAX_UNPUBLISHED } from '@ethereal/contracts/items';
import { toCents } from '@ethereal/contracts/money';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { z } from 'zod';
import type { BrandMerges } from '../brands/brands.ts';
import type { PictureUse } from '../images/picture-use.ts';
import { nextPrices } from '../sales/sales.rules.ts';
import type { CatalogSync } from '../search/catalog-sync.ts';
import { knownKinds } from '../search/found-as.ts';
import type { ChangeItem } from './change-item.ts';
import { fittingColorImages } from './color-images.rules.ts';
import type { HideItems } from './hide-items.ts';
import { BY_SUSPENSION } from './hiding.rules.ts';
import { type ItemDraft, type Pictures, picturesOf, type ShopItem } from './item.ts';
import { toStored } from './item-fields.ts';
import {
  checkOwner,
  checkPublished,
  checkVersion,
  editItem,
  newItem,
  type Provenance,
  republishItem,
  unknownItem,
  unpublishItem,
} from './items.rules.ts';
import { ITEMS, type ItemsStore } from './items.store.ts';

type Sent = z.output<typeof itemSent>;

type SellerItemsDeps = {
  items: ItemsStore;
  pictures: PictureUse;
  /** Deletes the pictures in the reviews of an item that left the shop. */
  releaseReviewPictures(item: string): Promise<void>;
  outbox: Outbox;
  index: CatalogSync;
  change: ChangeItem;
  hideItems: HideItems;
  brandFor: BrandMerges['brandFor'];
  isSuspended(seller: string): Promise<boolean>;
  now(): Date;
};

const numberTaken = () => conflict('Another of your items has this item number. Change or unpublish it first.');

export type SellerItems = ReturnType<typeof createSellerItems>;

/** Creates the functions by which sellers publish, edit and unpublish their items. */
export function createSellerItems(deps: SellerItemsDeps) {
  const { items, pictures, outbox, index, change, hideItems, brandFor, isSuspended, now } = deps;

  /** @throws notFound without the item, forbidden when it belongs to another seller */
  const ownPublished = async (seller: string, id: string): Promise<ShopItem> => {
    const item = await items.find(id);
    if (!item) throw unknownItem();
    checkPublished(item, seller);
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
      const { _id = newId(), ...provenance } = known ?? {};
      const { state: item, event } = newItem({
        ...sent,
        _id,
        seller,
        draft: await draftOf(seller, sent),
        brand: await brandFor(sent.brand),
        provenance,
        now: now(),
      });
      await items.insert(item, event);
      outbox.announce(ITEMS, item._id, { events: [event] });
      index.put(item);
      // An import may run on after its seller was suspended. The suspension is read after the write: a later one hides
      // the item itself.
      if (await isSuspended(seller)) await hideItems.hide(item._id, BY_SUSPENSION);
      return item;
    },

    /** Returns published items of a seller, newest first, those after the given one. */
    async list(seller: string, limit: number, after?: string): Promise<ShopItem[]> {
      if (after === undefined) return items.ofSeller(seller, limit);
      const last = await items.find(after);
      if (!last) throw unknownItem();
      checkOwner(last, seller);
      return items.ofSeller(seller, limit, { createdAt: last.createdAt, id: last._id });
    },

    read: ownPublished,

    /**
     * Saves the sent fields over the current version of an item; with `expected`, only over that version.
     * @throws notFound, forbidden for another seller's item, invalid, conflict `ITEM_CHANGED`
     */
    async edit(
      seller: string,
      id: string,
      sent: Sent,
      { expected, provenance = {} }: { expected?: number | undefined; provenance?: Partial<Provenance> } = {},
    ): Promise<ShopItem> {
      const first = await ownPublished(seller, id);
      checkVersion(first, expected);
      nextPrices(first, toCents(sent.price), sent.sale, now());
      const edit = {
        seller,
        draft: await draftOf(seller, sent),
        brand: await brandFor(sent.brand),
        sale: sent.sale,
        stock: sent.stock,
        expected,
        provenance,
      };
      let { images } = first;
      const edited = await change(
        id,
        (item) => {
          images = item.images;
          return editItem(item, { ...edit, now: now() });
        },
        first,
      );
      await pictures.release(picturesOf(images), picturesOf(edited.images));
      return edited;
    },

    /** Returns the unpublished items of a seller, last changed first. */
    listUnpublished: (seller: string): Promise<ShopItem[]> => items.unpublishedOf(seller, MAX_UNPUBLISHED),

    /** Puts an unpublished item back into the shop as it was. Idempotent. */
    async republish(seller: string, id: string): Promise<ShopItem> {
      const rule = (item: ShopItem) => republishItem(item, { seller, now: now() });
      const item = await change(id, rule).catch((error: unknown) => {
        throw isDuplicateKey(error) ? numberTaken() : error;
      });
      // An item of a suspended seller stays hidden, as a new one does.
      if (await isSuspended(seller)) await hideItems.hide(id, BY_SUSPENSION);
      return item;
    },

    /**
     * Removes an item from the shop, with the pictures of its reviews. A repeated call completes an interrupted one.
     */
    async unpublish(seller: string, id: string): Promise<void> {
      await change(id, (item) => unpublishItem(item, { seller, now: now() }));
      await deps.releaseReviewPictures(id);
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
