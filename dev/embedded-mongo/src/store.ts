import { type Cursors, createCursors } from './cursors.ts';
import { createFinder, type Finder } from './query/find.ts';
import { type Catalog, createCatalog } from './storage/catalog.ts';
import { openDatabase, type Statements } from './storage/database.ts';
import { createDocCache } from './storage/doc-cache.ts';
import { createGroupCommit, type GroupCommit } from './storage/group-commit.ts';
import { createRecords, type Records } from './storage/records.ts';

/** Maximum size of the cached documents, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

export type Store = {
  statements: Statements;
  catalog: Catalog;
  records: Records;
  finder: Finder;
  cursors: Cursors;
  commit: GroupCommit;
  /** Number of executions of each command. */
  ran: Map<string, number>;
  close(): void;
};

/** Opens the store of a data folder. */
export function openStore(dataDir: string): Store {
  const database = openDatabase(dataDir);
  const { statements } = database;
  const cache = createDocCache(CACHE_BYTES);
  const catalog = createCatalog(statements);
  const commit = createGroupCommit(statements, () => {
    cache.clear();
    catalog.load();
  });
  return {
    statements,
    catalog,
    records: createRecords(statements, cache),
    finder: createFinder(statements, cache),
    cursors: createCursors(Date.now),
    commit,
    ran: new Map(),
    close() {
      commit.commit();
      database.close();
    },
  };
}
