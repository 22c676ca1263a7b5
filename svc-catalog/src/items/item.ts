import type { ImageField } from '@ethereal/contracts/fashion';
import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import {
  type Card,
  FIELD_NAMES,
  type Item,
  type ItemToEdit,
  LISTED_FIELDS,
  type OwnCard,
  pickFields,
} from '@ethereal/contracts/items';
import { availabilityOf, type Stock } from '@ethereal/contracts/stock';
import type { MergedBrand } from '../brands/brands.rules.ts';
import { type FitVotes, ratingOf, type Stars } from '../reviews/review.ts';
import { type AnnouncedPrice, cardPrice, type ItemPrices, ownPriceOf } from '../sales/sales.rules.ts';
import { type ColorImages, fittingColorImages } from './color-images.rules.ts';
import type { Hiding } from './hiding.rules.ts';
import { type StoredFields, valuesOf } from './item-fields.ts';

export type Picture = { url: string; public_id: string };
export type Pictures = { image1: Picture } & Partial<Record<ImageField, Picture>>;

/** Fields of an item that its seller sets. */
export type ItemDraft = StoredFields & { images: Pictures; colorImages?: ColorImages | undefined } & {
  /** Kinds that the seller chose instead of those that the name implies. */
  kinds?: string[] | undefined;
};

/** An item of the shop. `version` counts up with every change by the seller. */
export type ShopItem = ItemDraft &
  ItemPrices &
  AnnouncedPrice & {
    _id: string;
    seller: string;
    published: boolean;
    /** Reasons that hide the item from the shop, independent of its seller. */
    hidden?: Hiding;
    /** Whether the item is at the top of the whole list, and so among the best sellers of the home page. */
    featured?: true | undefined;
    /** Merges of brands that changed the brand of the item. */
    mergedBrands?: MergedBrand[] | undefined;
    /** The seller's own number, by which an import identifies the item; unique among the seller's published items. */
    number?: string;
    /** The import that wrote the item last, so that a repeated row writes it once. */
    importedBy?: string;
    /** Stock that the seller sent last with the item; svc-orders keeps the count. */
    stockSent?: { stock: Stock; at: Date };
    version: number;
    /** Version that a switch of the price by its schedule made; an edit of the version before it is still current. */
    switchedTo?: number;
    createdAt: Date;
    updatedAt: Date;
    /** Stars of the item's reviews; each count increases `starsRevision`. */
    stars?: Stars;
    fit?: FitVotes;
    starsRevision?: number;
    /** Available units, as svc-orders published them last; the version is that of the stock. */
    stock?: { available: Stock; version: number };
    /** Number of changes that are not the seller's own, and the time of the last one. */
    touches?: number;
    touchedAt?: Date;
  };

/** Returns the revision of an item, which counts up with every change that the shop shows. */
export const revisionOf = ({ version, touches = 0 }: Pick<ShopItem, 'version' | 'touches'>): number =>
  version + touches;

/** Whether the shop shows the item: it is published and not hidden. */
export const isForSale = ({ published, hidden }: ShopItem): boolean => published && hidden === undefined;

/** Returns the pictures of an item; the function below returns their ids. */
export const picturesOf = (images: Pictures): Picture[] => IMAGE_FIELDS.flatMap((field) => images[field] ?? []);
/** Returns the ids of an item's pictures, each once. */
export const imageIdsOf = (images: Pictures): string[] => [
  ...new Set(picturesOf(images).map(({ public_id }) => public_id)),
];

/** Returns an item as lists show it at a moment. */
export function toCard(item: ShopItem, now: Date): Card {
  const { url } = item.images.image1;
  return {
    _id: item._id,
    ...pickFields(valuesOf(item), LISTED_FIELDS),
    ...cardPrice(item, now),
    itemImg: url,
    image1: { url },
    ...(item.images.image2 ? { image2: { url: item.images.image2.url } } : {}),
    user: item.seller,
    rating: ratingOf(item.stars),
    availability: availabilityOf(item.stock?.available),
  };
}

/** Returns an item as its seller's lists show it at a moment, with the planned sale. */
export const toOwnCard = (item: ShopItem, now: Date): OwnCard => ({ ...toCard(item, now), ...ownPriceOf(item, now) });

/** Returns an item as its page shows it at a moment. */
export function toItem(item: ShopItem, now: Date): Item {
  const { image2: _, ...card } = toCard(item, now);
  const colorImages = fittingColorImages(item);
  return {
    ...pickFields(valuesOf(item), FIELD_NAMES),
    ...card,
    ...item.images,
    ...(colorImages && { colorImages }),
    available: item.stock?.available ?? null,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

/** Returns an item for the seller's form: the regular price and the sale instead of the current price. */
export function toItemToEdit(item: ShopItem, now: Date): ItemToEdit {
  const publicIds = IMAGE_FIELDS.flatMap((field) => {
    const picture = item.images[field];
    return picture ? [[`${field}_public_id`, picture.public_id]] : [];
  });
  const { formerPrice: _former, saleEnds: _ends, percent: _percent, ...shown } = toItem(item, now);
  const { regularPrice: price, sale } = ownPriceOf(item, now);
  const kinds = item.kinds && { kinds: item.kinds };
  return { ...shown, ...kinds, price, sale, version: item.version, ...Object.fromEntries(publicIds) };
}
