import type { ServiceName } from '@ethereal/contracts/call';
import { Pool } from 'undici';
import { type Breaker, createBreaker } from './breaker.ts';

/**
 * `ready`: answers, and says it is ready. `unready`: answers, but says it is starting, stopping or lacks something; it is
 * asked only when no ready one is there. `down`: does not answer. `unknown`: not asked yet.
 */
export type Health = 'unknown' | 'ready' | 'unready' | 'down';

/** A request that waits for an upstream's first byte, or for the rest of its answer. */
export type InFlight = {
  /** `performance.now()` when it was sent, and when it has to be answered (Infinity: whenever). */
  sentAt: number;
  deadlineAt: number;
  answering: boolean;
  fail(reason: FailureReason): void;
};

/** Why an upstream gave no answer. Only after `refused` is it sure that it never saw the request. */
export type FailureReason = 'refused' | 'reset' | 'silent' | 'deadline';

/** One instance of a service. */
export type Upstream = {
  readonly service: ServiceName;
  readonly url: string;
  readonly pool: Pool;
  readonly breaker: Breaker;
  readonly inFlight: Set<InFlight>;
  health: Health;
  /** `performance.now()` when anything last came from it. */
  lastSignOfLife: number;
};

export function createUpstream(service: ServiceName, url: string): Upstream {
  return {
    service,
    url,
    pool: new Pool(url, {
      connections: 512,
      allowH2: false,
      connect: { timeout: 2000 },
      // The gateway keeps the deadlines itself, per request (see watch.ts).
      headersTimeout: 0,
      bodyTimeout: 0,
      // Below the 5 s of node:http, so that no request meets a socket that is just being closed.
      keepAliveTimeout: 4000,
      keepAliveTimeoutThreshold: 2000,
    }),
    breaker: createBreaker({ failuresToOpen: 5, openMs: 2000 }),
    inFlight: new Set(),
    health: 'unknown',
    lastSignOfLife: performance.now(),
  };
}
