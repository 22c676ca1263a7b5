import type { ServiceName } from '@ethereal/contracts/call';
import { calls } from '@ethereal/contracts/calls';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { instancesOf } from '@ethereal/service-kit/instances';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Redis } from '@ethereal/service-kit/redis';
import type { GatewayConfig } from '../config.ts';
import { liveSite } from '../front-end/live-site.ts';
import { createMetrics } from '../metrics.ts';
import { createUpstreamGroup, type UpstreamGroup } from '../proxy/upstream-group.ts';
import { queueDepths } from '../status/backing.ts';

/** Connections and configuration of the gateway. */
export type GatewayBase = {
  config: GatewayConfig;
  logger: Logger;
  redis: Redis;
  /** Used by the status page and for the subscription to changes of what pages show. */
  broker: Broker | undefined;
};

/** Connections, groups of instances and other parts that several nouns of the gateway use. */
export type Shared = ReturnType<typeof openShared>;

/** Opens the groups of instances, the metrics and the view of the live releases. */
export function openShared(base: GatewayBase) {
  const { config, logger, broker } = base;
  const stopping = new AbortController();
  const groups = groupsOf(config);
  const groupByService = new Map(groups.map((group) => [group.service, group]));
  const metrics = createMetrics(groups, () => queueDepths(broker, config.STATUS_QUEUES));
  return {
    ...base,
    groups,
    groupOf: (service: ServiceName) => groupByService.get(service) ?? createUpstreamGroup(service, []),
    metrics,
    live: liveSite(config, logger, metrics),
    /** Ends the loops that run beside the request listener. */
    stopping,
  };
}

/** Creates an upstream group for every service that has calls or configured instances. */
function groupsOf(config: GatewayConfig): UpstreamGroup[] {
  const instances = instancesOf(config);
  const services = new Set([...calls.map(({ service }) => service), ...instances.keys()]);
  return [...services].map((service) => createUpstreamGroup(service, instances.get(service) ?? []));
}
