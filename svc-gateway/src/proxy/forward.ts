import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import {
  type Failure,
  gatewayTimeout,
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

/** How long a request waits for an instance to come back, in milliseconds after it came or lost its instance. */
const HOLD_MS = 800;
const MAX_ATTEMPTS = 3;
/** Below the 5 s of node:http, so that no request meets a socket that is just being closed. */
const IDLE_MS = 4000;

type Next = (error?: unknown) => void;
type ForwardOptions = {
  /** How long a visitor may leave their body unfinished, in milliseconds. */
  bodyTimeoutMs: number;
  retried(upstream: Upstream, reason: FaultReason): void;
};

/** What a visitor is answered for a fault that a retry can't mend. */
export const FAILURES: Readonly<Record<FaultReason, Failure>> = {
  refused: serviceUnavailable,
  reset: serviceUnavailable,
  silent: serviceUnavailable,
  deadline: gatewayTimeout,
  left: requestTimeout,
  'too-large': payloadTooLarge,
  'too-slow': requestTimeout,
};

/** Also while its body is still coming: the rest is read, or the connection ends. */
export function refuse(visit: Visit, failure: Failure): void {
  sendFailure(visit, failure);
  discardBody(visit.req);
}

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Makes the function that has a service answer a visit: it picks an instance, tries again where nothing can happen twice, or
 * says why not. http-proxy-middleware sends the request and pipes the answer; its hooks are told here what to do.
 */
export function createForward({ bodyTimeoutMs, retried }: ForwardOptions) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 512 });
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    agent,
    changeOrigin: true,
    // Whatever comes here is to be passed on; without this it would read every address as a URL to find that out.
    pathFilter: () => true,
    // Its error pages and its log of every request are not wanted.
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    async router(_, res, options) {
      const { upstream, body } = await here(res).begin();
      options.buffer = body.stream;
      return upstream.target;
    },
    on: {
      proxyReq: (outgoing, _, res) => here(res).exchange?.sending(outgoing),
      proxyRes: (answer, _, res) => here(res).answered(answer),
      end: (_, res) => here(res).ended(),
      error: (error, _, res) => here(res).failed(faultOf(error)),
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

/** On the response itself: a WeakMap of so many short-lived keys would keep the garbage collector busy. */
function here(res: (object & { locals?: { forwarding?: unknown } }) | undefined): Forwarding {
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

/** One visit on its way to a service, in one attempt or several. */
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
    // Each attempt listens for the visitor's leaving.
    parts.visit.res.setMaxListeners(30);
    parts.visit.req.setMaxListeners(30);
    parts.visit.res.once('close', () => {
      if (this.exchange?.over === false) this.exchange.end(new Fault('left'));
    });
  }

  /** Begins an attempt with an instance, as soon as there is one. @throws Refusal */
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
    // With its head written, the proxy leaves the headers alone and pipes the rest.
    res.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers, visit));
    // An event stream's first event may be far off, and its reader wants to know that it is open.
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
   * A refused request was never seen. One that broke off may have been, so only reading is done again. One that timed out is never repeated:
   * what one instance cannot answer would hang the next one too.
   */
  #mayRepeat(reason: FaultReason): boolean {
    const { body, visit } = this.#parts;
    if (this.#attempts >= MAX_ATTEMPTS || !body.canRepeat) return false;
    if (reason === 'refused') return true;
    return reason === 'reset' && SAFE.has(visit.req.method ?? '');
  }
}
