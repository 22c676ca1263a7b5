import type { ServiceName } from '@ethereal/contracts/call';
import { admits, createBreaker } from './breaker.ts';
import { createUpstream, type Health, type Upstream } from './upstream.ts';

/** An upstream that was quiet for this long, in milliseconds, gets no new request while a livelier one is there. */
const QUIET_MS = 700;

type PickOptions = {
  /** The instance that has just failed, which is asked again only when there is no other. */
  avoid?: Upstream | undefined;
  /** Whether the request may be the trial of a half-open breaker: not when it takes its visitor long to send. */
  asTrial: boolean;
};

/** The instances of one service, and the requests that wait for one of them. */
export type UpstreamGroup = {
  readonly service: ServiceName;
  /** Those in rotation. */
  readonly upstreams: readonly Upstream[];
  /** Those, and the ones that left while requests to them were in flight. */
  readonly watched: readonly Upstream[];
  /** Makes the instances behind a name those at these addresses; the ones that stay keep what is known of them. */
  setAddresses(name: string, addresses: readonly string[]): void;
  /** Forgets the ones that left and have answered all they were asked. */
  forgetGone(): void;
  /** The next instance to ask, round robin among the best there are. */
  pick(now: number, options: PickOptions): Upstream | undefined;
  /** Settles when an instance may have come back, or after `ms`. */
  change(ms: number): Promise<void>;
  /** How many wait for `change`. */
  readonly waiting: number;
  setHealth(upstream: Upstream, health: Health): void;
};

/** @param names of its instances, as URLs; each stands for one until `setAddresses` says for which */
export function createUpstreamGroup(service: ServiceName, names: readonly string[]): UpstreamGroup {
  let upstreams = names.map((name) => createUpstream(service, name));
  let leaving: Upstream[] = [];
  let turn = 0;
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };

  const firstOf = (fits: (upstream: Upstream) => boolean, asTrial: boolean): Upstream | undefined => {
    for (let i = 0; i < upstreams.length; i++) {
      const upstream = upstreams[(turn + i) % upstreams.length];
      if (upstream && upstream.health !== 'down' && fits(upstream) && admits(upstream.breaker, { asTrial })) {
        turn = (turn + i + 1) % upstreams.length;
        return upstream;
      }
    }
    return undefined;
  };

  return {
    service,
    get upstreams() {
      return upstreams;
    },
    get watched() {
      return leaving.length === 0 ? upstreams : [...upstreams, ...leaving];
    },
    setAddresses(name, addresses) {
      const isGone = (it: Upstream) =>
        it.name === name && (it.address === undefined || !addresses.includes(it.address));
      const known = new Set(upstreams.map((it) => it.name === name && it.address));
      const added = addresses
        .filter((address) => !known.has(address))
        .map((address) => createUpstream(service, name, address));
      const gone = upstreams.filter(isGone);
      if (added.length + gone.length === 0) return;
      leaving = [...leaving, ...gone];
      upstreams = [...upstreams.filter((it) => !isGone(it)), ...added];
      if (added.length > 0) wakeAll();
    },
    forgetGone() {
      if (leaving.length === 0) return;
      for (const { inFlight, breaker } of leaving) if (inFlight.length === 0) breaker.shutdown();
      leaving = leaving.filter(({ inFlight }) => inFlight.length > 0);
    },
    pick(now, { avoid, asTrial }) {
      const isLively = (it: Upstream) => it.health === 'ready' && now - it.lastSignOfLife < QUIET_MS;
      return (
        firstOf((it) => it !== avoid && isLively(it), asTrial) ??
        firstOf((it) => it !== avoid && it.health !== 'unready', asTrial) ??
        firstOf((it) => it !== avoid, asTrial) ??
        firstOf(() => true, asTrial)
      );
    },
    change(ms) {
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiting.add(wake);
      });
    },
    get waiting() {
      return waiting.size;
    },
    setHealth(upstream, health) {
      const cameBack = upstream.health === 'down' && health !== 'down';
      upstream.health = health;
      if (!cameBack) return;
      // What failed before belongs to another life.
      upstream.breaker.shutdown();
      upstream.breaker = createBreaker();
      wakeAll();
    },
  };
}
