import { tooMany } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import pLimit from 'p-limit';
import { createBoundedProcess } from '../../bounded-process/bounded-process.ts';
import type { ReadTable } from './read-table.ts';
import { tableFault } from './table-fault.ts';

export type ReadTask = { path: string };
export type TableAnswer = { table: ReadTable } | { fault: string };

export type TableReader = {
  /**
   * Reads the table at a path. Throws invalid with a text for its seller, tooMany when too many tables wait already, or
   * unavailable when the machine is too busy to read it.
   */
  read(path: string): Promise<ReadTable>;
  stop(): void;
};

/** Maximum memory of the reader in MB: a table of 5,000 full rows needs less than half of it. */
const MEMORY_MB = 400;
/** Maximum JavaScript heap of the reader, in MB. */
const HEAP_MB = 256;
/** Maximum processor time of one table, in milliseconds. */
const PROCESSOR_MS = 20_000;
/** Maximum number of waiting tables; they are read one after the other. */
const MAX_WAITING = 8;

const isAnswer = (value: unknown): value is TableAnswer =>
  typeof value === 'object' && value !== null && ('table' in value || 'fault' in value);

const tooCostly = (cause: unknown) =>
  tableFault('This file needs too much time or memory to read. Please split it, or save it as CSV.', cause);

/**
 * Creates a reader of tables in a bounded process, one at a time, so that no file can block this service or exhaust its
 * memory.
 */
export function createTableReader(logger: Logger): TableReader {
  const script = new URL('./table-process.ts', import.meta.url);
  const bounded = createBoundedProcess<ReadTask, TableAnswer>({
    script,
    memoryMb: MEMORY_MB,
    heapMb: HEAP_MB,
    processorMs: PROCESSOR_MS,
    isAnswer,
    tooCostly,
    logger,
  });
  const limited = pLimit(1);
  return {
    async read(path) {
      if (limited.pendingCount >= MAX_WAITING)
        throw tooMany('Many tables are being read. Please try again in a moment.', { retryAfterSeconds: 10 });
      const answer = await limited(() => bounded.run({ path }));
      if ('fault' in answer) throw tableFault(answer.fault);
      return answer.table;
    },
    stop: bounded.stop,
  };
}
