import type { ServiceName } from '@ethereal/contracts/call';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Exchange } from './exchange.ts';

/**
 * `ready`: answers, and reports readiness. `unready`: answers, but reports that it starts, stops or lacks a dependency;
 * it receives requests only when no instance is ready. `down`: does not answer. `unknown`: not probed yet.
 */
export type Health = 'unknown' | 'ready' | 'unready' | 'down';

/** One instance of a service. */
export type Upstream = {
  readonly service: ServiceName;
  /** Name of the instance in the configuration. Several instances may share a name. */
  readonly name: string;
  /** The name's address that belongs to this instance. It is undefined while requests use the name itself. */
  readonly address: string | undefined;
  /** URL that requests are sent to: the name, or the name with the address in place of its host. */
  readonly url: string;
  /**
   * The parts of `url`, so that no request parses it. `host` is the Host header, which holds the name even where
   * requests use the address.
   */
  readonly target: Readonly<{ protocol: string; host: string; hostname: string; port: string }>;
  /** Circuit breaker. It is replaced each time the instance comes back. */
  breaker: Breaker;
  /**
   * Requests in flight, in no order. It is a list and not a set, for the reason given in `listen.ts` of
   * service-kit.
   */
  readonly inFlight: Exchange[];
  health: Health;
  /** `performance.now()` when data last arrived from the instance. */
  lastSignOfLife: number;
};

/** Creates one instance of a service; `address` is the resolved address of its name. */
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
