import type { LiveSite } from '@ethereal/areas/registry/live-site';
import type { ServiceName } from '@ethereal/contracts/call';
import { calls } from '@ethereal/contracts/calls';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { instancesOf } from '@ethereal/service-kit/instances';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Redis } from '@ethereal/service-kit/redis';
import { createAccessLog } from './access-log.ts';
import { createAnswerCache } from './caching/answer-cache.ts';
import { type Change, hearChanges } from './caching/changes.ts';
import { dropTwice } from './caching/drop-twice.ts';
import { createOuterCaches } from './caching/outer-caches.ts';
import type { GatewayConfig } from './config.ts';
import { crawlerPages } from './crawlers/crawler-pages.ts';
import { createFrontEnd } from './front-end/front-end.ts';
import { liveSite } from './front-end/live-site.ts';
import { createGateway } from './gateway.ts';
import { notFound } from './http/answers.ts';
import { peerReader } from './http/peer.ts';
import type { Visit } from './http/visit.ts';
import { findItemIn } from './item-page/find-item.ts';
import { createSharedCounter } from './limits/shared-counter.ts';
import { createMetrics } from './metrics.ts';
import { exceptFor, healthPages, metricsPage } from './operators-pages.ts';
import { followNames } from './proxy/follow-names.ts';
import { createForward, refuse } from './proxy/forward.ts';
import { limitsOf } from './proxy/request-limits.ts';
import { createUpstreamGroup, type UpstreamGroup } from './proxy/upstream-group.ts';
import { watchUpstreams } from './proxy/watch.ts';
import { createReference } from './reference/reference.ts';
import { createFirstView } from './rendering/first-view.ts';
import { keepWarm } from './rendering/keep-warm.ts';
import { createRendering, type Rendering } from './rendering/rendering.ts';
import { learnRoutes } from './routing/learn-routes.ts';
import type { Operation } from './routing/routes.ts';
import { queueDepths } from './status/backing.ts';
import { createStatus } from './status/status.ts';

export type AppDependencies = {
  config: GatewayConfig;
  logger: Logger;
  redis: Redis;
  /** Used by the status page and for the subscription to changes of what pages show. */
  broker: Broker | undefined;
};

/** Creates the whole gateway: its request listener, and the function that stops what runs beside the listener. */
export function createApp({ config, logger, redis, broker }: AppDependencies) {
  const stopping = new AbortController();
  let leaving = false;
  const groups = groupsOf(config);
  const groupByService = new Map(groups.map((group) => [group.service, group]));
  const groupOf = (service: ServiceName) => groupByService.get(service) ?? createUpstreamGroup(service, []);
  followNames(groups, { everyMs: config.UPSTREAM_RESOLVE_MS, stop: stopping.signal });
  watchUpstreams(groups, stopping.signal);
  const routing = learnRoutes({ groups, calls, logger, stop: stopping.signal });

  const counter = createSharedCounter({ redis, prefix: `${config.REDIS_PREFIX}gateway:` });
  const metrics = createMetrics(groups, () => queueDepths(broker, config.STATUS_QUEUES));
  const live = liveSite(config, logger, metrics);
  const crawlers = crawlerPages({ catalog: groupOf('svc-catalog'), siteUrl: config.SITE_URL, live });
  const kept = keepAnswersAndPages({ config, logger, broker, onChange: crawlers.changed });
  if (config.RENDERER_URLS.length > 0) keepWarm({ rendering: kept.rendering, live, stop: stopping.signal });
  const frontEnd = frontEndOf({ config, live, rendering: kept.rendering, catalog: groupOf('svc-catalog') });
  const { forward, stop: stopForwarding } = createForward({
    bodyTimeoutMs: config.BODY_TIMEOUT_MS,
    retried: (upstream, reason) => metrics.retried(upstream.service, reason),
  });
  const health = healthPages(() => leaving);
  const forOperators = new Map([
    ...health,
    ...metricsPage(metrics),
    ...createStatus({ groups, redis, broker, queues: config.STATUS_QUEUES, live, rendering: kept.rendering }),
  ]);
  const hasOwnPort = config.OPERATORS_PORT !== undefined;
  const logVisit = createAccessLog(logger, config.ACCESS_LOG_SAMPLE);
  const shared = {
    forward,
    answers: kept.answers,
    groupOf,
    limitsOf: (operation: Operation) => limitsOf(operation, config.UPSTREAM_DEADLINE_MS),
    readPeer: peerReader(config.TRUST_PROXY ?? []),
    counter,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    metrics,
    onOver: logVisit,
    onFault: (error: unknown, { requestId }: Visit) => logger.error({ err: error, requestId }, 'a page failed'),
  };
  const listener = createGateway({
    ...shared,
    routing,
    ownPages: new Map([...(hasOwnPort ? health : forOperators), ...createReference(groups), ...crawlers.pages]),
    frontEnd: hasOwnPort ? exceptFor(['/metrics', '/status', '/status.css'], frontEnd) : frontEnd,
  });
  const operators = createGateway({
    ...shared,
    routing: { routes: () => undefined, isWhole: () => true },
    ownPages: forOperators,
    frontEnd: (visit) => refuse(visit, notFound),
  });

  return {
    listener,
    /** Request listener of the operators' port. */
    operators,
    /** Resolves when the gateway has requested from every service which calls it answers. */
    asked: routing.asked,
    /** Makes /readyz report that this gateway is about to stop. The gateway continues to answer requests. */
    leave(): void {
      leaving = true;
    },
    stop(): void {
      stopping.abort();
      counter.stop();
      stopForwarding();
      for (const { watched } of groups) for (const { breaker } of watched) breaker.shutdown();
      kept.stop();
    },
  };
}

