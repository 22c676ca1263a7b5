import type { IncomingMessage, ServerResponse } from 'node:http';
import { http } from '@ethereal/service-kit/node-http';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import {
  type Failure,
  gatewayTimeout,
  methodNotAllowed,
  payloadTooLarge,
  Refusal,
  requestTimeout,
  sendFailure,
  serviceUnavailable,
} from '../http/answers.ts';
import type { Visit } from '../http/visit.ts';
import { Exchange } from './exchange.ts';
import { Fault, type FaultReason, faultOf } from './fault.ts';
import { discardBody, hasBody, NO_BODY, type RequestBody, readRequestBody } from './request-body.ts';
import { requestHeaders } from './request-headers.ts';
import type { RequestLimits } from './request-limits.ts';
import { responseHeaders } from './response-headers.ts';
import type { Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

/**
 * Maximum time that a request waits for an instance to come back, in milliseconds since the request arrived or lost its
 * instance.
 */
const HOLD_MS = 800;
/** Maximum number of attempts of one request. */
const MAX_ATTEMPTS = 3;
/**
 * Time after which an idle connection is closed, in milliseconds. It is below the 5 s of node:http, so that no request
 * uses a socket that the service is closing.
 */
const IDLE_MS = 4000;

type Next = (error?: unknown) => void;
type ForwardOptions = {
  /** Maximum time without progress of a visitor's body, in milliseconds. */
  bodyTimeoutMs: number;
  retried(upstream: Upstream, reason: FaultReason): void;
};

/** Answer to a visitor for each fault that a retry cannot resolve. */
export const FAILURES: Readonly<Record<FaultReason, Failure>> = {
  refused: serviceUnavailable,
  reset: serviceUnavailable,
  silent: serviceUnavailable,
  deadline: gatewayTimeout,
  left: requestTimeout,
  'too-large': payloadTooLarge,
  'too-slow': requestTimeout,
};

/** Sends a failure, also while the request's body is still arriving: the rest is read, or the connection is closed. */
export function refuse(visit: Visit, failure: Failure): void {
  sendFailure(visit, failure);
  discardBody(visit.req);
}

/** Answers a request whose method the address does not have, or that asks for the methods of the address. */
export function refuseMethod(visit: Visit, methods: readonly string[]): void {
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (visit.req.method !== 'OPTIONS') refuse(visit, methodNotAllowed(allow));
  else {
    visit.res.writeHead(204, { allow, 'x-request-id': visit.requestId }).end();
    discardBody(visit.req);
  }
}

/** Methods that change nothing, the only ones of pages and files. */
export const READS: readonly string[] = ['GET', 'HEAD'];
export const isRead = ({ req }: Visit): boolean => READS.includes(req.method ?? '');

/**
 * Creates the function that forwards a visit to a service. It picks an instance, retries where no effect can happen
 * twice, or answers with the failure. http-proxy-middleware sends the request and pipes the answer; this function
 * controls it through its hooks.
 */
export function createForward({ bodyTimeoutMs, retried }: ForwardOptions) {
  const agent = new http.Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 512 });
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    agent,
    changeOrigin: true,
    // Every request at this point is forwarded. Without a filter, the middleware would parse every address as a URL to
    // decide that.
    pathFilter: () => true,
    // Disables the middleware's error pages and its log of every request.
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    async router(_, res, options) {
      const { upstream, body } = await forwardingOf(res).begin();
      options.buffer = body.stream;
      return upstream.target;
    },
    on: {
      proxyReq: (outgoing, _, res) => forwardingOf(res).exchange?.sending(outgoing),
      proxyRes: (answer, _, res) => forwardingOf(res).answered(answer),
      end: (_, res) => forwardingOf(res).ended(),
      error: (error, _, res) => forwardingOf(res).failed(faultOf(error)),
    },
  });

  return {
    async forward(visit: Visit, group: UpstreamGroup, limits: RequestLimits, next: Next): Promise<void> {
      const { req, res } = visit;
      const bounds = { maxBytes: limits.maxBodyBytes, timeoutMs: bodyTimeoutMs };
      const body = hasBody(req) ? await readRequestBody(req, bounds) : NO_BODY;
      req.headers = requestHeaders(visit, body.length);
      const forwarding = new Forwarding({
        visit,
        group,
        body,
        retried,
        limits: { deadlineMs: limits.deadlineMs, bodyTimeoutMs },
        send: () => void proxy(req, res, next),
      });
      res.locals.forwarding = forwarding;
      forwarding.send();
    },
    stop: () => agent.destroy(),
  };
}

