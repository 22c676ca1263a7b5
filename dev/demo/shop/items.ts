import { type UploadedImage, uploadImage } from '@ethereal/contracts/images';
import { listYourItems, uploadItem } from '@ethereal/contracts/items';
import { people } from '../accounts.ts';
import type { DemoItem } from '../catalog.ts';
import type { Pictures } from '../pictures.ts';
import type { People, Session } from './session.ts';

/** An item of the demo catalog as stored in the shop. */
export interface ShopItem {
  id: string;
  item: DemoItem;
  sellerId: string;
}

/** Number of items whose pictures are uploaded ahead of their turn. */
const AHEAD = 4;

async function upload(session: Session, picture: Uint8Array, name: string): Promise<UploadedImage> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), `${name}.jpg`);
  form.append('upload_preset', 'product-images');
  form.append('folder', 'product-images');
  return session.call(uploadImage, { body: form });
}

async function uploadAll(session: Session, pictures: readonly Uint8Array[]): Promise<UploadedImage[]> {
  const images: UploadedImage[] = [];
  for (const [i, picture] of pictures.entries()) images.push(await upload(session, picture, `view-${i + 1}`));
  return images;
}

async function publish(session: Session, item: DemoItem, images: readonly UploadedImage[]): Promise<string> {
  const { seller, ...sent } = item;
  const slots = images.map(({ secure_url, public_id }, i) => [`image${i + 1}`, { url: secure_url, public_id }]);
  const published = await session.call(uploadItem, {
    body: { ...sent, brand: people[seller].store?.name, ...Object.fromEntries(slots) },
  });
  return published._id;
}

async function itemsOf(sessions: People): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const session of Object.values(sessions)) {
    for (const { _id, name } of await session.call(listYourItems)) known.set(`${session.userId} ${name}`, _id);
  }
  return known;
}

/**
 * Publishes every item of the demo catalog that its seller does not offer yet, in the catalog's order, so that the last
 * is the newest. Pictures are uploaded a few items ahead.
 */
export async function publishItems(
  catalog: readonly DemoItem[],
  sessions: People,
  pictures: Pictures,
  onItem: (done: number) => void,
): Promise<ShopItem[]> {
  const known = await itemsOf(sessions);
  const uploads = new Map<number, Promise<UploadedImage[]>>();
  const idOf = (item: DemoItem) => known.get(`${sessions[item.seller].userId} ${item.name}`);

  function prepare(place: number): void {
    const item = catalog[place];
    if (!item || idOf(item) || uploads.has(place)) return;
    const images = pictures(item).then((made) => uploadAll(sessions[item.seller], made));
    // The promise is awaited later; a rejection before that must not count as unhandled.
    images.catch(() => undefined);
    uploads.set(place, images);
  }

  const published: ShopItem[] = [];
  for (const [place, item] of catalog.entries()) {
    for (let next = place; next < place + AHEAD; next++) prepare(next);
    const session = sessions[item.seller];
    const id = idOf(item) ?? (await publish(session, item, (await uploads.get(place)) ?? []));
    uploads.delete(place);
    published.push({ id, item, sellerId: session.userId });
    onItem(place + 1);
  }
  return published;
}

/** Returns items by name; an unknown name is a mistake in the demo data. */
export function findByName(items: readonly ShopItem[]): (name: string) => ShopItem {
  const byName = new Map(items.map((entry) => [entry.item.name, entry]));
  return (name) => {
    const found = byName.get(name);
    if (!found) throw new Error(`There is no demo item named ${name}`);
    return found;
  };
}

export type FindItem = ReturnType<typeof findByName>;
