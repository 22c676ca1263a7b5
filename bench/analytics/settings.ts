import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { referenceIn } from '../against.ts';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

/** Numbers of events of the floods. */
export const SIZES = (positionals[0] ?? '20000').split(',').map(Number);
export const LARGE_LOG = Number(positionals[1] ?? 1_000_000);
export const AT_ONCE = 20_000;
export const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Parts of the benchmark to run. */
export const PARTS = (process.env.PARTS ?? 'rates,visibility,disk').split(',');
/** URL of the store to measure. Without it each measurement starts a store of its own. */
export const GIVEN_STORE = process.env.MONGODB_URL;
export const PREFETCH = 4000;
export const MAIN = 'svc-analytics/src/main.ts';
export const ROOT = join(import.meta.dirname, '../..');
export const reference = referenceIn(values.against);
