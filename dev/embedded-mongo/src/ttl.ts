import { decode } from './bson.ts';
import type { Index } from './index/index-spec.ts';
import { encodeValue, inverted, successor, TAG } from './index/key-encoding.ts';
import type { Collection } from './storage/collection.ts';
import { rowsOf } from './storage/database.ts';
import type { Store } from './store.ts';

/** Maximum number of expired documents that are deleted before other commands get a turn. */
const BATCH = 500;

/** Deletes expired documents in small chunks, so that other commands are not delayed. */
export function deleteExpired(store: Store, now: number): void {
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== undefined) expire(store, collection, index, now);
    }
  }
}

function expire(store: Store, collection: Collection, index: Index, now: number): void {
  const deadline = new Date(now - (index.expireAfterSeconds ?? 0) * 1000);
  const from = Buffer.from([TAG.date]);
  const to = successor(encodeValue(deadline));
  const [lo, hi] = index.fields[0]?.descending ? [inverted(to), inverted(from)] : [from, to];
  const rows = rowsOf(store.statements.ridsInRange.all(index.id, lo, hi, BATCH));
  if (rows.length === 0) return;
  store.commit.write(
    () => {
      for (const [rid] of rows) {
        const raw = store.records.read(Number(rid));
        if (raw) store.records.remove(collection, Number(rid), decode(raw));
      }
    },
    () => false,
  );
  if (rows.length === BATCH) setImmediate(() => expire(store, collection, index, now));
}
