import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * One SQLite file holds everything: documents by record id, and index entries in key order. A record id is the
 * collection's number in the upper bits and a running number below, so a collection lies together, in insert order.
 * A collection's number is never used twice, so a record id means the same for as long as the store runs.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL,
    options BLOB NOT NULL, UNIQUE (db, name));
  CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec BLOB NOT NULL,
    array_fields TEXT NOT NULL DEFAULT '');
  CREATE TABLE IF NOT EXISTS docs (rid INTEGER PRIMARY KEY, doc BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS entries (idx INTEGER NOT NULL, key BLOB NOT NULL, rid INTEGER NOT NULL,
    PRIMARY KEY (idx, key, rid)) WITHOUT ROWID;
`;

// In WAL mode SQLite passes every commit to the operating system before it returns, so a commit survives the death of
// this process. A power cut may lose the last moments. A page moves from the log to the file after 32 MB of log, so a
// page that changes often is written there once for many changes.
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -65536;
  PRAGMA temp_store = MEMORY;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA wal_autocheckpoint = 8192;
`;

/** Number of record ids that each collection has for itself, so that its records lie side by side in the table. */
export const RIDS_PER_COLLECTION = 2 ** 32;

function open(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'store.sqlite'));
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec(PRAGMAS);
  db.exec(SCHEMA);
  return db;
}

export type Statements = ReturnType<typeof prepare>;

function prepare(db: DatabaseSync) {
  const rows = (sql: string) => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const scan = (order: 'ASC' | 'DESC') =>
    rows(`SELECT rid, doc FROM docs WHERE rid > ? AND rid < ? ORDER BY rid ${order} LIMIT ?`);
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    savepoint: db.prepare('SAVEPOINT command'),
    release: db.prepare('RELEASE command'),
    undo: db.prepare('ROLLBACK TO command'),
    insertDoc: db.prepare('INSERT INTO docs (rid, doc) VALUES (?, ?)'),
    updateDoc: db.prepare('UPDATE docs SET doc = ? WHERE rid = ?'),
    deleteDoc: db.prepare('DELETE FROM docs WHERE rid = ?'),
    readDoc: rows('SELECT doc FROM docs WHERE rid = ?'),
    insertEntry: db.prepare('INSERT OR IGNORE INTO entries (idx, key, rid) VALUES (?, ?, ?)'),
    deleteEntry: db.prepare('DELETE FROM entries WHERE idx = ? AND key = ? AND rid = ?'),
    otherHolder: rows('SELECT rid FROM entries WHERE idx = ? AND key = ? AND rid <> ? LIMIT 1'),
    scanForward: scan('ASC'),
    scanBackward: scan('DESC'),
    rangeForward: rows(`SELECT e.rid, d.doc, e.key FROM entries e CROSS JOIN docs d ON d.rid = e.rid
      WHERE e.idx = ? AND (e.key, e.rid) > (?, ?) AND e.key < ? ORDER BY e.key, e.rid LIMIT ?`),
    rangeBackward: rows(`SELECT e.rid, d.doc, e.key FROM entries e CROSS JOIN docs d ON d.rid = e.rid
      WHERE e.idx = ? AND (e.key, e.rid) < (?, ?) AND e.key >= ? ORDER BY e.key DESC, e.rid DESC LIMIT ?`),
    ridsInRange: rows('SELECT DISTINCT rid FROM entries WHERE idx = ? AND key >= ? AND key < ? LIMIT ?'),
    byKey: rows(`SELECT e.rid, d.doc FROM entries e CROSS JOIN docs d ON d.rid = e.rid
      WHERE e.idx = ? AND e.key = ? LIMIT 1`),
    countRange: rows('SELECT COUNT(*) FROM entries WHERE idx = ? AND key >= ? AND key < ?'),
    countDocs: rows('SELECT COUNT(*) FROM docs WHERE rid > ? AND rid < ?'),
    lastRid: rows('SELECT MAX(rid) FROM docs WHERE rid > ? AND rid < ?'),
    dropDocs: db.prepare('DELETE FROM docs WHERE rid > ? AND rid < ?'),
    dropEntries: db.prepare('DELETE FROM entries WHERE idx = ?'),
    docBytes: rows('SELECT COALESCE(SUM(LENGTH(doc)), 0) FROM docs WHERE rid > ? AND rid < ?'),
    insertCollection: rows('INSERT INTO collections (db, name, options) VALUES (?, ?, ?) RETURNING id'),
    deleteCollection: db.prepare('DELETE FROM collections WHERE id = ?'),
    allCollections: rows('SELECT id, db, name, options FROM collections ORDER BY id'),
    insertIndex: rows('INSERT INTO indexes (collection, spec) VALUES (?, ?) RETURNING id'),
    saveArrayFields: db.prepare('UPDATE indexes SET array_fields = ? WHERE id = ?'),
    deleteIndex: db.prepare('DELETE FROM indexes WHERE id = ?'),
    allIndexes: rows('SELECT id, collection, spec, array_fields FROM indexes ORDER BY id'),
  };
}

export type Database = { statements: Statements; close(): void };

/** Opens the SQLite file of a data folder. */
export function openDatabase(dataDir: string): Database {
  const db = open(dataDir);
  return { statements: prepare(db), close: () => db.close() };
}

/** Rows come as arrays of unknown; the schema above says what they hold. */
export function rowsOf(result: unknown): unknown[][] {
  if (!Array.isArray(result)) throw new TypeError('The statement returns no rows.');
  return result;
}

/** Returns the first column of a row as a number; 0 without a row. */
export function firstNumber(row: unknown): number {
  return Array.isArray(row) ? Number(row[0] ?? 0) : 0;
}

/** Returns the bytes of a column. @throws TypeError when it holds no blob */
export function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('The column holds no blob.');
}