/**
 * Returns the forwarding of a response. It is stored on the response, because a WeakMap with so many short-lived keys
 * would burden the garbage collector.
 */
function forwardingOf(res: (object & { locals?: { forwarding?: unknown } }) | undefined): Forwarding {
  const forwarding = res?.locals?.forwarding;
  if (forwarding instanceof Forwarding) return forwarding;
  throw new Error('This request was not forwarded.');
}

type Parts = {
  visit: Visit;
  group: UpstreamGroup;
  body: RequestBody;
  limits: ConstructorParameters<typeof Exchange>[2];
  retried: ForwardOptions['retried'];
  /** Makes one attempt. */
  send(): void;
};

/** One visit that is forwarded to a service, in one attempt or several. */
class Forwarding {
  exchange: Exchange | undefined;
  readonly send: () => void;
  readonly #parts: Parts;
  #attempts = 0;
  #waitingSince = performance.now();
  #avoid: Upstream | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.send = parts.send;
    // Each attempt adds a listener for the end of the visit.
    parts.visit.res.setMaxListeners(30);
    parts.visit.req.setMaxListeners(30);
    parts.visit.res.once('close', () => {
      if (this.exchange?.over === false) this.exchange.end(new Fault('left'));
    });
  }

  /** Starts an attempt as soon as an instance is available. @throws Refusal */
  async begin(): Promise<Exchange> {
    const upstream = this.#pick() ?? (await this.#wait());
    this.#attempts++;
    this.exchange = new Exchange(upstream, this.#parts.body.outgoing(), this.#parts.limits);
    return this.exchange;
  }

  #pick(): Upstream | undefined {
    const { group, body } = this.#parts;
    return group.pick(performance.now(), { avoid: this.#avoid, asTrial: body.isAtHand });
  }

  async #wait(): Promise<Upstream> {
    const until = this.#waitingSince + HOLD_MS;
    this.#avoid = undefined;
    for (let now = performance.now(); now < until; now = performance.now()) {
      await this.#parts.group.change(until - now);
      if (this.#parts.visit.res.destroyed) break;
      const upstream = this.#pick();
      if (upstream) return upstream;
    }
    this.#parts.visit.res.locals.fault = 'no-instance';
    throw new Refusal(serviceUnavailable);
  }

  answered(answer: IncomingMessage): void {
    if (!this.exchange || this.exchange.over) return;
    this.exchange.answered(answer);
    const { visit } = this.#parts;
    const { res } = visit;
    // After the head is written, the proxy does not change the headers and pipes the rest.
    res.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers, visit));
    // The first event of a stream may be far off. The reader receives the headers now, which show that the stream is
    // open.
    if (answer.headers['content-type']?.startsWith('text/event-stream')) res.flushHeaders();
  }

  ended(): void {
    this.exchange?.end();
    discardBody(this.#parts.visit.req);
  }

  failed(fault: Fault): void {
    const { exchange } = this;
    const { req, res } = this.#parts.visit;
    if (!exchange || exchange.over) return;
    const { reason } = res.destroyed || req.errored ? new Fault('left') : fault;
    exchange.end(fault);
    if (reason === 'refused') this.#parts.group.setHealth(exchange.upstream, 'down');
    if (reason === 'left' || res.headersSent) return;
    if (this.#mayRepeat(reason)) {
      this.#parts.retried(exchange.upstream, reason);
      this.#avoid = exchange.upstream;
      this.#waitingSince = performance.now();
      this.send();
    } else {
      res.locals.fault = reason;
      refuse(this.#parts.visit, FAILURES[reason]);
    }
  }

  /**
   * Whether the request may be sent again. An instance never received a refused request. It may have received one that
   * broke off, so only reads are repeated. A request that timed out is never repeated, because it might block the next
   * instance, too.
   */
  #mayRepeat(reason: FaultReason): boolean {
    const { body, visit } = this.#parts;
    if (this.#attempts >= MAX_ATTEMPTS || !body.canRepeat) return false;
    if (reason === 'refused') return true;
    return reason === 'reset' && isRead(visit);
  }
}
