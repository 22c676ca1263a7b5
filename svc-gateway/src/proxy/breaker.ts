import CircuitBreaker from 'opossum';
import { isVisitorsFault } from './fault.ts';

const OPEN_MS = 2000;

export type Breaker = CircuitBreaker<[head: Promise<unknown>], unknown>;

/**
 * The circuit breaker of one instance: each exchange with it fires the promise of its answer's head. It opens when five or
 * more calls within ten seconds failed, and more than half of all; after 2 s it lets one call try. What a visitor did counts
 * against no instance, but shows nothing in its favour either: a trial that ends so has to be repeated.
 */
export function createBreaker(): Breaker {
  const breaker: Breaker = new CircuitBreaker((head) => head, {
    timeout: false,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
    resetTimeout: OPEN_MS,
    // Nobody reads its statistics; at our rates they would cost more than the calls.
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    errorFilter: (reason: unknown) => isVisitorsFault(reason) && !breaker.halfOpen,
  });
  return breaker;
}

export const breakerState = ({ opened, halfOpen }: Breaker) => (opened ? 'open' : halfOpen ? 'half-open' : 'closed');

/** Whether a call may be fired now: as any other, or as the one trial of a half-open breaker. */
export const admits = ({ closed, pendingClose }: Breaker, { asTrial }: { asTrial: boolean }): boolean =>
  closed || (asTrial && pendingClose);
