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
  /** How it is named in the configuration; several instances may share a name. */
  readonly name: string;
  /** Which of the name's addresses it is; undefined as long as the name itself is asked. */
  readonly address: string | undefined;
  /** Where it is asked: the name, or the same with the address in the host's place. */
  readonly url: string;
  /** The same as parts, so that no request parses it. `host` is the header, by name even where the address is asked. */
  readonly target: Readonly<{ protocol: string; host: string; hostname: string; port: string }>;
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

export function createUpstream(service: ServiceName, name: string, address?: string): Upstream {
  const { protocol, host, hostname, port } = new URL(name);
  return {
    service,
    name,
    address,
    url: address === undefined ? name : urlAt(name, address),
    target: { protocol, host, hostname: address ?? hostname.replace(/^\[|\]$/g, ''), port },
    breaker: createBreaker(),
    inFlight: [],
    health: 'unknown',
    lastSignOfLife: performance.now(),
  };
}

function urlAt(name: string, address: string): string {
  const url = new URL(name);
  url.hostname = address.includes(':') ? `[${address}]` : address;
  return url.href.replace(/\/$/, '');
}
