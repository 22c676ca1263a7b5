/**
 * How many events per second does svc-analytics take from the broker to the counts, with one, two and three instances and at another
 * commit, beside plainly consuming and acknowledging the same messages? Spread over 50 items alike, and over 100,000 by Zipf's law. What
 * processor time does an event cost each process? How soon is a view visible, what do a million events take on disk, and what does a
 * dashboard of many events cost? Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts what is missing.
 *
 *     node bench/analytics.ts [--against <commit>] [events of a round, or several such] [events on disk and of one item's dashboard]
 *
 * ROUNDS is how many rounds, PARTS which parts: `rates,visibility,disk,dashboards`, and `scaling` and `overview` if they are asked for.
 * `scaling` gives each instance SHARE percent of a processor, 25 unless set, so that the instances are what is short, as with a processor
 * each on a larger machine. SPREAD names one of the two spreads, SELLERS how many sellers the items have, 1 unless set.
 */
import { close } from './analytics/broker.ts';
import { dashboards, overview } from './analytics/dashboards.ts';
import { disk } from './analytics/disk.ts';
import { rates, scaling } from './analytics/rates.ts';
import { GIVEN_STORE, LARGE_LOG, PARTS, reference } from './analytics/settings.ts';
import { visibility } from './analytics/visibility.ts';
import { machine } from './measure.ts';

try {
  console.log(machine(`${GIVEN_STORE ?? 'embedded document store'}`));
  if (PARTS.includes('rates')) await rates();
  if (PARTS.includes('scaling')) await scaling();
  if (PARTS.includes('visibility')) await visibility();
  if (PARTS.includes('disk') && GIVEN_STORE === undefined) await disk(LARGE_LOG);
  if (PARTS.includes('dashboards')) await dashboards(LARGE_LOG);
  if (PARTS.includes('overview')) await overview();
} finally {
  await close();
  reference?.remove();
}
