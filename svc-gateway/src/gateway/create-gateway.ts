import type { IncomingMessage, RequestListener } from 'node:http';
import type { RateLimit, ServiceName } from '@ethereal/contracts/call';
import { requestIdOf } from '@ethereal/service-kit/request-id';
import { currentTrace, traceRequest } from '@ethereal/service-kit/tracing';
import type { AnswerCache } from '../caching/answer-cache.ts';
import { badRequest, internalError, Refusal, tooManyRequests } from '../http/answers.ts';
import { networkOf, type peerReader } from '../http/peer.ts';
import { readTarget, type Target } from '../http/target.ts';
import type { Visit, VisitResponse } from '../http/visit.ts';
import type { SharedCounter } from '../limits/shared-counter.ts';
import type { Metrics } from '../metrics.ts';
import { Fault } from '../proxy/fault.ts';
import { FAILURES, refuse, refuseMethod } from '../proxy/forward.ts';
import type { RequestLimits } from '../proxy/request-limits.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { LearnedRoutes } from '../routing/learn-routes.ts';
import type { Operation, Route } from '../routing/routes.ts';
import { type ApplicationParts, createApplication } from './application.ts';

type GatewayParts = ApplicationParts & {
  routing: Pick<LearnedRoutes, 'routes' | 'isWhole'>;
  groupOf(service: ServiceName): UpstreamGroup;
  limitsOf(operation: Operation): RequestLimits;
  answers: Pick<AnswerCache, 'answer'>;
  readPeer: ReturnType<typeof peerReader>;
  counter: SharedCounter;
  rateLimitFactor: number;
  metrics: Metrics;
  /**
   * Called when a visit is over. `left` is true when the visitor closed the connection before the end of the answer.
   */
  onOver(visit: Visit, route: string, ms: number, left: boolean): void;
  onFault(error: unknown, visit: Visit): void;
};

/** Maximum length of a path in the key of its limit. Paths with the same beginning of this length share a limit. */
const MAX_PATH_KEY = 100;

/** Returns the key of a path: one for all spellings that services read as the same path. */
const pathKeyOf = ({ path }: Target): string => path.toLowerCase().replace(/\/$/, '').slice(0, MAX_PATH_KEY);

/** One year, as browsers require. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

const NOWHERE: Target = { rawPath: '/', path: '/', search: '' };

/**
 * Creates the request listener of a gateway. It identifies, routes and counts every request and answers from the cache.
 * All other answers come from the Express application behind it, because Express costs more than a cached answer.
 */
export function createGateway(parts: GatewayParts): RequestListener {
  const application = createApplication(parts, { isOverLimit, answerError });

  return (req, answer) => {
    const res = answer as VisitResponse;
    res.locals = { route: 'front-end' } as VisitResponse['locals'];
    traceRequest(req, res, () => {
      const visit = begin(req, res);
      try {
        route(visit);
      } catch (error) {
        answerError(error, visit);
      }
    });
  };

  function begin(req: IncomingMessage, res: VisitResponse): Visit {
    const visit: Visit = {
      req,
      res,
      target: readTarget(req.url ?? '/') ?? NOWHERE,
      requestId: requestIdOf(req.headers['x-request-id']),
      trace: currentTrace()?.traceparent,
      startedAt: performance.now(),
      ...parts.readPeer(req),
    };
    res.locals.visit = visit;
    res.on('close', () => over(visit));
    if (visit.scheme === 'https') res.setHeader('strict-transport-security', HTTPS_ONLY);
    return visit;
  }

  function over(visit: Visit): void {
    const { req, res, startedAt } = visit;
    const { route } = res.locals;
    const ms = performance.now() - startedAt;
    parts.metrics.answered(req.method ?? '', route, res.statusCode, ms);
    parts.onOver(visit, route, ms, !res.writableFinished);
  }

  function route(visit: Visit): void {
    const { req, res, target } = visit;
    const fault = target === NOWHERE ? 'The address is malformed.' : faultIn(req);
    const found = fault ? undefined : parts.routing.routes(target.rawPath);
    if (fault) refuse(visit, badRequest(fault));
    else if (found) answerCall(visit, found);
    else application(req, res);
  }

  /** Answers a call of a service, from the cache if possible. */
  function answerCall(visit: Visit, { template, service, operations }: Route): void {
    const { req, res } = visit;
    const operation = operations.get(req.method ?? '');
    res.locals.route = operation?.template ?? template;
    if (!operation) {
      refuseMethod(visit, [...operations.keys()]);
      return;
    }
    if (isOverLimit(visit, operation)) return;
    res.locals.call = { group: parts.groupOf(service), limits: parts.limitsOf(operation) };
    if (operation.transfer === 'stream') application(req, res);
    else parts.answers.answer(visit, () => application(req, res));
  }

  function count(key: string, { windowSeconds, max }: RateLimit) {
    return parts.counter.hit(key, { windowSeconds, max: max * parts.rateLimitFactor }, Date.now());
  }

  /** Counts a request, and refuses it when its visitor has made too many requests. */
  function isOverLimit(visit: Visit, { id, limit, pathLimit }: Operation): boolean {
    const caller = networkOf(visit.address);
    const all = count(`${id}:${caller}`, limit);
    const verdict = all.allowed && pathLimit ? count(`${id}:${pathKeyOf(visit.target)}:${caller}`, pathLimit) : all;
    if (verdict.allowed) return false;
    parts.metrics.limited(id);
    refuse(visit, tooManyRequests(verdict.retryAfterSeconds));
    return true;
  }

  function answerError(error: unknown, visit: Visit): void {
    const { res } = visit;
    if (error instanceof Refusal) refuse(visit, error.failure);
    else if (error instanceof Fault) refuse(visit, FAILURES[error.reason]);
    else if (!res.destroyed) {
      parts.onFault(error, visit);
      if (res.headersSent) res.destroy();
      else refuse(visit, internalError);
    }
  }
}

/**
 * Returns why a request is malformed. Browsers never send such requests, but an attacker may smuggle them past another
 * proxy.
 */
function faultIn(req: IncomingMessage): string | undefined {
  let hosts = 0;
  for (let i = 0; i < req.rawHeaders.length; i += 2)
    if (req.rawHeaders[i]?.length === 4 && req.rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1) return 'One Host header is enough.';
  if (hosts === 0 && req.httpVersion === '1.1') return 'A Host header is required.';
  if (req.headers.upgrade?.toLowerCase().includes('websocket')) return 'WebSockets are not offered.';
  return undefined;
}
