/**
 * Measures svc-analytics: events counted per second, here and at another commit, relative to only consuming and
 * acknowledging the same messages, for 50 equal items and for 100,000 items by Zipf's law. Also measures processor time
 * per event and process, the delay until a view is visible, and disk use per million events. Uses MONGODB_URL,
 * RABBITMQ_URL and REDIS_URL where set, and starts the rest.
 *
 *     node bench/analytics.ts [--against <commit>] [events per round, one or several] [events on disk]
 *
 * ROUNDS sets the number of rounds, PARTS the parts: `rates,visibility,disk` (default). SPREAD selects one distribution
 * of items.
 */
import { close } from './analytics/broker.ts';
import { disk } from './analytics/disk.ts';
import { rates } from './analytics/rates.ts';
import { GIVEN_STORE, LARGE_LOG, PARTS, reference } from './analytics/settings.ts';
import { visibility } from './analytics/visibility.ts';
import { machine } from './measure.ts';

try {
  console.log(machine(`${GIVEN_STORE ?? 'embedded document store'}`));
  if (PARTS.includes('rates')) await rates();
  if (PARTS.includes('visibility')) await visibility();
  if (PARTS.includes('disk') && GIVEN_STORE === undefined) await disk(LARGE_LOG);
} finally {
  await close();
  reference?.remove();
}
