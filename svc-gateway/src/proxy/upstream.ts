import type { ServiceName } from '@ethereal/contracts/call';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Exchange } from './exchange.ts';

/**
 * `ready`: answers, and says it is ready. `unready`: answers, but says it is starting, stopping or lacks something; it is
 * asked only when no ready one is there. `down`: does not answer. `unknown`: not asked yet.
 */
export type Health = 'unknown' | 'ready' | 'unready' | 'down';

/** One instance of a service. */
export type Upstream = {
  readonly service: ServiceName;
  readonly url: string;
  /** The same as the parts of its URL, so that no request parses it. */
  readonly target: Readonly<{ protocol: string; hostname: string; port: string }>;
  /** A new one for each life of the instance. */
  breaker: Breaker;
  /**
   * In no order. A list and no set, for the reason that `last-answers.ts` of service-kit gives.
   */
  readonly inFlight: Exchange[];
  health: Health;
  /** `performance.now()` when anything last came from it. */
  lastSignOfLife: number;
};

export function createUpstream(service: ServiceName, url: string): Upstream {
  const { protocol, hostname, port } = new URL(url);
  return {
    service,
    url,
    target: { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port },
    breaker: createBreaker(),
    inFlight: [],
    health: 'unknown',
    lastSignOfLife: performance.now(),
  };
}
