import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import {
  type Failure,
  gatewayTimeout,
  payloadTooLarge,
  requestTimeout,
  sendFailure,
  serviceUnavailable,
} from '../http/answers.ts';
import type { Visit } from '../http/visit.ts';
import { Exchange, type Outcome } from './exchange.ts';
import {
  BodyTooLarge,
  BodyTooSlow,
  discardBody,
  hasBody,
  type RequestBody,
  readRequestBody,
} from './request-body.ts';
import { requestHeaders } from './request-headers.ts';
import type { Upstream } from './upstream.ts';
import type { UpstreamGroup } from './upstream-group.ts';

/** How long a request waits for an instance to come back, in milliseconds after it came or lost its instance. */
const HOLD_MS = 800;
const MAX_ATTEMPTS = 3;
const BODY_TIMEOUT_MS = 15_000;

/** What a route allows: the time for an answer in milliseconds (Infinity: any), the size of a body in bytes. */
export type Allowance = { deadlineMs: number; maxBodyBytes: number };

type Observer = { retried(upstream: Upstream, reason: Outcome): void };

const SAFE = new Set(['GET', 'HEAD']);
const NO_BODY: RequestBody = { kind: 'none' };

/** Has a service answer a visit: picks an instance, tries again where nothing can happen twice, or says why not. */
export function forward(visit: Visit, group: UpstreamGroup, allowance: Allowance, observer: Observer): void {
  if (!hasBody(visit.req)) {
    new Forwarding(visit, group, allowance, observer, NO_BODY).attempt(visit.startedAt);
    return;
  }
  readRequestBody(visit.req, { maxBytes: allowance.maxBodyBytes, timeoutMs: BODY_TIMEOUT_MS }).then(
    (body) => new Forwarding(visit, group, allowance, observer, body).attempt(performance.now()),
    (error: unknown) => refuse(visit, error),
  );
}

function refuse(visit: Visit, error: unknown): void {
  if (error instanceof BodyTooLarge) answer(visit, payloadTooLarge);
  else if (error instanceof BodyTooSlow) answer(visit, requestTimeout);
  else visit.res.destroy();
}

function answer(visit: Visit, failure: Failure): void {
  sendFailure(visit, failure);
  discardBody(visit.req);
}

class Forwarding {
  readonly #visit: Visit;
  readonly #group: UpstreamGroup;
  readonly #allowance: Allowance;
  readonly #observer: Observer;
  readonly #body: RequestBody;
  readonly #headers: string[];
  #attempts = 0;
  #exchange: Exchange | undefined;

  constructor(
    visit: Visit,
    group: UpstreamGroup,
    allowance: Allowance,
    observer: Observer,
    body: RequestBody,
  ) {
    this.#visit = visit;
    this.#group = group;
    this.#allowance = allowance;
    this.#observer = observer;
    this.#body = body;
    this.#headers = requestHeaders(visit);
    visit.res.once('close', () => this.#exchange?.fail('left'));
  }

  /** `waitingSince`: when this request began to wait for an instance. */
  attempt(waitingSince: number, avoid?: Upstream): void {
    if (this.#visit.res.destroyed) return;
    const now = performance.now();
    const upstream = this.#group.pick(now, avoid);
    if (upstream) {
      this.#send(upstream);
      return;
    }
    const patience = waitingSince + HOLD_MS - now;
    if (patience <= 0) answer(this.#visit, serviceUnavailable);
    else void this.#group.change(patience).then(() => this.attempt(waitingSince));
  }

  #send(upstream: Upstream): void {
    this.#attempts++;
    const { rawPath, search } = this.#visit.target;
    const exchange = new Exchange(this.#visit, upstream, this.#allowance.deadlineMs, (outcome) =>
      this.#settled(outcome, upstream),
    );
    this.#exchange = exchange;
    upstream.pool.dispatch(
      {
        path: rawPath + search,
        method: this.#visit.req.method ?? 'GET',
        headers: this.#headers,
        body: bodyOf(this.#body),
      },
      exchange,
    );
  }

  #settled(outcome: Outcome, upstream: Upstream): void {
    this.#exchange = undefined;
    if (outcome === 'answered') {
      if (this.#body.kind === 'stream') discardBody(this.#visit.req);
      return;
    }
    if (outcome === 'left') return;
    if (outcome === 'too-large') {
      answer(this.#visit, payloadTooLarge);
      return;
    }
    const now = performance.now();
    if (outcome === 'refused') this.#group.setHealth(upstream, 'down');
    // A silent instance is down until a probe is answered; the breaker is for those whose probes are.
    else if (outcome !== 'silent') upstream.breaker.failed(now);
    if (this.#visit.res.headersSent) return;
    if (this.#mayRepeat(outcome)) {
      this.#observer.retried(upstream, outcome);
      this.attempt(outcome === 'silent' ? this.#visit.startedAt : now, upstream);
    } else {
      answer(this.#visit, outcome === 'deadline' ? gatewayTimeout : serviceUnavailable);
    }
  }

  /** A refused request was never seen; any other may have been, so only reading is done again. */
  #mayRepeat(outcome: Outcome): boolean {
    if (this.#attempts >= MAX_ATTEMPTS || outcome === 'deadline') return false;
    if (this.#body.kind === 'stream' && this.#body.started()) return false;
    return outcome === 'refused' || SAFE.has(this.#visit.req.method ?? '');
  }
}

function bodyOf(body: RequestBody): Dispatcher.DispatchOptions['body'] {
  switch (body.kind) {
    case 'none':
      return null;
    case 'buffer':
      return body.bytes;
    case 'stream':
      // undici takes any async iterable, and unlike a stream leaves it alone when no connection is made; its types say less.
      return body.chunks as unknown as Readable;
  }
}
