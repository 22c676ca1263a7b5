import { Worker } from 'node:worker_threads';
import type { ReadTable } from './read-table.ts';
import { tableFault } from './table-fault.ts';

const SCRIPT = new URL('./table-worker.ts', import.meta.url);
/** What the reader may take: a table of 5,000 full rows needs less than half of it. */
const MEMORY_MB = 400;
const PATIENCE_MS = 30_000;

type Answer = { table: ReadTable } | { fault: string };

const tooCostly = (cause: unknown) =>
  tableFault('This file takes too much to read. Please split it, or save it as CSV.', cause);

/** Reads a table in a thread of its own with bounds: no file can hold up this service, or take its memory. */
export async function readApart(path: string): Promise<ReadTable> {
  const worker = new Worker(SCRIPT, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('it took too long')), PATIENCE_MS);
      timer.unref();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the reader ended'));
      });
    }).catch((error: unknown) => {
      throw tooCostly(error);
    });
    if ('fault' in answer) throw tableFault(answer.fault);
    return answer.table;
  } finally {
    await worker.terminate();
  }
}
