import CircuitBreaker from 'opossum';
import { isVisitorsFault } from './fault.ts';

/** Time for which a service that fails receives no requests, in milliseconds. */
const OPEN_MS = 2000;

export type Breaker = CircuitBreaker<[head: Promise<unknown>], unknown>;

/**
 * Creates the circuit breaker of one instance. Each exchange fires the promise of its answer's head. The breaker opens
 * when five or more calls within ten seconds failed and more than half of all calls failed. After 2 s it admits one
 * trial call.
 * A visitor's own fault counts neither against an instance nor in its favor: a trial that ends this way is repeated.
 */
export function createBreaker(): Breaker {
  const breaker: Breaker = new CircuitBreaker((head) => head, {
    timeout: false,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
    resetTimeout: OPEN_MS,
    // Statistics are disabled. Nothing reads them, and at the gateway's rates they would cost more than the calls.
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    errorFilter: (reason: unknown) => isVisitorsFault(reason) && !breaker.halfOpen,
  });
  return breaker;
}

/** Returns the state of a circuit breaker for the status page. */
export const breakerState = ({ opened, halfOpen }: Breaker) => (opened ? 'open' : halfOpen ? 'half-open' : 'closed');

/** Whether a call may be fired now, either as a normal call or as the trial of a half-open breaker. */
export const admits = ({ closed, pendingClose }: Breaker, { asTrial }: { asTrial: boolean }): boolean =>
  closed || (asTrial && pendingClose);
