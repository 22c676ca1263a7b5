import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Overhead of one document and of one index entry, in bytes. */
const PER_DOCUMENT = 13;
const PER_KEY = 13;
const WRITTEN = `
  SELECT c.name, SUM(bytes) AS bytes FROM (
    SELECT rid >> 32 AS collection, SUM(LENGTH(doc) + ${PER_DOCUMENT}) AS bytes FROM docs GROUP BY 1
    UNION ALL
    SELECT i.collection, SUM(LENGTH(e.key) + ${PER_KEY}) FROM entries e JOIN indexes i ON i.id = e.idx GROUP BY 1
  ) JOIN collections c ON c.id = collection GROUP BY c.name`;

/**
 * Returns the megabytes of an embedded store's pages, split over collections and indexes by the bytes that each wrote.
 */
export function megabytesIn(folder: string): { all: number } & Record<string, number> {
  const file = new DatabaseSync(join(folder, 'store.sqlite'), { readOnly: true });
  try {
    const size = file.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
    const all = Number(size.get()?.bytes) / 2 ** 20;
    const rows = file.prepare(WRITTEN).all();
    const written = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    const shares = rows.map(({ name, bytes }) => [name, (all * Number(bytes)) / written]);
    return { ...Object.fromEntries(shares), all };
  } finally {
    file.close();
  }
}
