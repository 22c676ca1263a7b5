import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import type { StoredPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { EMPTY_SLOTS, type Slots } from './picture-slots.ts';

/** Stored draft of each slot: the chosen file, a picture of the shop, or nothing. */
type Kept = Partial<Record<ImageField, File | StoredPicture>>;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('ethereal-drafts', 'pictures');
  return opened;
};

/**
 * Runs storage work and returns undefined when the browser blocks its storage or has no space left; the form works
 * without stored pictures.
 */
async function ifAllowed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Stores the chosen pictures as files beside the draft of the fields, so that they survive a reload and a log-in. */
export async function keepPictures(key: string, slots: Slots): Promise<void> {
  const kept: Kept = {};
  for (const field of IMAGE_FIELDS) {
    const slot = slots[field];
    if (slot.kind === 'chosen') kept[field] = slot.file;
    if (slot.kind === 'held') kept[field] = slot.picture;
  }
  await ifAllowed(() => set(key, kept, store()));
}

/** Deletes the pictures stored under a key. */
export async function forgetPictures(key: string): Promise<void> {
  await ifAllowed(() => del(key, store()));
}

/** Deletes the pictures stored under the keys for which `isStale` returns true. */
export async function forgetStalePictures(isStale: (key: string) => boolean): Promise<void> {
  await ifAllowed(async () => {
    const stored = await keys<string>(store());
    await delMany(stored.filter(isStale), store());
  });
}

/** Returns the stored slots. A chosen file gets a new preview URL, which the caller revokes. */
export async function keptPictures(key: string): Promise<Slots | undefined> {
  const kept = await ifAllowed(() => get<Kept>(key, store()));
  if (!kept) return undefined;
  const slots = { ...EMPTY_SLOTS };
  for (const field of IMAGE_FIELDS) {
    const picture = kept[field];
    if (picture instanceof File)
      slots[field] = { kind: 'chosen', file: picture, preview: URL.createObjectURL(picture) };
    else if (picture) slots[field] = { kind: 'held', picture };
  }
  return slots;
}
