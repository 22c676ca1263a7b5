import { DAY_MS } from '@ethereal/contracts/durations';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Shared } from '../shared/shared.ts';
import { createCounting } from './counting.ts';
import { type Runner, runCounting } from './runner.ts';

/** Pause between two renewals of the lanes of this instance, in milliseconds. */
const RENEW_LANE_MS = 15_000;

/** Claims two lanes and starts counting in them. Returns the runner, which receives new segments. */
export async function openCounts(shared: Shared): Promise<Runner> {
  const { config, stores, sellersOf, now, onStop, logger } = shared;
  const { lanes } = stores;
  const bulk = await lanes.claim(now());
  const live = await lanes.claim(now(), bulk);
  // Another instance claims the lanes when they are not renewed, so a failed release only delays that.
  onStop('lanes', () => lanes.release().catch((error: unknown) => logger.debug({ err: error }, 'lanes not released')));
  repeat(() => lanes.renew(now()), { ...shared, job: 'renewal of the lanes', everyMs: RENEW_LANE_MS });
  const keepMs = config.EVENT_LOG_DAYS * DAY_MS;
  const counting = createCounting({ ...stores, lanes: { live, bulk }, sellersOf, now, keepMs });
  const runner = runCounting(counting, logger);
  onStop('counting', runner.stop);
  return runner;
}
