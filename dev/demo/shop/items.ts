import { type UploadedImage, uploadImage } from '@ethereal/contracts/images';
import { listYourItems, uploadItem } from '@ethereal/contracts/items';
import type { SellerName } from '../accounts.ts';
import type { DemoItem } from '../catalogue/catalogue.ts';
import type { Pictures } from '../pictures.ts';
import { profiles } from './profiles.ts';
import type { Session } from './session.ts';

/** An item of the catalogue as it is in the shop. */
export interface ShopItem {
  id: string;
  item: DemoItem;
  sellerId: string;
}

export type Sellers = Readonly<Record<SellerName, Session>>;

/** Items whose pictures are uploaded at a time, ahead of their turn. */
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
  const { look: _look, seller: _seller, ...sent } = item;
  const slots = images.map(({ secure_url, public_id }, i) => [
    `image${i + 1}`,
    { url: secure_url, public_id },
  ]);
  const published = await session.call(uploadItem, {
    body: { ...sent, brand: profiles[item.seller].name, ...Object.fromEntries(slots) },
  });
  return published._id;
}

async function itemsOf(sellers: Sellers): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const session of Object.values(sellers)) {
    for (const { _id, name } of await session.call(listYourItems))
      known.set(`${session.userId} ${name}`, _id);
  }
  return known;
}

/**
 * Puts every item of the catalogue that its seller does not offer yet into the shop, in the catalogue's order,
 * so that what comes last is the newest. Pictures are uploaded a few items ahead.
 */
export async function publishItems(
  catalogue: readonly DemoItem[],
  sellers: Sellers,
  pictures: Pictures,
  onItem: (done: number) => void,
): Promise<ShopItem[]> {
  const known = await itemsOf(sellers);
  const uploads = new Map<number, Promise<UploadedImage[]>>();
  const idOf = (item: DemoItem) => known.get(`${sellers[item.seller].userId} ${item.name}`);

  function prepare(place: number): void {
    const item = catalogue[place];
    if (!item || idOf(item) || uploads.has(place)) return;
    const images = pictures(item).then((made) => uploadAll(sellers[item.seller], made));
    // Awaited in its turn: a failure before that must not count as unhandled.
    images.catch(() => undefined);
    uploads.set(place, images);
  }

  const shelf: ShopItem[] = [];
  for (const [place, item] of catalogue.entries()) {
    for (let next = place; next < place + AHEAD; next++) prepare(next);
    const session = sellers[item.seller];
    const id = idOf(item) ?? (await publish(session, item, (await uploads.get(place)) ?? []));
    uploads.delete(place);
    shelf.push({ id, item, sellerId: session.userId });
    onItem(place + 1);
  }
  return shelf;
}
