import type { ServiceName } from '@ethereal/contracts/call';
import { answerRevalidation } from '@ethereal/service-kit/request';
import { currentTrace, traceRequest } from '@ethereal/service-kit/tracing';
import express, { type Express, type Request, type Response } from 'express';
import type { AnswerCache } from '../caching/answer-cache.ts';
import {
  badRequest,
  internalError,
  methodNotAllowed,
  notFound,
  Refusal,
  serviceUnavailable,
  tooManyRequests,
} from '../http/answers.ts';
import { networkOf, type peerReader } from '../http/peer.ts';
import { requestIdOf, traceparentOf } from '../http/request-id.ts';
import { readTarget, type Target } from '../http/target.ts';
import { type Visit, visitOf } from '../http/visit.ts';
import type { SharedCounter } from '../limits/shared-counter.ts';
import type { Metrics } from '../metrics.ts';
import { Fault } from '../proxy/fault.ts';
import { type createForward, FAILURES, refuse } from '../proxy/forward.ts';
import type { RequestLimits } from '../proxy/request-limits.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { LearntRoutes } from '../routing/learn-routes.ts';
import type { Operation } from '../routing/routes.ts';

/** A page or document that the gateway answers itself. */
export type OwnPage = (visit: Visit) => void | Promise<void>;

export type GatewayParts = {
  routing: Pick<LearntRoutes, 'routes' | 'isWhole'>;
  groupOf(service: ServiceName): UpstreamGroup;
  limitsOf(operation: Operation): RequestLimits;
  forward: ReturnType<typeof createForward>['forward'];
  answers: Pick<AnswerCache, 'answer'>;
  readPeer: ReturnType<typeof peerReader>;
  counter: SharedCounter;
  rateLimitFactor: number;
  metrics: Metrics;
  ownPages: ReadonlyMap<string, OwnPage>;
  frontEnd: OwnPage;
  /**
   * Called when a visit is over. `left` is true when the visitor closed the connection before the end of the answer.
   */
  onOver(visit: Visit, route: string, ms: number, left: boolean): void;
  onFault(error: unknown, visit: Visit): void;
};

/**
 * The gateway's own documents may request data from every service. Pages and files are about a dozen per visit, and
 * whole offices may share one address.
 */
const OWN_PAGES: Operation = { id: 'own-pages', limit: { windowSeconds: 60, max: 1200 } };
const FRONT_END: Operation = { id: 'front-end', limit: { windowSeconds: 60, max: 12_000 } };

/** One year, as browsers require. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const OF_THE_API = /^\/(?:api|internal)(?:\/|$)/;

const NOWHERE: Target = { rawPath: '/', path: '/', search: '' };

/** Creates the whole gateway as an Express application. */
export function createGateway(parts: GatewayParts): Express {
  const app = express();
  app.disable('x-powered-by');
  // Answers that support an entity tag set their own.
  app.disable('etag');
  app.use(receive, passOn, answerRevalidation, answerItself, answerError);
  return app;

  function receive(req: Request, res: Response, next: () => void): void {
    traceRequest(req, res, () => {
      const target = readTarget(req.url);
      const visit: Visit = {
        req,
        res,
        target: target ?? NOWHERE,
        requestId: requestIdOf(req.headers['x-request-id']),
        traceparent: currentTrace()?.traceparent ?? traceparentOf(req.headers.traceparent),
        startedAt: performance.now(),
        ...parts.readPeer(req),
      };
      res.locals.visit = visit;
      res.locals.route = 'front-end';
      res.once('close', () => over(visit, res.locals.route));
      if (visit.scheme === 'https') res.setHeader('strict-transport-security', HTTPS_ONLY);
      const fault = target ? faultIn(req) : 'The address is malformed.';
      if (fault) refuse(visit, badRequest(fault));
      else next();
    });
  }

  function over(visit: Visit, route: string): void {
    const ms = performance.now() - visit.startedAt;
    parts.metrics.answered(visit.req.method ?? '', route, visit.res.statusCode, ms);
    parts.onOver(visit, route, ms, !visit.res.writableFinished);
  }

  function passOn(req: Request, res: Response, next: (error?: unknown) => void): void {
    const visit = visitOf(res);
    const route = parts.routing.routes(visit.target.rawPath);
    if (!route) {
      next();
      return;
    }
    res.locals.route = route.template;
    const operation = route.operations.get(req.method);
    if (!operation) {
      const allow = [...route.operations.keys(), 'OPTIONS'].join(', ');
      if (req.method === 'OPTIONS') res.writeHead(204, { allow, 'x-request-id': visit.requestId }).end();
      else refuse(visit, methodNotAllowed(allow));
      return;
    }
    res.locals.route = operation.template;
    if (isOverLimit(visit, operation)) return;
    const group = parts.groupOf(route.service);
    const limits = parts.limitsOf(operation);
    const forward = () => void parts.forward(visit, group, limits, next).catch(next);
    res.locals.group = group;
    if (operation.transfer === 'stream') forward();
    else parts.answers.answer(visit, forward);
  }

  /** Counts a request, and refuses it when its visitor has made too many requests. */
  function isOverLimit(visit: Visit, { id, limit }: Operation): boolean {
    const { windowSeconds, max } = limit;
    const allowed = { windowSeconds, max: max * parts.rateLimitFactor };
    const verdict = parts.counter.hit(`${id}:${networkOf(visit.address)}`, allowed, Date.now());
    if (verdict.allowed) return false;
    parts.metrics.limited(id);
    refuse(visit, tooManyRequests(verdict.retryAfterSeconds));
    return true;
  }

  async function answerItself(_: Request, res: Response): Promise<void> {
    const visit = visitOf(res);
    const { path } = visit.target;
    const page = parts.ownPages.get(path);
    if (!PROBES.has(path) && isOverLimit(visit, page ? OWN_PAGES : FRONT_END)) return;
    if (page) await answerByPage(page, visit);
    else if (OF_THE_API.test(path)) refuse(visit, parts.routing.isWhole() ? notFound : serviceUnavailable);
    else await parts.frontEnd(visit);
  }

  function answerError(error: unknown, _: Request, res: Response, _next: unknown): void {
    const visit = visitOf(res);
    if (error instanceof Refusal) refuse(visit, error.failure);
    else if (error instanceof Fault) refuse(visit, FAILURES[error.reason]);
    else if (!res.destroyed) {
      parts.onFault(error, visit);
      if (res.headersSent) res.destroy();
      else refuse(visit, internalError);
    }
  }
}

async function answerByPage(page: OwnPage, visit: Visit): Promise<void> {
  const { method } = visit.req;
  if (method === 'GET' || method === 'HEAD') await page(visit);
  else refuse(visit, methodNotAllowed('GET, HEAD'));
}

/**
 * Returns why a request is malformed. Browsers never send such requests, but an attacker may smuggle them past another
 * proxy.
 */
function faultIn(req: Request): string | undefined {
  let hosts = 0;
  for (let i = 0; i < req.rawHeaders.length; i += 2)
    if (req.rawHeaders[i]?.length === 4 && req.rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1) return 'One Host header is enough.';
  if (hosts === 0 && req.httpVersion === '1.1') return 'A Host header is required.';
  if (req.headers.upgrade?.toLowerCase().includes('websocket')) return 'WebSockets are not offered.';
  return undefined;
}
