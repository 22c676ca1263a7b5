import type { Index } from '../index/index-spec.ts';
import type { IndexPlan, Plan } from '../index/planner.ts';
import type { Interval } from '../index/predicates.ts';
import { type Collection, ridBounds } from './collection.ts';
import { bytesOf, rowsOf, type Statements } from './database.ts';
import { unpack } from './packing.ts';

export type StoredDocument = { rid: number; raw: Uint8Array };

/** Number of documents of the first read of a scan. */
const FIRST_CHUNK = 32;
/** Maximum number of documents of one read. */
const MAX_CHUNK = 1024;

/** Chunks grow, because a reader that continues is likely to read more. */
function* chunkSizes(expected: number): Generator<number> {
  for (let size = expected || FIRST_CHUNK; ; size = Math.min(size * 4, MAX_CHUNK)) yield size;
}

/**
 * Yields the documents of a plan in chunks. Each chunk starts after the last key, so that nothing stays open between
 * chunks and writes can happen. `expected` is the number of documents that suffice, 0 when unknown.
 */
export function* candidates(
  statements: Statements,
  collection: Collection,
  plan: Plan,
  expected: number,
): Generator<StoredDocument> {
  if (plan.kind === 'scan') yield* scanned(statements, collection, plan.backward, expected);
  else if (plan.kind === 'union') yield* distinct(statements, plan.plans);
  else if (plan.index.arrayFields.includes(true)) yield* distinct(statements, [plan]);
  else yield* indexed(statements, plan, expected);
}

/** Yields each document once, though several keys may lead to it. */
function* distinct(statements: Statements, plans: readonly IndexPlan[]): Generator<StoredDocument> {
  const seen = new Set<number>();
  for (const plan of plans) {
    for (const found of indexed(statements, plan, 0)) {
      if (seen.has(found.rid)) continue;
      seen.add(found.rid);
      yield found;
    }
  }
}

function* scanned(
  statements: Statements,
  collection: Collection,
  backward: boolean,
  expected: number,
): Generator<StoredDocument> {
  let [low, high] = ridBounds(collection);
  const statement = backward ? statements.scanBackward : statements.scanForward;
  for (const size of chunkSizes(expected)) {
    const rows = rowsOf(statement.all(low, high, size));
    for (const [rid, doc] of rows) {
      if (backward) high = Number(rid);
      else low = Number(rid);
      yield { rid: Number(rid), raw: unpack(bytesOf(doc), Number(rid)) };
    }
    if (rows.length < size) return;
  }
}

function* indexed(statements: Statements, plan: IndexPlan, expected: number): Generator<StoredDocument> {
  const { ranges, keys } = plan.bounds;
  if (keys && plan.index.unique) {
    yield* byKeys(statements, plan);
    return;
  }
  for (const range of plan.backward ? ranges.toReversed() : ranges) yield* inRange(statements, plan, range, expected);
}

/** Returns the document of a complete key of a unique index. */
export function keyed(statements: Statements, index: Index, key: Uint8Array): StoredDocument | undefined {
  const row: unknown = statements.byKey.get(index.id, key);
  if (!Array.isArray(row)) return undefined;
  return { rid: Number(row[0]), raw: unpack(bytesOf(row[1]), Number(row[0])) };
}

/** Reads at most one document for each key, which is several times faster than reading a range. */
function* byKeys(statements: Statements, { index, bounds, backward }: IndexPlan): Generator<StoredDocument> {
  for (const { lo } of backward ? bounds.ranges.toReversed() : bounds.ranges) {
    const found = keyed(statements, index, lo);
    if (found) yield found;
  }
}

function* inRange(
  statements: Statements,
  { index, backward }: IndexPlan,
  { lo, hi }: Interval,
  expected: number,
): Generator<StoredDocument> {
  let key: Uint8Array = backward ? hi : lo;
  let after = -1;
  for (const size of chunkSizes(expected)) {
    const rows = rowsOf(
      backward
        ? statements.rangeBackward.all(index.id, key, after, lo, size)
        : statements.rangeForward.all(index.id, key, after, hi, size),
    );
    for (const [rid, doc, at] of rows) {
      yield { rid: Number(rid), raw: unpack(bytesOf(doc), Number(rid)) };
      key = bytesOf(at);
      after = Number(rid);
    }
    if (rows.length < size) return;
  }
}
