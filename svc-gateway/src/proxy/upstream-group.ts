import type { ServiceName } from '@ethereal/contracts/call';
import type { Health, Upstream } from './upstream.ts';

/** An upstream that was quiet for this long, in milliseconds, gets no new request while a livelier one is there. */
const QUIET_MS = 700;

/** The instances of one service, and whoever waits for one of them. */
export type UpstreamGroup = {
  readonly service: ServiceName;
  readonly upstreams: readonly Upstream[];
  /** The next instance to ask, round robin among the best there are. */
  pick(now: number, avoid?: Upstream): Upstream | undefined;
  /** Settles when an instance may have come back, or after `ms`. */
  change(ms: number): Promise<void>;
  setHealth(upstream: Upstream, health: Health): void;
};

export function createUpstreamGroup(service: ServiceName, upstreams: readonly Upstream[]): UpstreamGroup {
  let turn = 0;
  let waiting: (() => void)[] = [];

  const firstOf = (fits: (upstream: Upstream) => boolean, now: number): Upstream | undefined => {
    for (let i = 0; i < upstreams.length; i++) {
      const upstream = upstreams[(turn + i) % upstreams.length];
      if (upstream && upstream.health !== 'down' && fits(upstream) && upstream.breaker.admits(now)) {
        turn = (turn + i + 1) % upstreams.length;
        return upstream;
      }
    }
    return undefined;
  };

  return {
    service,
    upstreams,
    pick(now, avoid) {
      return (
        firstOf((it) => it !== avoid && it.health === 'ready' && now - it.lastSignOfLife < QUIET_MS, now) ??
        firstOf((it) => it !== avoid && it.health !== 'unready', now) ??
        firstOf((it) => it !== avoid, now) ??
        firstOf(() => true, now)
      );
    },
    change(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
    setHealth(upstream, health) {
      const cameBack = upstream.health === 'down' && health !== 'down';
      upstream.health = health;
      if (!cameBack) return;
      // What failed before belongs to another life.
      upstream.breaker.succeeded();
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
}
