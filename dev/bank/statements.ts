import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Returns a function that prepares each statement of a database once. */
export function statementsOf(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
