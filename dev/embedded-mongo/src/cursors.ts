import { randomInt } from 'node:crypto';
import { CommandError } from './errors.ts';

/** Number of documents of a first answer, unless the command states it, as in MongoDB. */
export const DEFAULT_BATCH = 101;
/** Time after which an unused cursor is closed, in milliseconds, as in MongoDB. */
const IDLE_MS = 10 * 60_000;
/** Maximum size of the documents of one answer, in bytes, as in MongoDB. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

type OpenCursor = { ns: string; source: Iterator<Uint8Array>; ahead?: Uint8Array; usedAt: number };

export type Batch = { id: bigint; documents: Uint8Array[] };

export type Cursors = ReturnType<typeof createCursors>;

/** Stores results that did not fit into one answer for `getMore`. */
export function createCursors(now: () => number) {
  const open = new Map<bigint, OpenCursor>();

  /** Takes up to `size` documents and reads one more, which shows whether this was the end. */
  function fill(cursor: OpenCursor, size: number): { documents: Uint8Array[]; done: boolean } {
    const documents: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const next = cursor.ahead ?? take(cursor.source);
      cursor.ahead = undefined;
      if (!next) return { documents, done: true };
      bytes += next.length;
      if (documents.length >= size || (documents.length > 0 && bytes > MAX_BATCH_BYTES)) {
        cursor.ahead = next;
        return { documents, done: false };
      }
      documents.push(next);
    }
  }

  function start(ns: string, source: Iterator<Uint8Array>, size: number, single: boolean): Batch {
    const cursor: OpenCursor = { ns, source, usedAt: now() };
    const { documents, done } = fill(cursor, size);
    if (done || single) return { id: 0n, documents };
    const id = BigInt(randomInt(1, 2 ** 47));
    open.set(id, cursor);
    return { id, documents };
  }

  function more(id: bigint, ns: string, size: number): Batch {
    const cursor = open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns) {
      const message = `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`;
      throw new CommandError(13, 'Unauthorized', message);
    }
    cursor.usedAt = now();
    const { documents, done } = fill(cursor, size);
    if (done) open.delete(id);
    return { id: done ? 0n : id, documents };
  }

  return {
    start,
    more,
    kill: (id: bigint): boolean => open.delete(id),
    dropIdle(): void {
      for (const [id, { usedAt }] of open) if (now() - usedAt > IDLE_MS) open.delete(id);
    },
  };
}

function take(source: Iterator<Uint8Array>): Uint8Array | undefined {
  const next = source.next();
  return next.done ? undefined : next.value;
}
