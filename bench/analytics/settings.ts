import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { referenceIn } from '../against.ts';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

/** Numbers of events of the floods. */
export const SIZES = (positionals[0] ?? '20000').split(',').map(Number);
/** Number of events whose disk space is measured. */
export const LARGE_LOG = Number(positionals[1] ?? 1_000_000);
/** Number of events or items that are written at once. */
export const AT_ONCE = 20_000;
/** Number of interleaved rounds of each measurement. */
export const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Parts of the benchmark to run. */
export const PARTS = (process.env.PARTS ?? 'rates,visibility,disk').split(',');
/** URL of the store to measure. Without it each measurement starts a store of its own. */
export const GIVEN_STORE = process.env.MONGODB_URL;
/** Number of messages in flight of the consumer that only acknowledges, which is the reference. */
export const PREFETCH = 4000;
export const MAIN = 'svc-analytics/src/main.ts';
export const ROOT = join(import.meta.dirname, '../..');
export const reference = referenceIn(values.against);
