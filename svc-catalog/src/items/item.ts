import type { Category, ImageField, Size, SubCategory } from '@ethereal/contracts/fashion';
import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { Card, Item, ItemToEdit } from '@ethereal/contracts/items';
import { toDollars } from '@ethereal/contracts/money';

export type Picture = { url: string; public_id: string };
export type Pictures = { image1: Picture } & Partial<Record<ImageField, Picture>>;

/** What a seller decides about an item. */
export type ItemDraft = {
  name: string;
  description: string;
  priceCents: number;
  category: Category;
  subCategory: SubCategory;
  sizes: Size[];
  isBestseller: boolean;
  images: Pictures;
};

/** An item of the shop. `version` counts up with every change. */
export type ShopItem = ItemDraft & {
  _id: string;
  seller: string;
  published: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The ids of the pictures that an item shows. */
export function imageIdsOf(images: Pictures): string[] {
  return [...new Set(IMAGE_FIELDS.flatMap((field) => images[field]?.public_id ?? []))];
}

export function toCard(item: ShopItem): Card {
  const { url } = item.images.image1;
  return {
    _id: item._id,
    name: item.name,
    price: toDollars(item.priceCents),
    category: item.category,
    subCategory: item.subCategory,
    size: item.sizes,
    isBestseller: item.isBestseller,
    itemImg: url,
    image1: { url },
    user: item.seller,
  };
}

export function toItem(item: ShopItem): Item {
  return {
    ...toCard(item),
    description: item.description,
    ...item.images,
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
