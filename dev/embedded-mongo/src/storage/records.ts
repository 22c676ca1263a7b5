import { type Doc, MAX_DOCUMENT_BYTES } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { duplicateKey } from '../index/duplicate-key.ts';
import { type DocumentKeys, documentKeys } from '../index/index-keys.ts';
import type { Index } from '../index/index-spec.ts';
import { adjustCount, type Collection, nextRid, ridBounds } from './collection.ts';
import { bytesOf, rowsOf, type Statements } from './database.ts';
import type { DocCache } from './doc-cache.ts';
import { pack, unpack } from './packing.ts';

export type Records = ReturnType<typeof createRecords>;

/** `touched` names the top-level fields that may differ; without it every index is checked. */
type Next = { doc: Doc; bytes: Uint8Array; touched?: Set<string> };

/** Keys that a document had in the indexes that its change may affect. */
type Before = ReadonlyMap<Index, DocumentKeys>;

type Change = { index: Index; before?: DocumentKeys; after?: DocumentKeys };

/**
 * Documents with their index entries. Every reason to refuse is checked before the first write, so that a refused
 * document leaves no trace.
 */
export function createRecords(statements: Statements, cache: DocCache) {
  function checkUnique(collection: Collection, { index, before, after }: Change, rid: number): void {
    if (!index.unique || !after) return;
    for (const [name, { bytes, values }] of after.keys) {
      if (before?.keys.has(name)) continue;
      if (statements.otherHolder.get(index.id, bytes, rid)) throw duplicateKey(collection.namespace, index, values);
    }
  }

  function apply({ index, before, after }: Change, rid: number): void {
    for (const [name, { bytes }] of before?.keys ?? []) {
      if (!after?.keys.has(name)) statements.deleteEntry.run(index.id, bytes, rid);
    }
    for (const [name, { bytes }] of after?.keys ?? []) {
      if (!before?.keys.has(name)) statements.insertEntry.run(index.id, bytes, rid);
    }
    if (after?.arrayFields.some((array, i) => array && !index.arrayFields[i])) {
      index.arrayFields = index.arrayFields.map((array, i) => array || after.arrayFields[i] === true);
      statements.saveArrayFields.run(index.arrayFields.map(Number).join(''), index.id);
    }
  }

  function write(collection: Collection, changes: Change[], rid: number, row: () => void): void {
    for (const change of changes) checkUnique(collection, change, rid);
    row();
    for (const change of changes) apply(change, rid);
  }

  function insert(collection: Collection, doc: Doc, bytes: Uint8Array): number {
    checkSize(bytes);
    const changes = collection.indexes.map((index) => ({ index, after: documentKeys(index, doc) }));
    const rid = nextRid(statements, collection);
    write(collection, changes, rid, () => statements.insertDoc.run(rid, pack(bytes)));
    adjustCount(collection, 1);
    return rid;
  }

  /**
   * Returns the keys of a document before its change: those that a change of the given top-level fields may affect, by
   * default all.
   */
  function keysOf(collection: Collection, doc: Doc, roots?: ReadonlySet<string>): Before {
    const affected = collection.indexes.filter((index) => !roots?.isDisjointFrom(index.roots));
    return new Map(affected.map((index) => [index, documentKeys(index, doc)]));
  }

  function update(collection: Collection, rid: number, keys: Before, next: Next): void {
    const { doc: after, bytes, touched } = next;
    checkSize(bytes);
    const changes: Change[] = [];
    for (const [index, before] of keys) {
      if (!touched?.isDisjointFrom(index.roots)) changes.push({ index, before, after: documentKeys(index, after) });
    }
    write(collection, changes, rid, () => statements.updateDoc.run(pack(bytes), rid));
    cache.evict(rid);
  }

  function remove(collection: Collection, rid: number, doc: Doc): void {
    for (const index of collection.indexes) apply({ index, before: documentKeys(index, doc) }, rid);
    statements.deleteDoc.run(rid);
    cache.evict(rid);
    adjustCount(collection, -1);
  }

  function read(rid: number): Uint8Array | undefined {
    const row: unknown = statements.readDoc.get(rid);
    return Array.isArray(row) ? unpack(bytesOf(row[0]), rid) : undefined;
  }

  /** Fills a new index with the collection's documents; throws on the first duplicate of a unique one. */
  function build(collection: Collection, index: Index): void {
    const [low, high] = ridBounds(collection);
    let last = low;
    for (;;) {
      const rows = rowsOf(statements.scanForward.all(last, high, 500));
      for (const [id, bytes] of rows) {
        last = Number(id);
        const change = { index, after: documentKeys(index, cache.read(last, unpack(bytesOf(bytes), last))) };
        checkUnique(collection, change, last);
        apply(change, last);
      }
      if (rows.length < 500) return;
    }
  }

  return { insert, keysOf, update, remove, read, build, evict: cache.evict };
}

function checkSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    const message = `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`;
    throw new CommandError(10334, 'BSONObjectTooLarge', message);
  }
}
