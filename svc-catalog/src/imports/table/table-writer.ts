import type { TableFormat } from '@ethereal/contracts/imports';
import { tooMany, unavailable } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import pLimit from 'p-limit';
import { createBoundedProcess } from '../../bounded-process/bounded-process.ts';
import { type Line, writeTable } from './write-table.ts';

export type WriteTask = { lines: readonly Line[]; format: TableFormat; header?: Line | undefined };
/** A written file in base64. */
export type WriteAnswer = { written: string };

export type TableWriter = {
  /**
   * Writes a table as a file, below a header, which has all columns by default.
   * @throws tooMany when too many tables wait already, unavailable when the machine is too busy to write it
   */
  write(task: WriteTask): Promise<Buffer>;
  stop(): void;
};

/** Maximum memory of the writer in MB: a workbook of 5,000 full rows needs less than half of it. */
const MEMORY_MB = 600;
const HEAP_MB = 400;
const TIMEOUT_MS = 20_000;
/** Maximum number of waiting tables; they are written one after the other. */
const MAX_WAITING = 8;
/** Number of rows that are written at once in this process, which is quicker than the start of another. */
const SMALL_ROWS = 50;

const isAnswer = (value: unknown): value is WriteAnswer =>
  typeof value === 'object' && value !== null && 'written' in value;

/**
 * Creates a writer of tables. Long ones are written in a process of their own, one at a time: a workbook of 5,000 rows
 * takes most of a second, in which this service would answer no other request.
 */
export function createTableWriter(logger: Logger): TableWriter {
  const script = new URL('./write-process.ts', import.meta.url);
  const bounded = createBoundedProcess<WriteTask, WriteAnswer>({
    script,
    memoryMb: MEMORY_MB,
    heapMb: HEAP_MB,
    timeoutMs: TIMEOUT_MS,
    isAnswer,
    tooCostly: (cause) => unavailable('This table could not be written. Please try again.', { cause }),
    logger,
  });
  const limited = pLimit(1);
  return {
    async write(task) {
      const { lines, format, header } = task;
      if (lines.length <= SMALL_ROWS) return writeTable(lines, format, header);
      if (limited.pendingCount >= MAX_WAITING)
        throw tooMany('Many tables are being written. Please try again in a moment.', { retryAfterSeconds: 10 });
      const { written } = await limited(() => bounded.run(task));
      return Buffer.from(written, 'base64');
    },
    stop: bounded.stop,
  };
}
