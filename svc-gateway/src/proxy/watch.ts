import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from '@ethereal/service-kit/undici';
import { isRefusal } from './fault.ts';
import type { Health, Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

/** Interval between probes of an instance that answers, in milliseconds. */
const CALM_MS = 200;
/** Interval between probes of an instance that does not answer, in milliseconds. */
const DOWN_MS = 100;
/**
 * Interval between readiness probes of an instance that answers calls, in milliseconds. Its answers show that it is
 * alive, and show when it stops.
 */
const BUSY_MS = 1000;
/**
 * Interval, in milliseconds, at which an instance is probed for life while its readiness probe has no answer. The
 * dependencies that readiness checks may hang.
 */
const PROMPT_MS = 100;
/** Timeout of one probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 1000;

/** Interval at which silent instances and late requests are searched, in milliseconds. */
const TICK_MS = 50;

type WatchOptions = {
  /** Time without any data after which an instance counts as hung, in milliseconds. */
  silentMs: number;
  stop: AbortSignal;
};
type Probe = { alive: boolean; ready: boolean; refused: boolean };

/**
 * Keeps the health of every instance current, and ends requests to hung instances and requests that exceed their
 * deadline.
 */
export function watchUpstreams(groups: readonly UpstreamGroup[], { silentMs, stop }: WatchOptions): void {
  const probed = new WeakSet<Upstream>();
  const probe = (group: UpstreamGroup, upstream: Upstream) => {
    if (probed.has(upstream)) return;
    probed.add(upstream);
    void probeForever(group, upstream, stop);
  };
  for (const group of groups) for (const upstream of group.upstreams) probe(group, upstream);
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - lastTick - TICK_MS;
    lastTick = now;
    for (const group of groups) {
      group.dropDrained();
      for (const upstream of group.watched) {
        probe(group, upstream);
        // A pause of the gateway itself does not count against instances.
        if (late > TICK_MS) upstream.lastSignOfLife = Math.min(now, upstream.lastSignOfLife + late);
        checkInstance(group, upstream, { now, silentMs });
      }
    }
  }, TICK_MS);
  stop.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Marks a silent instance as down, and ends its requests that are hung or late. */
function checkInstance(
  group: UpstreamGroup,
  upstream: Upstream,
  { now, silentMs }: { now: number; silentMs: number },
): void {
  const silent = now - upstream.lastSignOfLife > silentMs;
  if (silent && upstream.health !== 'down') group.setHealth(upstream, 'down');
  for (const exchange of [...upstream.inFlight]) {
    if (silent && !exchange.answering && now - exchange.sentAt > silentMs / 2) exchange.fail('silent');
    else exchange.checkDeadlines(now);
  }
}

async function probeForever(group: UpstreamGroup, upstream: Upstream, stop: AbortSignal): Promise<void> {
  // The probes have their own connections, so that hanging calls do not delay them. They use no signals, because each
  // would be an object that lives for a second.
  const dispatcher = new Agent({
    connections: 2,
    connect: { timeout: PROBE_TIMEOUT_MS },
    headersTimeout: PROBE_TIMEOUT_MS,
    bodyTimeout: PROBE_TIMEOUT_MS,
  });
  let probedAt = Number.NEGATIVE_INFINITY;
  while (!stop.aborted && group.watched.includes(upstream)) {
    const now = performance.now();
    const isBusy = upstream.health === 'ready' && now - upstream.lastSignOfLife < CALM_MS;
    if (!isBusy || now - probedAt >= BUSY_MS) {
      probedAt = now;
      const probe = await probeOnce(upstream, dispatcher);
      if (probe.alive || probe.refused) group.setHealth(upstream, healthOf(probe));
    }
    await sleep(upstream.health === 'down' ? DOWN_MS : CALM_MS, undefined, { ref: false });
  }
  await dispatcher.destroy();
}

const healthOf = (probe: Probe): Health => (probe.alive ? (probe.ready ? 'ready' : 'unready') : 'down');

/**
 * Probes an instance. Any answer shows that it is alive; /healthz answers faster. Readiness is the status of /readyz,
 * and an instance without /readyz counts as ready.
 */
async function probeOnce(upstream: Upstream, dispatcher: Agent): Promise<Probe> {
  const get = async (path: string) => {
    const { statusCode, body } = await request(upstream.url + path, {
      dispatcher,
      headers: { host: upstream.target.host },
    });
    upstream.lastSignOfLife = performance.now();
    await body.dump();
    return statusCode;
  };
  const answer = settle(get('/readyz'));
  let life: PromiseSettledResult<number> | undefined;
  let readiness = await promptly(answer);
  while (!readiness) {
    life = await settle(get('/healthz'));
    readiness = await promptly(answer);
  }
  return {
    alive: life?.status === 'fulfilled' || readiness.status === 'fulfilled',
    ready: readiness.status === 'fulfilled' && readiness.value < 500,
    refused: isRefused(readiness) && (life === undefined || isRefused(life)),
  };
}

/** Resolves with undefined when the work takes longer than `PROMPT_MS`. */
const promptly = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(PROMPT_MS, undefined, { ref: false })]);

const settle = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const [result] = await Promise.allSettled([work]);
  return result;
};

const isRefused = (result: PromiseSettledResult<unknown>): boolean =>
  result.status === 'rejected' && isRefusal(result.reason);
