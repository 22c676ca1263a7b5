import type { Doc } from '../bson.ts';
import type { Index } from '../index/index-spec.ts';
import { firstNumber, RIDS_PER_COLLECTION, type Statements } from './database.ts';

export type Collection = {
  id: number;
  db: string;
  name: string;
  namespace: string;
  options: Doc;
  indexes: Index[];
  /** Number of documents; counted on first use, then updated. */
  count?: number;
  lastRid?: number;
};

/** Exclusive bounds of the record ids of a collection. */
export const ridBounds = (collection: Collection): [number, number] => [
  collection.id * RIDS_PER_COLLECTION,
  (collection.id + 1) * RIDS_PER_COLLECTION,
];

/** Returns the record id of the next document of a collection. */
export function nextRid(statements: Statements, collection: Collection): number {
  const [low, high] = ridBounds(collection);
  collection.lastRid ??= firstNumber(statements.lastRid.get(low, high)) || low;
  collection.lastRid += 1;
  return collection.lastRid;
}

/** Returns the number of documents in a collection, which is counted once and then updated. */
export function documentCount(statements: Statements, collection: Collection): number {
  collection.count ??= firstNumber(statements.countDocs.get(...ridBounds(collection)));
  return collection.count;
}

/** Updates the known number of documents after a write. */
export function adjustCount(collection: Collection, by: number): void {
  if (collection.count !== undefined) collection.count += by;
}
