import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { isRefusal } from './fault.ts';
import type { Health, Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

/** How often an instance is looked at, in milliseconds: one that answers, and one that does not. */
const CALM_MS = 200;
const DOWN_MS = 100;
/** One that answers calls is asked only this often whether it is ready: its answers show that it lives, and say when it stops. */
const BUSY_MS = 1000;
/** What readiness is made of may hang: as long as there is no answer, it is asked this often beside that whether it lives at all. */
const PROMPT_MS = 100;
const PROBE_TIMEOUT_MS = 1000;

/** An instance that has sent nothing for this long counts as hung: its callers hear so within a second. */
const SILENT_MS = 850;
const TICK_MS = 50;

type Probe = { alive: boolean; ready: boolean; refused: boolean };

/** Keeps the health of every instance up to date and ends requests that outlived it or their deadline. */
export function watchUpstreams(groups: readonly UpstreamGroup[], stop: AbortSignal): void {
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
      group.forgetGone();
      for (const upstream of group.watched) {
        probe(group, upstream);
        // A pause of the gateway itself is not held against anyone.
        if (late > TICK_MS) upstream.lastSignOfLife = Math.min(now, upstream.lastSignOfLife + late);
        judge(group, upstream, now);
      }
    }
  }, TICK_MS);
  stop.addEventListener('abort', () => clearInterval(timer), { once: true });
}

function judge(group: UpstreamGroup, upstream: Upstream, now: number): void {
  const silent = now - upstream.lastSignOfLife > SILENT_MS;
  if (silent && upstream.health !== 'down') group.setHealth(upstream, 'down');
  for (const exchange of [...upstream.inFlight]) {
    if (silent && !exchange.answering && now - exchange.sentAt > SILENT_MS / 2) exchange.fail('silent');
    else exchange.judge(now);
  }
}

async function probeForever(group: UpstreamGroup, upstream: Upstream, stop: AbortSignal): Promise<void> {
  // Connections of its own: calls that hang must not keep the probes waiting. No signals: each would be an object that lives for a second.
  const dispatcher = new Agent({
    connections: 2,
    connect: { timeout: PROBE_TIMEOUT_MS },
    headersTimeout: PROBE_TIMEOUT_MS,
    bodyTimeout: PROBE_TIMEOUT_MS,
  });
  let askedAt = Number.NEGATIVE_INFINITY;
  while (!stop.aborted && group.watched.includes(upstream)) {
    const now = performance.now();
    const isBusy = upstream.health === 'ready' && now - upstream.lastSignOfLife < CALM_MS;
    if (!isBusy || now - askedAt >= BUSY_MS) {
      askedAt = now;
      const probe = await ask(upstream, dispatcher);
      if (probe.alive || probe.refused) group.setHealth(upstream, healthOf(probe));
    }
    await sleep(upstream.health === 'down' ? DOWN_MS : CALM_MS, undefined, { ref: false });
  }
  await dispatcher.destroy();
}

const healthOf = (probe: Probe): Health => (probe.alive ? (probe.ready ? 'ready' : 'unready') : 'down');

/** Any answer at all is life, /healthz being the quicker one; readiness is what /readyz says, and an instance without one is ready. */
async function ask(upstream: Upstream, dispatcher: Agent): Promise<Probe> {
  const get = async (path: string) => {
    const { statusCode, body } = await request(upstream.url + path, {
      dispatcher,
      headers: { host: upstream.target.host },
    });
    upstream.lastSignOfLife = performance.now();
    await body.dump();
    return statusCode;
  };
  const asked = settle(get('/readyz'));
  let life: PromiseSettledResult<number> | undefined;
  let readiness = await promptly(asked);
  while (!readiness) {
    life = await settle(get('/healthz'));
    readiness = await promptly(asked);
  }
  return {
    alive: life?.status === 'fulfilled' || readiness.status === 'fulfilled',
    ready: readiness.status === 'fulfilled' && readiness.value < 500,
    refused: isRefused(readiness) && (life === undefined || isRefused(life)),
  };
}

/** Undefined when it takes longer than a prompt answer. */
const promptly = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(PROMPT_MS, undefined, { ref: false })]);

const settle = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const [result] = await Promise.allSettled([work]);
  return result;
};

const isRefused = (result: PromiseSettledResult<unknown>): boolean =>
  result.status === 'rejected' && isRefusal(result.reason);
