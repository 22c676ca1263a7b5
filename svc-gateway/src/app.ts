import type { ServiceName } from '@ethereal/contracts/call';
import { calls } from '@ethereal/contracts/calls';
import type { Broker } from '@ethereal/service-kit/events/broker';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Redis } from '@ethereal/service-kit/redis';
import { createAccessLog } from './access-log.ts';
import type { GatewayConfig } from './config.ts';
import { createFrontEnd } from './front-end/front-end.ts';
import { createGateway } from './gateway.ts';
import { peerReader } from './http/peer.ts';
import { findItemIn } from './item-page/find-item.ts';
import { createSharedCounter } from './limits/shared-counter.ts';
import { createMetrics } from './metrics.ts';
import { operatorsPages } from './operators-pages.ts';
import { allowanceOf } from './proxy/allowance.ts';
import { createUpstream } from './proxy/upstream.ts';
import { createUpstreamGroup } from './proxy/upstream-group.ts';
import { watchUpstreams } from './proxy/watch.ts';
import { createReference } from './reference/reference.ts';
import { registryReader } from './registry/registry-file.ts';
import { shellOfferReader } from './registry/shell-offer.ts';
import { routeTable } from './routing/routes.ts';
import { createStatus } from './status/status.ts';

export type AppDependencies = {
  config: GatewayConfig;
  logger: Logger;
  redis: Redis;
  /** Only for the status page. */
  broker: Broker | undefined;
};

/** The whole gateway as one value: its request listener, and how to stop what runs beside it. */
export function createApp({ config, logger, redis, broker }: AppDependencies) {
  const stopping = new AbortController();
  let leaving = false;
  const groups = groupsOf(config);
  const groupList = Object.values(groups);
  watchUpstreams(groupList, stopping.signal);

  const counter = createSharedCounter({ redis, prefix: `${config.REDIS_PREFIX}gateway:` });
  const metrics = createMetrics(groupList);
  const readRegistry = registryReader(config.REMOTES_DIR, (error) =>
    logger.error({ err: error }, 'registry.json is damaged; the last good one stays in use'),
  );
  const readOffer = shellOfferReader(config.SHELL_DIR);
  const frontEnd = createFrontEnd({
    shellDir: config.SHELL_DIR,
    remotesDir: config.REMOTES_DIR,
    outside: {
      imageUpload: config.IMAGE_UPLOAD_URL,
      images: config.IMAGE_ORIGINS,
      contactForm: config.CONTACT_FORM_ACTION,
    },
    publicConfig: {
      imageUploadUrl: config.IMAGE_UPLOAD_URL,
      contactFormAction: config.CONTACT_FORM_ACTION,
    },
    siteUrl: config.SITE_URL,
    readRegistry,
    shellContract: async () => (await readOffer()).contract,
    findItem: findItemIn(groups['svc-catalog']),
  });
  const status = createStatus({
    groups: groupList,
    redis,
    broker,
    queues: config.STATUS_QUEUES,
    readRegistry,
  });

  const listener = createGateway({
    routes: routeTable(calls),
    groups,
    allowanceOf: (route) => allowanceOf(route, config.UPSTREAM_DEADLINE_MS),
    readPeer: peerReader(config.TRUST_PROXY),
    counter,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    metrics,
    ownPages: new Map([
      ...operatorsPages({ metrics, isStopping: () => leaving }),
      ...createReference(groupList),
      ...status,
    ]),
    frontEnd,
    onOver: createAccessLog(logger, config.ACCESS_LOG_SAMPLE),
    onFault: (error, { requestId }) => logger.error({ err: error, requestId }, 'a page failed'),
  });

  return {
    listener,
    /** Says on /readyz that this gateway is about to stop, while it goes on answering. */
    leave(): void {
      leaving = true;
    },
    async stop(): Promise<void> {
      stopping.abort();
      counter.stop();
      await Promise.all(groupList.flatMap(({ upstreams }) => upstreams.map(({ pool }) => pool.destroy())));
    },
  };
}

function groupsOf(config: GatewayConfig) {
  const group = (service: ServiceName, urls: readonly string[]) =>
    createUpstreamGroup(
      service,
      urls.map((url) => createUpstream(service, url)),
    );
  return {
    'svc-catalog': group('svc-catalog', config.CATALOG_URLS),
    'svc-identity': group('svc-identity', config.IDENTITY_URLS),
    'svc-orders': group('svc-orders', config.ORDERS_URLS),
    'svc-analytics': group('svc-analytics', config.ANALYTICS_URLS),
    'svc-chat': group('svc-chat', config.CHAT_URLS),
  };
}