/**
 * Creates the caches of services' answers and of rendered pages. An event or a visitor's own change purges their
 * entries.
 */
function keepAnswersAndPages({
  config,
  logger,
  broker,
  onChange,
}: Pick<AppDependencies, 'config' | 'logger' | 'broker'> & { onChange(change: Change): void }) {
  const hearsChanges = () => changes?.isHearing() ?? false;
  const rendering = createRendering({
    urls: config.RENDERER_URLS,
    deadlineMs: config.RENDER_DEADLINE_MS,
    hearsChanges,
  });
  const changed = dropTwice((tags) => {
    rendering.purge(tags);
    answers.purge(tags);
    outer.purge(tags);
  });
  const outer = createOuterCaches({ urls: config.PURGE_URLS, logger });
  const answers = createAnswerCache({
    siteUrl: config.SITE_URL,
    hearsChanges,
    changed,
    hasOuter: config.PURGE_URLS.length > 0,
  });
  const changes =
    broker &&
    hearChanges({
      broker,
      logger,
      onChange(change) {
        changed(change?.changes);
        if (change) onChange(change);
      },
    });
  return {
    rendering,
    answers,
    stop(): void {
      void changes?.stop();
      void rendering.stop();
      outer.stop();
    },
  };
}

/** Creates the front end: pages, files, and the configuration that the browser receives. */
function frontEndOf({
  config,
  live,
  rendering,
  catalog,
}: {
  config: GatewayConfig;
  live: LiveSite;
  rendering: Rendering;
  catalog: UpstreamGroup;
}) {
  const { SITE_URL: siteUrl } = config;
  const publicConfig = {
    imageUploadUrl: config.IMAGE_UPLOAD_URL,
    contactFormAction: config.CONTACT_FORM_ACTION,
  };
  return createFrontEnd({
    shellDir: config.SHELL_DIR,
    remotesDir: config.REMOTES_DIR,
    outside: {
      imageUpload: config.IMAGE_UPLOAD_URL,
      images: config.IMAGE_ORIGINS,
      contactForm: config.CONTACT_FORM_ACTION,
    },
    publicConfig,
    siteUrl,
    live,
    firstView: createFirstView({ rendering, siteUrl, publicConfig }),
    findItem: findItemIn(catalog),
  });
}

/** Creates an upstream group for every service that has calls or configured instances. */
function groupsOf(config: GatewayConfig): UpstreamGroup[] {
  const instances = instancesOf(config);
  const services = new Set([...calls.map(({ service }) => service), ...instances.keys()]);
  return [...services].map((service) => createUpstreamGroup(service, instances.get(service) ?? []));
}
