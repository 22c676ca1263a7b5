import type { Filter } from 'mongodb';
import { invalid } from './errors.ts';

/** Position of a page: after the record with this moment and id, newest first. */
export type PageStart = { createdAt: Date; id: string };

const CURSOR = /^(\d{1,15})\.([0-9a-f]{24})$/;

/** Returns the cursor of the page that begins after an entry. */
export function encodeCursor({ createdAt, id }: PageStart): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/**
 * Decodes the cursor of a page.
 * @throws invalid when this server did not issue the cursor
 */
export function decodeCursor(cursor: string): PageStart {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match?.[1] || !match[2]) {
    throw invalid('The cursor is malformed.', {
      code: 'INVALID_CURSOR',
      errors: { cursor: 'The cursor is malformed.' },
    });
  }
  return { createdAt: new Date(Number(match[1])), id: match[2] };
}

/** Returns the filter of the documents after a position in a list that is sorted by a time and the id, newest first. */
export function olderThan<T>(field: string, start: PageStart | undefined): Filter<T> {
  if (!start) return {};
  const { createdAt, id } = start;
  return { $or: [{ [field]: { $lt: createdAt } }, { [field]: createdAt, _id: { $lt: id } }] } as Filter<T>;
}

/** Returns a page of a list that was read with one record more, and the cursor of the next page. */
export function pageOf<T>(found: readonly T[], limit: number, cursorAfter: (last: T) => string | null) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: found.length > limit && last !== undefined ? cursorAfter(last) : null };
}

/**
 * Reads a page of a list that is sorted by a time and the id, newest first. `read` receives the number of records to
 * read and the position after which they begin. The last page ends with a record for which `timeOf` returns no time.
 * @throws invalid when this server did not issue the cursor
 */
export async function readPage<T extends { _id: string }>(
  { limit, cursor }: { limit: number; cursor: string | undefined },
  read: (count: number, after: PageStart | undefined) => Promise<readonly T[]>,
  timeOf: (record: T) => Date | undefined,
) {
  const found = await read(limit + 1, cursor === undefined ? undefined : decodeCursor(cursor));
  return pageOf(found, limit, (last) => {
    const createdAt = timeOf(last);
    return createdAt ? encodeCursor({ createdAt, id: last._id }) : null;
  });
}
