import { type Doc, decode, encode } from '../bson.ts';
import type { Found } from '../query/find.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../store.ts';
import { keepId, type Updater } from '../update/update-document.ts';

export type Changed = { changed: boolean; after: Doc };

/** One document's step to its next state; the same bytes afterwards count as not modified. */
export function changeDocument(
  store: Store,
  collection: Collection,
  { rid, raw, doc }: Found,
  updater: Updater,
): Changed {
  const before = doc ?? decode(raw);
  const { doc: after, touched } = updater.change(decode(raw));
  keepId(before._id, after);
  const bytes = encode(after);
  if (Buffer.compare(bytes, raw) === 0) return { changed: false, after };
  store.records.update(collection, rid, before, { doc: after, bytes, touched });
  return { changed: true, after };
}
