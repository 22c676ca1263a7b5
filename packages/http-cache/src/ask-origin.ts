import type { OutgoingHttpHeaders } from 'node:http';
import { isKnown, notModified } from './conditions.ts';
import type { Outcome } from './flights.ts';
import { dropConditions, passedOn, updatedBy } from './headers.ts';
import { sendKept } from './send.ts';
import { type Head, tap } from './tap.ts';
import { mayStandIn, type Variant, validatorsOf, variantOf } from './variant.ts';
import { asked, type Visit } from './visit.ts';

type Asking = {
  visit: Visit;
  /** A cached answer that must be revalidated, or that may replace a failure. */
  stale: Variant | undefined;
  answerBytes: number;
  /** Headers that only caches receive. */
  forCaches: readonly string[];
  /** Headers that are never kept, and the present visitor's values. */
  notKept: readonly string[];
  own: OutgoingHttpHeaders;
  keeps(headers: OutgoingHttpHeaders): boolean;
  keep(variant: Variant): void;
  over(outcome: Outcome): void;
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
export function askOrigin(asking: Asking): void {
  const { visit, stale, over } = asking;
  const { req, res, next } = visit;
  dropConditions(req.headers);
  if (stale) Object.assign(req.headers, validatorsOf(stale));
  const answer = new Answering(asking);
  res.once('close', () => over('broken'));
  tap(res, {
    onHead: (head) => answer.begin(head),
    onData: (chunk) => answer.add(chunk),
    onEnd: () => answer.end(),
  });
  next();
}

/** An answer in flight, collected as long as it may be kept. */
class Answering {
  readonly #asking: Asking;
  #making: Omit<Variant, 'body'> | undefined;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  begin(head: Head): OutgoingHttpHeaders | 'taken' {
    const { visit, stale, over } = this.#asking;
    if (stale && head.status === 304) return this.#confirm(stale, head);
    if (stale && FAILED.has(head.status) && mayStandIn(stale)) {
      over('stood-in');
      return this.#send(stale);
    }
    this.#collect(head);
    const headers = passedOn(head.headers, this.#asking.forCaches);
    if (head.status !== 200 || !isKnown(visit.conditions, headers)) return headers;
    visit.res.writeHead(304, notModified(headers)).end();
    return 'taken';
  }

  add(chunk: Buffer): 'collected' | undefined {
    if (!this.#making) return undefined;
    this.#length += chunk.length;
    if (this.#length > this.#asking.answerBytes) {
      this.#making = undefined;
      this.#chunks = [];
      this.#asking.over('not-kept');
      return undefined;
    }
    this.#chunks.push(chunk);
    return 'collected';
  }

  end(): void {
    const { keep, over } = this.#asking;
    const making = this.#making;
    const isWhole = Number(making?.headers['content-length'] ?? this.#length) === this.#length;
    if (making && isWhole) {
      const headers: OutgoingHttpHeaders = { date: new Date().toUTCString(), ...making.headers };
      if (making.status !== 204) headers['content-length'] = this.#length;
      keep({ ...making, headers, body: Buffer.concat(this.#chunks) });
      over('kept');
    }
    over('broken');
  }

  #collect(head: Head): void {
    const { visit, keeps, over } = this.#asking;
    const making = keeps(head.headers) ? variantOf(asked(visit), head) : undefined;
    this.#making = making && { ...making, headers: this.#kept(head.headers) };
    if (!this.#making) over(outcomeOf(head.status));
  }

  /** Handles a 304: the cached answer is still valid. */
  #confirm(stale: Variant, head: Head): 'taken' {
    const { visit, keep, over } = this.#asking;
    const headers = updatedBy(stale.headers, head.headers);
    const confirmed = variantOf(asked(visit), { status: stale.status, headers });
    const variant = { ...stale, ...confirmed, headers: this.#kept(headers) };
    keep(variant);
    over('kept');
    return this.#send(variant);
  }

  #send(variant: Variant): 'taken' {
    sendKept(variant, this.#asking.visit, this.#asking.own);
    return 'taken';
  }

  #kept(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
    return passedOn(headers, [...this.#asking.forCaches, ...this.#asking.notKept]);
  }
}
