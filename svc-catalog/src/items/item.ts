import type { ImageField } from '@ethereal/contracts/fashion';
import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import {
  type Card,
  FIELD_NAMES,
  type Item,
  type ItemToEdit,
  LISTED_FIELDS,
  pickFields,
} from '@ethereal/contracts/items';
import { availabilityOf, type Stock } from '@ethereal/contracts/stock';
import type { MergedBrand } from '../brands/merged-brand.ts';
import { type FitVotes, ratingOf, type Stars } from '../reviews/review.ts';
import type { Hiding } from './hiding.ts';
import { type StoredFields, valuesOf } from './item-fields.ts';

export type Picture = { url: string; public_id: string };
export type Pictures = { image1: Picture } & Partial<Record<ImageField, Picture>>;

/** Fields of an item that its seller decides. */
export type ItemDraft = StoredFields & { images: Pictures };

/** An item of the shop. `version` counts up with every change of the seller's. */
export type ShopItem = ItemDraft & {
  _id: string;
  seller: string;
  published: boolean;
  /** Kept out of the shop by others than its seller. */
  hidden?: Hiding;
  /** At the top of the whole list, and so among the best sellers of the home page. */
  featured?: true | undefined;
  /** The merges of brands that gave it the brand it has. */
  mergedBrands?: MergedBrand[] | undefined;
  /** The seller's own number, by which an import knows it again; unique among what they have published. */
  number?: string;
  /** The import that wrote it last, so that one that is repeated writes it once. */
  importedBy?: string;
  /** The stock as the seller last sent it with the item; svc-orders keeps the count. */
  stockSent?: { stock: Stock; at: Date };
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Stars of its reviews; each count increases `starsRevision`. */
  stars?: Stars;
  fit?: FitVotes;
  starsRevision?: number;
  /** Pieces that can still be sold, as svc-orders published them last; the version is the stock's own. */
  stock?: { available: Stock; version: number };
  /** Counts what changed beside the seller's own changes; the last time of it. */
  touches?: number;
  touchedAt?: Date;
};

/** Counts up with every change of what the shop shows of an item. */
export const revisionOf = ({ version, touches = 0 }: Pick<ShopItem, 'version' | 'touches'>): number =>
  version + touches;

/** Whether the shop shows it: its seller wants it to, and nobody hides it. */
export const isForSale = ({ published, hidden }: ShopItem): boolean => published && hidden === undefined;

/** The pictures that an item shows, and the ids of them. */
export const picturesOf = (images: Pictures): Picture[] => IMAGE_FIELDS.flatMap((field) => images[field] ?? []);
export const imageIdsOf = (images: Pictures): string[] => [
  ...new Set(picturesOf(images).map(({ public_id }) => public_id)),
];

export function toCard(item: ShopItem): Card {
  const { url } = item.images.image1;
  return {
    _id: item._id,
    ...pickFields(valuesOf(item), LISTED_FIELDS),
    itemImg: url,
    image1: { url },
    ...(item.images.image2 ? { image2: { url: item.images.image2.url } } : {}),
    user: item.seller,
    rating: ratingOf(item.stars),
    availability: availabilityOf(item.stock?.available),
  };
}

export function toItem(item: ShopItem): Item {
  const { image2: _, ...card } = toCard(item);
  return {
    ...card,
    ...pickFields(valuesOf(item), FIELD_NAMES),
    ...item.images,
    available: item.stock?.available ?? null,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

export function toItemToEdit(item: ShopItem): ItemToEdit {
  const publicIds = IMAGE_FIELDS.flatMap((field) => {
    const picture = item.images[field];
    return picture ? [[`${field}_public_id`, picture.public_id]] : [];
  });
  return { ...toItem(item), version: item.version, ...Object.fromEntries(publicIds) };
}
