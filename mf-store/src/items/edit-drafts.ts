import type { ItemToEdit } from '@ethereal/contracts/items';
import { isSame } from '@ethereal/web-kit/forms/is-same.ts';
import { fieldsIn, readDraft } from './item-fields.ts';
import { type Content, keepTyped } from './keep-typed.ts';
import { releasePreviews, slotsOf, storedPicturesIn } from './picture-slots.ts';
import { pictureKeyOf, readPictures, removeStalePictures, storePictures } from './picture-storage.ts';

type Version = Pick<ItemToEdit, '_id' | 'version'>;

/** Returns the start of the storage keys of an item's drafts. Each draft belongs to the version that the seller saw. */
const draftsOf = ({ _id }: Version) => `editItemDraft:${_id}:`;

/** Returns the storage key of the draft of a version of an item. */
export const editDraftKey = (item: Version) => draftsOf(item) + item.version;

const beginningKey = (draftKey: string) => `${draftKey}:beginning`;

/** Stores the content with which a form began. What its draft changed is carried over to newer versions of the item. */
export function storeBeginning(draftKey: string, { fields, slots }: Content): void {
  localStorage.setItem(beginningKey(draftKey), JSON.stringify({ fields, pictures: storedPicturesIn(slots) }));
}

function readBeginning(draftKey: string): Content | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(beginningKey(draftKey)) ?? 'null');
    const fields = fieldsIn(Reflect.get(Object(stored), 'fields'));
    return fields && { fields, slots: slotsOf(Object(Reflect.get(Object(stored), 'pictures'))) };
  } catch {
    return undefined;
  }
}

/** Deletes the fields of a draft. */
export function deleteFields(draftKey: string): void {
  for (const key of [draftKey, beginningKey(draftKey)]) localStorage.removeItem(key);
}

/** Returns the storage key of the latest draft of an earlier version, whose form's beginning is stored. */
function earlierDraft(item: Version): string | undefined {
  const versions = Object.keys(localStorage).flatMap((key) => {
    const version = Number(key.split(':')[2]);
    return key === beginningKey(draftsOf(item) + version) && version < item.version ? [version] : [];
  });
  return versions.length > 0 ? draftsOf(item) + Math.max(...versions) : undefined;
}

/**
 * Stores the draft of an earlier version as one of the version `now`, which has what the seller changed. Returns the
 * labels of what was changed in both; undefined when there is nothing to carry over. The typed stock is left out,
 * because units may have been sold since.
 */
export async function carryDraft(item: Version, now: Content, seller: string): Promise<string[] | undefined> {
  const [from, to] = [earlierDraft(item), editDraftKey(item)];
  const before = from && readBeginning(from);
  const hasOwn = [to, beginningKey(to)].some((key) => localStorage.getItem(key) !== null);
  if (!before || hasOwn) return undefined;
  const fields = { ...(readDraft(from, before.fields) ?? before.fields), stock: before.fields.stock };
  const slots = (await readPictures(pictureKeyOf(from, seller))) ?? before.slots;
  const { clashes, ...carried } = keepTyped({ fields, slots }, before, now);
  if (!isSame(carried, now)) {
    localStorage.setItem(to, JSON.stringify(carried.fields));
    storeBeginning(to, now);
    if (!isSame(carried.slots, now.slots)) await storePictures(pictureKeyOf(to, seller), carried.slots);
  }
  releasePreviews(slots);
  return isSame(carried, now) ? undefined : clashes;
}

/** Deletes the fields and pictures that this browser stored for other versions of an item. */
export function deleteOtherDrafts(item: Version): void {
  const isStale = (key: string) => key.startsWith(draftsOf(item)) && key.split(':')[2] !== String(item.version);
  for (const key of Object.keys(localStorage)) if (isStale(key)) localStorage.removeItem(key);
  void removeStalePictures(isStale);
}
