import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import type { StoredPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { EMPTY_SLOTS, type Slots } from './picture-slots.ts';

/** Stored draft of each slot: the chosen file, a picture of the shop, or nothing. */
type StoredSlots = Partial<Record<ImageField, File | StoredPicture>>;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('ethereal-drafts', 'pictures');
  return opened;
};

/**
 * Runs storage work and returns undefined when the browser blocks its storage or has no space left; the form works
 * without stored pictures.
 */
async function tryStorage<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Returns the key under which a seller's pictures of a draft are stored. */
export const pictureKeyOf = (draftKey: string, seller: string) => `${draftKey}:${seller}`;

/** Stores the chosen pictures as files beside the draft of the fields, so that they survive a reload and a log-in. */
export async function storePictures(key: string, slots: Slots): Promise<void> {
  const stored: StoredSlots = {};
  for (const field of IMAGE_FIELDS) {
    const slot = slots[field];
    if (slot.kind === 'chosen') stored[field] = slot.file;
    if (slot.kind === 'held') stored[field] = slot.picture;
  }
  await tryStorage(() => set(key, stored, store()));
}

/** Removes the pictures stored under a key. */
export async function removePictures(key: string): Promise<void> {
  await tryStorage(() => del(key, store()));
}

/** Removes the pictures stored under the keys for which `isStale` returns true. */
export async function removeStalePictures(isStale: (key: string) => boolean): Promise<void> {
  await tryStorage(async () => {
    const stored = await keys<string>(store());
    await delMany(stored.filter(isStale), store());
  });
}

/** Returns the stored slots. A chosen file gets a new preview URL, which the caller revokes. */
export async function readPictures(key: string): Promise<Slots | undefined> {
  const stored = await tryStorage(() => get<StoredSlots>(key, store()));
  if (!stored) return undefined;
  const slots = { ...EMPTY_SLOTS };
  for (const field of IMAGE_FIELDS) {
    const picture = stored[field];
    if (picture instanceof File)
      slots[field] = { kind: 'chosen', file: picture, preview: URL.createObjectURL(picture) };
    else if (picture) slots[field] = { kind: 'held', picture };
  }
  return slots;
}
