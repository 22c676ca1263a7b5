import type { Category } from '@ethereal/contracts/fashion';
import { uploadImage } from '@ethereal/contracts/images';
import { type Item, type ItemSent, uploadItem } from '@ethereal/contracts/items';
import { callApi, callApiWithRetry } from './api.ts';
import { drawPicture } from './pictures.ts';
import { siteUrl } from './site.ts';

let drawn = 0;

/** Brand of the goods that every test finds in the shop, and the list of them, which no other test changes. */
export const SHOP_BRAND = 'Perennia';
export const SHOP_LIST = `/ethereal/all?brand=${SHOP_BRAND}`;

/** Returns a name that no other item has, also on a site where these tests ran before. */
export const newName = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`;

/** Creates the form that uploads a picture. */
export async function imageForm(): Promise<FormData> {
  const picture = await drawPicture(drawn++);
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'picture.jpg');
  form.append('upload_preset', 'product-images');
  form.append('folder', 'product-images');
  return form;
}

/** Uploads a picture as the site's own pages do. */
export async function newImage(token: string, site = siteUrl): Promise<{ url: string; public_id: string }> {
  const { secure_url, public_id } = await callApiWithRetry(uploadImage, { body: await imageForm() }, token, site);
  return { url: secure_url, public_id };
}

export type Wishes = Partial<Omit<ItemSent, 'category'>> & { category?: Category; pictures?: number };

/** Returns an item as its seller sends it, with uploaded pictures. */
export async function itemToSend(token: string, wishes: Wishes = {}, site = siteUrl) {
  const { pictures = 1, ...fields } = wishes;
  const images: Record<string, unknown> = {};
  for (let number = 1; number <= pictures; number++) images[`image${number}`] = await newImage(token, site);
  return {
    name: newName('Test Shirt'),
    description: 'Soft, light and made for a test.',
    price: 19.99,
    category: 'men' as Category,
    subCategory: 'topW' as const,
    size: ['S', 'M', 'L'],
    isBestseller: false,
    ...images,
    ...fields,
  };
}

/** Publishes an item. */
export async function publishItem(token: string, wishes: Wishes = {}, site = siteUrl): Promise<Item> {
  return callApi(uploadItem, { body: await itemToSend(token, wishes, site) }, token, site);
}

/** Returns the address of an item's page. */
export const pageOf = (item: { _id: string; category: string }): string =>
  `/ethereal/categories/${item.category}/${item._id}`;

/** Returns a published item as its seller would send it again. */
export function sentAgain(item: Item) {
  const { _id, itemImg, user, createdAt, updatedAt, rating, availability, available, ...sent } = item;
  return sent;
}
