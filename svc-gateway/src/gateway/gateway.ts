import type { RequestListener } from 'node:http';
import type { CachingPart } from '../caching/caching.ts';
import { notFound } from '../http/answers.ts';
import { peerReader } from '../http/peer.ts';
import type { Visit } from '../http/visit.ts';
import { createSharedCounter } from '../limits/shared-counter.ts';
import { refuse } from '../proxy/forward.ts';
import type { ProxyPart } from '../proxy/proxy.ts';
import { limitsOf } from '../proxy/request-limits.ts';
import { createReference } from '../reference/reference.ts';
import type { Operation } from '../routing/routes.ts';
import type { Shared } from '../shared/shared.ts';
import type { ShopPart } from '../shop/shop.ts';
import type { StatusPart } from '../status/status.ts';
import { createAccessLog } from './access-log.ts';
import type { OwnPage } from './application.ts';
import { createGateway } from './create-gateway.ts';

type Parts = { proxy: ProxyPart; caching: CachingPart; shop: ShopPart; status: StatusPart; frontEnd: OwnPage };

type GatewayPart = { listener: RequestListener; operators: RequestListener; stop(): void };

/** Opens the request listeners: that of visitors, and that of the operators' port. */
export function openGateway(shared: Shared, { proxy, caching, shop, status, frontEnd }: Parts): GatewayPart {
  const { config, logger, redis, groups, groupOf, metrics } = shared;
  const counter = createSharedCounter({ redis, prefix: `${config.REDIS_PREFIX}gateway:` });
  const hasOwnPort = config.OPERATORS_PORT !== undefined;
  const logVisit = createAccessLog(logger, config.ACCESS_LOG_SAMPLE);
  const both = {
    forward: proxy.forward,
    answers: caching.answers,
    groupOf,
    limitsOf: (operation: Operation) => limitsOf(operation, config.UPSTREAM_DEADLINE_MS),
    readPeer: peerReader(config.TRUST_PROXY ?? []),
    counter,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    metrics,
    onOver: logVisit,
    onFault: (error: unknown, { requestId }: Visit) => logger.error({ err: error, requestId }, 'a page failed'),
  };
  const ofVisitors = hasOwnPort ? status.health : status.forOperators;
  return {
    listener: createGateway({
      ...both,
      routing: proxy.routing,
      ownPages: new Map([...ofVisitors, ...createReference(groups), ...shop.pages]),
      // Pages for operators exist on their port only and would otherwise be answered as pages of the site.
      frontEnd: (visit) =>
        hasOwnPort && status.forOperators.has(visit.target.path) ? refuse(visit, notFound) : frontEnd(visit),
    }),
    operators: createGateway({
      ...both,
      routing: { routes: () => undefined, isWhole: () => true },
      ownPages: status.forOperators,
      frontEnd: (visit) => refuse(visit, notFound),
    }),
    stop: counter.stop,
  };
}
