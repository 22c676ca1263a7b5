import { deleteStalePictures } from './picture-storage.ts';

/** Item whose form is stored. A draft belongs to the version that the seller saw. */
type Edited = { _id: string; version: number };

const draftsOf = ({ _id }: Edited) => `editItemDraft:${_id}:`;

/** Returns the storage key of the draft of an item that is edited. */
export const editDraftKey = (item: Edited): string => `${draftsOf(item)}${item.version}`;

/** Deletes the fields and pictures that this browser stored for other versions of an item. */
export function deleteOtherDrafts(item: Edited): void {
  const isStale = (key: string) => key.startsWith(draftsOf(item)) && key.split(':')[2] !== String(item.version);
  for (const key of Object.keys(localStorage)) if (isStale(key)) localStorage.removeItem(key);
  void deleteStalePictures(isStale);
}
