import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@ethereal/contracts/call';
import { currentTrace, traceRequest } from '@ethereal/service-kit/tracing';
import {
  badRequest,
  internalError,
  methodNotAllowed,
  notFound,
  sendFailure,
  tooManyRequests,
} from './http/answers.ts';
import type { peerReader } from './http/peer.ts';
import { requestIdOf, traceparentOf } from './http/request-id.ts';
import { readTarget, type Target } from './http/target.ts';
import type { Visit } from './http/visit.ts';
import type { SharedCounter } from './limits/shared-counter.ts';
import type { Metrics } from './metrics.ts';
import { type Allowance, forward } from './proxy/forward.ts';
import { discardBody } from './proxy/request-body.ts';
import type { UpstreamGroup } from './proxy/upstream-group.ts';
import type { Route, RouteTable } from './routing/routes.ts';

/** A page or document that the gateway itself answers. */
export type OwnPage = (visit: Visit) => void | Promise<void>;

export type GatewayParts = {
  routes: RouteTable;
  groups: Readonly<Record<ServiceName, UpstreamGroup>>;
  allowanceOf(route: Route): Allowance;
  readPeer: ReturnType<typeof peerReader>;
  counter: SharedCounter;
  rateLimitFactor: number;
  metrics: Metrics;
  ownPages: ReadonlyMap<string, OwnPage>;
  frontEnd: OwnPage;
  /** Called when a visit is over: `left` when the visitor did not wait for the end of the answer. */
  onOver(visit: Visit, route: string, ms: number, left: boolean): void;
  onFault(error: unknown, visit: Visit): void;
};

const NOWHERE: Target = { rawPath: '/', path: '/', search: '' };

/** The whole gateway as a request listener. Plain node:http: a framework would be the largest cost of a cheap route. */
export function createGateway(parts: GatewayParts) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    traceRequest(req, res, () => receive(req, res));
  };

  function receive(req: IncomingMessage, res: ServerResponse): void {
    const target = readTarget(req.url ?? '');
    const visit: Visit = {
      req,
      res,
      target: target ?? NOWHERE,
      requestId: requestIdOf(req.headers['x-request-id']),
      traceparent: outgoingTrace(req),
      startedAt: performance.now(),
      ...parts.readPeer(req),
    };
    const route = target && parts.routes(target.rawPath);
    observe(visit, route?.template ?? 'front-end');
    if (!target) refuse(visit, badRequest('The address is malformed.'));
    else if (req.headers.host === undefined && req.httpVersion === '1.1')
      refuse(visit, badRequest('A Host header is required.'));
    else if (req.headers.upgrade?.toLowerCase().includes('websocket'))
      refuse(visit, badRequest('WebSockets are not offered.'));
    else if (route) pass(visit, route);
    else own(visit);
  }

  function pass(visit: Visit, route: Route): void {
    const method = visit.req.method ?? '';
    const operation = route.operations.get(method);
    if (!operation) {
      const allow = [...route.operations.keys(), 'OPTIONS'].join(', ');
      if (method === 'OPTIONS') visit.res.writeHead(204, { allow, 'x-request-id': visit.requestId }).end();
      else refuse(visit, methodNotAllowed(allow));
      return;
    }
    const { windowSeconds, max } = operation.limit;
    const limit = { windowSeconds, max: max * parts.rateLimitFactor };
    const verdict = parts.counter.hit(`${operation.id}:${visit.address}`, limit, Date.now());
    if (!verdict.allowed) {
      parts.metrics.limited(operation.id);
      refuse(visit, tooManyRequests(verdict.retryAfterSeconds));
      return;
    }
    forward(visit, parts.groups[route.service], parts.allowanceOf(route), {
      retried: (upstream, reason) => parts.metrics.retried(upstream.service, reason),
    });
  }

  function own(visit: Visit): void {
    const { path } = visit.target;
    const page = parts.ownPages.get(path);
    const isForNobody =
      !page && (path === '/api' || path.startsWith('/api/') || path.startsWith('/internal/'));
    if (isForNobody) {
      refuse(visit, notFound);
      return;
    }
    Promise.resolve()
      .then(() => (page ? answerPage(visit, page) : parts.frontEnd(visit)))
      .catch((error: unknown) => {
        parts.onFault(error, visit);
        if (visit.res.headersSent) visit.res.destroy();
        else sendFailure(visit, internalError);
      });
  }

  function answerPage(visit: Visit, page: OwnPage): void | Promise<void> {
    if (visit.req.method === 'GET' || visit.req.method === 'HEAD') return page(visit);
    refuse(visit, methodNotAllowed('GET, HEAD'));
  }

  function observe(visit: Visit, route: string): void {
    // Where the span of this request looks for its name.
    Object.assign(visit.res, { locals: { route } });
    visit.res.once('close', () => {
      const ms = performance.now() - visit.startedAt;
      parts.metrics.answered(visit.req.method ?? '', route, visit.res.statusCode, ms);
      parts.onOver(visit, route, ms, !visit.res.writableFinished);
    });
  }
}

function refuse(visit: Visit, failure: Parameters<typeof sendFailure>[1]): void {
  sendFailure(visit, failure);
  discardBody(visit.req);
}

/** The trace that services go on with: this process's span when it traces, else what the caller sent. */
function outgoingTrace(req: IncomingMessage): string {
  return currentTrace()?.traceparent ?? traceparentOf(req.headers.traceparent);
}
