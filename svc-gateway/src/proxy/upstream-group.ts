import type { ServiceName } from '@ethereal/contracts/call';
import { admits, createBreaker } from './breaker.ts';
import { createUpstream, type Health, type Upstream } from './upstream.ts';

/**
 * Time without a sign of life, in milliseconds, after which an upstream receives no new request while a livelier one is
 * available.
 */
const QUIET_MS = 700;

type PickOptions = {
  /** The instance that has just failed. It is picked only when there is no other. */
  avoid?: Upstream | undefined;
  /** Whether the request may be the trial of a half-open breaker. A request whose body is still arriving may not. */
  asTrial: boolean;
};

/** The instances of one service, and the requests that wait for one of them. */
export type UpstreamGroup = {
  readonly service: ServiceName;
  /** Instances in rotation. */
  readonly upstreams: readonly Upstream[];
  /** Instances in rotation, and those that left the rotation while requests to them were in flight. */
  readonly watched: readonly Upstream[];
  /** Sets the addresses of the instances behind a name. Instances that stay keep their state. */
  setAddresses(name: string, addresses: readonly string[]): void;
  /** Removes the instances that left the rotation and have answered all their requests. */
  dropDrained(): void;
  /** Returns the next instance for a request, round robin among the best available ones. */
  pick(now: number, options: PickOptions): Upstream | undefined;
  /** Settles when an instance may have come back, or after `ms`. */
  change(ms: number): Promise<void>;
  /** Number of callers that wait for `change`. */
  readonly waiting: number;
  setHealth(upstream: Upstream, health: Health): void;
};

/** @param names of its instances, as URLs; each name stands for one instance until `setAddresses` sets its addresses */
export function createUpstreamGroup(service: ServiceName, names: readonly string[]): UpstreamGroup {
  let upstreams = names.map((name) => createUpstream(service, name));
  let leaving: Upstream[] = [];
  let nextIndex = 0;
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };

  const firstOf = (fits: (upstream: Upstream) => boolean, asTrial: boolean): Upstream | undefined => {
    for (let i = 0; i < upstreams.length; i++) {
      const upstream = upstreams[(nextIndex + i) % upstreams.length];
      if (upstream && upstream.health !== 'down' && fits(upstream) && admits(upstream.breaker, { asTrial })) {
        nextIndex = (nextIndex + i + 1) % upstreams.length;
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
      const isRemoved = (candidate: Upstream) =>
        candidate.name === name && (candidate.address === undefined || !addresses.includes(candidate.address));
      const known = new Set(upstreams.map((entry) => entry.name === name && entry.address));
      const added = addresses
        .filter((address) => !known.has(address))
        .map((address) => createUpstream(service, name, address));
      const removed = upstreams.filter(isRemoved);
      if (added.length + removed.length === 0) return;
      leaving = [...leaving, ...removed];
      upstreams = [...upstreams.filter((candidate) => !isRemoved(candidate)), ...added];
      if (added.length > 0) wakeAll();
    },
    dropDrained() {
      if (leaving.length === 0) return;
      for (const { inFlight, breaker } of leaving) if (inFlight.length === 0) breaker.shutdown();
      leaving = leaving.filter(({ inFlight }) => inFlight.length > 0);
    },
    pick(now, { avoid, asTrial }) {
      const isLively = (candidate: Upstream) =>
        candidate.health === 'ready' && now - candidate.lastSignOfLife < QUIET_MS;
      return (
        firstOf((candidate) => candidate !== avoid && isLively(candidate), asTrial) ??
        firstOf((candidate) => candidate !== avoid && candidate.health !== 'unready', asTrial) ??
        firstOf((candidate) => candidate !== avoid, asTrial) ??
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
      // Earlier failures belong to a process that has ended, so the breaker is replaced.
      upstream.breaker.shutdown();
      upstream.breaker = createBreaker();
      wakeAll();
    },
  };
}
