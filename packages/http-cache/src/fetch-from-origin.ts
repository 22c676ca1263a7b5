import type { OutgoingHttpHeaders } from 'node:http';
import { isCurrent, notModified } from './conditions.ts';
import type { Outcome } from './flights.ts';
import { dropConditions, passedOn, updatedBy } from './headers.ts';
import { sendCached } from './send.ts';
import { type Head, tap } from './tap.ts';
import { mayStandIn, type Variant, validatorsOf, variantOf } from './variant.ts';
import { requestOf, type Visit } from './visit.ts';

/** The fetch of one answer from the origin. */
type Exchange = {
  visit: Visit;
  /** A cached answer that must be revalidated, or that may replace a failure. */
  stale: Variant | undefined;
  answerBytes: number;
  /** Headers that only caches receive. */
  forCaches: readonly string[];
  /** Names of headers that are never kept, and the present visitor's values. */
  notKept: readonly string[];
  own: OutgoingHttpHeaders;
  keeps(headers: OutgoingHttpHeaders): boolean;
  keep(variant: Variant): void;
  /** Reports the outcome to the requests that wait; only the first call counts. */
  settle(outcome: Outcome): void;
};

const FAILED = new Set([500, 502, 503, 504]);
/** Statuses that state that the origin is unavailable; they apply to all waiting requests. */
const UNAVAILABLE = new Set([503, 504]);

/** Statuses that refuse one request; others fetch themselves. */
const REFUSED = new Set([400, 401, 403, 408, 413, 429, 431]);

/** Returns the outcome of an answer that is not kept. */
function outcomeOf(status: number): Outcome {
  if (UNAVAILABLE.has(status)) return status;
  return REFUSED.has(status) ? 'broken' : 'not-kept';
}

/** Forwards a request to the origin, and caches the answer where that is allowed. */
export function fetchFromOrigin(exchange: Exchange): void {
  const { visit, stale, settle } = exchange;
  const { req, res, next } = visit;
  dropConditions(req.headers);
  if (stale) Object.assign(req.headers, validatorsOf(stale));
  const answer = new Answering(exchange);
  res.once('close', () => settle('broken'));
  tap(res, {
    onHead: (head) => answer.begin(head),
    onData: (chunk) => answer.add(chunk),
    onEnd: () => answer.end(),
  });
  next();
}

/** An answer in flight, collected as long as it may be kept. */
class Answering {
  readonly #exchange: Exchange;
  #pending: Omit<Variant, 'body'> | undefined;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  begin(head: Head): OutgoingHttpHeaders | 'taken' {
    const { visit, stale, settle } = this.#exchange;
    if (stale && head.status === 304) return this.#confirm(stale, head);
    if (stale && FAILED.has(head.status) && mayStandIn(stale)) {
      settle('stood-in');
      return this.#send(stale);
    }
    this.#collect(head);
    const headers = passedOn(head.headers, this.#exchange.forCaches);
    if (head.status !== 200 || !isCurrent(visit.conditions, headers)) return headers;
    visit.res.writeHead(304, notModified(headers)).end();
    return 'taken';
  }

  add(chunk: Buffer): 'collected' | undefined {
    if (!this.#pending) return undefined;
    this.#length += chunk.length;
    if (this.#length > this.#exchange.answerBytes) {
      this.#pending = undefined;
      this.#chunks = [];
      this.#exchange.settle('not-kept');
      return undefined;
    }
    this.#chunks.push(chunk);
    return 'collected';
  }

  end(): void {
    const { keep, settle } = this.#exchange;
    const pending = this.#pending;
    const isWhole = Number(pending?.headers['content-length'] ?? this.#length) === this.#length;
    if (pending && isWhole) {
      const headers: OutgoingHttpHeaders = { date: new Date().toUTCString(), ...pending.headers };
      if (pending.status !== 204) headers['content-length'] = this.#length;
      keep({ ...pending, headers, body: Buffer.concat(this.#chunks) });
      settle('kept');
    }
    settle('broken');
  }

  #collect(head: Head): void {
    const { visit, keeps, settle } = this.#exchange;
    const pending = keeps(head.headers) ? variantOf(requestOf(visit), head) : undefined;
    this.#pending = pending && { ...pending, headers: this.#kept(head.headers) };
    if (!this.#pending) settle(outcomeOf(head.status));
  }

  /** Handles a 304: the cached answer is still valid. Keeps it again unless the new headers forbid that. */
  #confirm(stale: Variant, head: Head): 'taken' {
    const { visit, keep, settle } = this.#exchange;
    const headers = updatedBy(stale.headers, head.headers);
    const confirmed = variantOf(requestOf(visit), { status: stale.status, headers });
    if (!confirmed) {
      settle('not-kept');
      return this.#send({ ...stale, headers: passedOn(headers, this.#exchange.forCaches) });
    }
    const variant = { ...stale, ...confirmed, headers: this.#kept(headers) };
    keep(variant);
    settle('kept');
    return this.#send(variant);
  }

  #send(variant: Variant): 'taken' {
    sendCached(variant, this.#exchange.visit, this.#exchange.own);
    return 'taken';
  }

  #kept(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
    return passedOn(headers, [...this.#exchange.forCaches, ...this.#exchange.notKept]);
  }
}
