import { LANES } from '../log/lane.store.ts';

/** What came from before there was a log of segments is one group in a lane of its own: each day document takes it once. */
export const MIGRATED = { lane: LANES, seq: 1 } as const;
