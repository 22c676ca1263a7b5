import type { ServiceName } from '@ethereal/contracts/call';
import { learnCalls } from '@ethereal/service-kit/learn-calls';
import type { Logger } from '@ethereal/service-kit/logger';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import { type Entry, type RouteTable, routeTable } from './routes.ts';

export type LearnedRoutes = {
  routes: RouteTable;
  /** Whether every service has described its calls. Only then is an unknown path certain to lead nowhere. */
  isWhole(): boolean;
  /** Resolves when the description of every service has been requested once. */
  firstRead: Promise<void>;
};

/**
 * Learns the calls of services from the OpenAPI documents of their instances, so that a new service or call requires no
 * new gateway. The contracts of the gateway's build apply from the start. A call stays known while this process runs,
 * because a service itself refuses calls that it no longer offers.
 */
export function learnRoutes(options: {
  groups: readonly UpstreamGroup[];
  calls: readonly Entry[];
  logger: Logger;
  stop: AbortSignal;
}): LearnedRoutes {
  const { groups, calls, logger, stop } = options;
  const described = new Set<ServiceName>(calls.map(({ service }) => service));
  const learned = new Map<string, Entry>();
  const refused = new Set<string>();
  let routes = routeTable(calls);
  const upstreamsOf = (service: ServiceName) => groups.find((group) => group.service === service)?.upstreams ?? [];

  /** Whether the path is free or already belongs to this service. */
  function mayHave({ path, service }: Entry): boolean {
    const owner = routes(path)?.service;
    if (owner === undefined || owner === service) return true;
    const reason = `${path} of ${service} belongs to ${owner}`;
    if (!refused.has(reason)) logger.error(reason);
    refused.add(reason);
    return false;
  }

  function learn(entries: readonly Entry[]): void {
    for (const entry of entries.filter(mayHave)) {
      const key = `${entry.method} ${entry.path}`;
      if (JSON.stringify(learned.get(key)) === JSON.stringify(entry)) continue;
      learned.set(key, entry);
      routes = routeTable([...calls, ...learned.values()]);
    }
  }

  const services = groups.filter(({ upstreams }) => upstreams.length > 0).map(({ service }) => service);
  return {
    routes: (path) => routes(path),
    isWhole: () => services.every((service) => described.has(service)),
    firstRead: learnCalls({
      services,
      stop,
      instancesOf: (service) =>
        upstreamsOf(service)
          .filter(({ health }) => health !== 'down')
          .map(({ url, target }) => ({ url, headers: { host: target.host } })),
      onCalls(service, entries) {
        described.add(service);
        learn(entries);
      },
    }),
  };
}
