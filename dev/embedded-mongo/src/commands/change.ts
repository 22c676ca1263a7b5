import { type Doc, decode, encode } from '../bson.ts';
import type { Found } from '../query/find.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../store.ts';
import { keepId, type Updater } from '../update/update-document.ts';

export type Changed = { changed: boolean; after: Doc };

/** Applies an update to one document; equal bytes afterwards count as not modified. */
export function changeDocument(
  store: Store,
  collection: Collection,
  { rid, raw, doc }: Found,
  updater: Updater,
): Changed {
  store.records.evict(rid);
  const before = doc ?? decode(raw);
  const id = before._id;
  const keys = store.records.keysOf(collection, before, updater.roots?.());
  // The document is changed in place, so a caller that needs the former keys computes them before.
  const { doc: after, touched } = updater.change(before);
  keepId(id, after);
  const bytes = encode(after);
  if (Buffer.compare(bytes, raw) === 0) return { changed: false, after };
  store.records.update(collection, rid, keys, { doc: after, bytes, touched });
  return { changed: true, after };
}
