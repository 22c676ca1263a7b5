import type { TableFormat } from '@ethereal/contracts/imports';
import { tooMany, unavailable } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import pLimit from 'p-limit';
import { createBoundedProcess } from '../../bounded-process/bounded-process.ts';
import { type Line, writeTable } from './write-table.ts';

export type WriteTask = { lines: readonly Line[]; format: TableFormat; header?: Line | undefined };
/** A written file in base64. */
export type WriteAnswer = { written: string };

/** Table to write. Its lines may be read while they are collected. */
type Table = Omit<WriteTask, 'lines'> & { lines: Iterable<Line> | AsyncIterable<Line> };

export type TableWriter = {
  /**
   * Writes a table as a file, below a header, which has all columns by default. The lines of a long table are collected
   * when it is its turn, so that tables which wait take no memory.
   * @throws tooMany when too many tables wait already, unavailable when the machine is too busy to write it
   */
  write(table: Table): Promise<Buffer>;
  stop(): void;
};

/** Maximum memory of the writer in MB: a workbook of 5,000 full rows needs less than half of it. */
const MEMORY_MB = 600;
/** Maximum JavaScript heap of the writer, in MB. */
const HEAP_MB = 400;
/** Maximum processor time of one table, in milliseconds. */
const PROCESSOR_MS = 20_000;
/** Maximum number of waiting tables; they are written one after the other. */
const MAX_WAITING = 8;
/** Number of rows that are written at once in this process, which is quicker than the start of another. */
const SMALL_ROWS = 50;

async function* each(lines: Iterable<Line> | AsyncIterable<Line>): AsyncGenerator<Line, void> {
  yield* lines;
}

/** Returns the next lines, at most `count`. */
async function take(lines: AsyncGenerator<Line, void>, count: number): Promise<Line[]> {
  const taken: Line[] = [];
  while (taken.length < count) {
    const { value, done } = await lines.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

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
    processorMs: PROCESSOR_MS,
    isAnswer,
    tooCostly: (cause) => unavailable('This table could not be written. Please try again.', { cause }),
    logger,
  });
  const limited = pLimit(1);
  return {
    async write({ lines: all, format, header }) {
      const remaining = each(all);
      const lines = await take(remaining, SMALL_ROWS + 1);
      if (lines.length <= SMALL_ROWS) return writeTable(lines, format, header);
      if (limited.pendingCount >= MAX_WAITING) {
        await remaining.return();
        throw tooMany('Many tables are being written. Please try again in a moment.', { retryAfterSeconds: 10 });
      }
      const { written } = await limited(async () => {
        for await (const line of remaining) lines.push(line);
        return bounded.run({ lines, format, header });
      });
      return Buffer.from(written, 'base64');
    },
    stop: bounded.stop,
  };
}
