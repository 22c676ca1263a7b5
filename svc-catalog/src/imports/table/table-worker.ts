import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '@ethereal/service-kit/errors';
import { readTable } from './read-table.ts';

try {
  parentPort?.postMessage({ table: await readTable(String(workerData)) });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  parentPort?.postMessage({ fault: error.message });
}
