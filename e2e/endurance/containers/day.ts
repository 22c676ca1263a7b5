import { servicesIn } from '@ethereal/areas/repository';
import { ROOT } from '../../../ops/checks/files.ts';
import * as acts from './acts.ts';

const MINUTE = 60_000;
/** Set ENDURANCE_MINUTES=3 for a short run: each act takes its time in any case. */
export const MINUTES = Number(process.env.ENDURANCE_MINUTES ?? 30);
const REDIS_AWAY_MS = (MINUTES / 6) * MINUTE;

/** Number of containers of each service. */
export const SCALE: Readonly<Record<string, number>> = {
  ...Object.fromEntries((await servicesIn(ROOT)).map(({ name }) => [name, 2])),
  renderer: 2,
};

/**
 * Requests that may fail: those in flight when a container is killed, or all that need a service of a single container.
 */
type MayFail = 'nothing' | 'what is in flight' | 'anything';

/** Acts on the shop while people use it, and the requests that may fail meanwhile. */
export const ACTS: [act: string, mayFail: MayFail, work: (place: acts.Place) => Promise<unknown>][] = [
  ['upgrade', 'nothing', acts.upgrade],
  ['rollback', 'nothing', acts.rollBack],
  ['scale out', 'nothing', (place) => acts.scaleBy(place, 1)],
  ['scale in', 'nothing', (place) => acts.scaleBy(place, 0)],
  ['Redis stopped', 'nothing', (place) => acts.stopRedis(place, REDIS_AWAY_MS)],
  ['backup', 'nothing', acts.backUp],
  ['restore into a second shop', 'nothing', acts.restoreElsewhere],
  ['each service killed', 'what is in flight', (place) => acts.kill(place, SCALE)],
  ['Redis killed', 'nothing', (place) => acts.kill(place, { redis: 1 })],
  ['broker killed', 'nothing', (place) => acts.kill(place, { rabbitmq: 1 })],
  ['bucket killed', 'nothing', (place) => acts.kill(place, { s3: 1 })],
  ['database killed', 'anything', (place) => acts.kill(place, { mongodb: 1 })],
  ['Caddy killed', 'anything', (place) => acts.kill(place, { caddy: 1 })],
  ['nothing', 'nothing', acts.rest],
];
