import type { Statements } from './database.ts';

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Commands that arrive together share one transaction. The first write opens it. It is committed once all commands that
 * have arrived are done, and only then their answers are sent, so an acknowledged write is always on disk.
 */
export function createGroupCommit(statements: Statements, onRollback: () => void) {
  let open = false;
  let waiting: ((error?: unknown) => void)[] = [];

  function commit(): void {
    if (!open) return;
    const answered = waiting;
    waiting = [];
    let failure: unknown;
    try {
      statements.commit.run();
    } catch (error) {
      failure = error;
      statements.rollback.run();
      onRollback();
    }
    open = false;
    for (const done of answered) done(failure);
  }

  /** Runs a write; when it fails unexpectedly nothing of it remains, while its neighbors' writes do. */
  function write<T>(work: () => T, keepsWritesOn: (error: unknown) => boolean): T {
    if (!open) {
      statements.begin.run();
      open = true;
      setImmediate(commit);
    }
    statements.savepoint.run();
    try {
      const result = work();
      statements.release.run();
      return result;
    } catch (error) {
      if (!keepsWritesOn(error)) {
        statements.undo.run();
        onRollback();
      }
      statements.release.run();
      throw error;
    }
  }

  /** Calls back once all writes so far are committed; at once when none is in flight. */
  function whenCommitted(done: (error?: unknown) => void): void {
    if (open) waiting.push(done);
    else done();
  }

  return { write, whenCommitted, commit };
}
