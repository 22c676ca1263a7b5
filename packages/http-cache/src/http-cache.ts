import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { fetchFromOrigin } from './fetch-from-origin.ts';
import { createFlights, type Outcome } from './flights.ts';
import { conditionsIn, textOf } from './headers.ts';
import type { HttpCacheOptions } from './options.ts';
import { sendCached } from './send.ts';
import { createTaggedStore, type Tags } from './tagged-store.ts';
import { tap } from './tap.ts';
import { isFreshFor, matches, mayStandIn, type Variant } from './variant.ts';
import { isAnonymous, isSafe, mayBeKept, requestOf, type Visit } from './visit.ts';

/** Header with the groups that a change invalidates (RFC 9875). */
const GROUPS = 'cache-group-invalidation';

/** Reports the groups of a change before its caller receives the answer. */
function watchChange(res: ServerResponse, changed: (groups: Tags) => void): void {
  tap(res, {
    onHead({ status, headers }) {
      const groups = (textOf(headers[GROUPS]) ?? '')
        .split(',')
        .flatMap((group) => group.trim().replace(/^"|"$/g, '') || []);
      if (status < 400) changed(groups);
      return headers;
    },
  });
}

/** All answers of one address. */
type Resource = { variants: readonly Variant[] };

/** Maximum number of answers that are cached for one address. */
const MAX_VARIANTS = 8;
/** Maximum number of other requests' fetches that a request waits for before it fetches itself. */
const MAX_WAITS = 2;
/** Maximum length of a key, in characters. An answer with a longer key is not cached. */
const MAX_KEY_LENGTH = 1000;
/** Time for which requests of an address whose answer could not be kept wait for no other request, in milliseconds. */
const NOT_KEPT_MS = 10_000;
/** Maximum number of addresses that are tracked because their answer could not be kept. */
const MAX_NOT_KEPT = 2000;
/** Estimated size of an entry without its body, in bytes. */
const ENTRY_BYTES = 2000;

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? url;

/** Creates a shared HTTP cache (RFC 9111) as express middleware before any origin. */
export function createHttpCache(options: HttpCacheOptions) {
  const { bytes, familyBytes, isUsable = () => true, isReady = () => true, tagsOf = () => [] } = options;
  const { keyOf = (req) => `${req.headers.host} ${req.url}`, familyOf = pathOf, ownHeaders } = options;
  const { onAnswer = () => {}, refuse = (_req, _res, _status, next) => next() } = options;
  const store = createTaggedStore<Resource>({ bytes, familyBytes });
  const flights = createFlights();
  const notKept = new LRUCache<string, true>({ max: MAX_NOT_KEPT, ttl: NOT_KEPT_MS });
  const { onChange = store.purge } = options;
  const forCaches = options.hasOuter ? [] : ['surrogate-control'];
  const own = (res: ServerResponse) => ownHeaders?.of(res) ?? {};

  function handle(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const key = keyOf(req, res);
    const isNameable = key.length <= MAX_KEY_LENGTH;
    if (!isSafe(req)) {
      watchChange(res, (groups) => {
        if (isNameable) store.purge([key]);
        if (groups.length > 0) onChange(groups);
      });
      next();
    } else if (!isAnonymous(req) || !isNameable || !isUsable(req, res)) pass(next);
    else answer({ req, res, next, key, conditions: conditionsIn(req.headers), waits: 0 });
  }

  function pass(next: () => void): void {
    onAnswer('pass');
    next();
  }

  const find = ({ key, req }: Visit) => store.get(key)?.variants.find((candidate) => matches(candidate, req.headers));

  function answer(visit: Visit): void {
    const { req, res, next, key } = visit;
    if (res.destroyed) return;
    const found = find(visit);
    const mayBeUsed = found && isFreshFor(found, requestOf(visit)) && (isReady(req, res) || mayStandIn(found));
    if (mayBeUsed) hit(visit, found);
    else if (/only-if-cached/i.test(req.headers['cache-control'] ?? '')) res.writeHead(504, own(res)).end();
    else if (!mayBeKept(req) || (notKept.has(key) && !found)) pass(next);
    else fetchOrWait(visit, found);
  }

  function hit(visit: Visit, found: Variant): void {
    onAnswer('hit');
    sendCached(found, visit, own(visit.res));
  }

  function fetchOrWait(visit: Visit, stale: Variant | undefined): void {
    const begunIn = store.generation();
    const name = `${visit.key} ${visit.req.headers['accept-encoding']}`;
    const flight = visit.waits < MAX_WAITS ? flights.of(name, begunIn) : undefined;
    if (flight) {
      flight.wait((outcome) => continueAfter(visit, outcome));
      return;
    }
    onAnswer('miss');
    const endFlight = flights.begin(name, begunIn);
    fetchFromOrigin({
      visit,
      stale,
      answerBytes: options.answerBytes,
      forCaches,
      notKept: ownHeaders?.names ?? [],
      own: own(visit.res),
      keeps: options.keeps ?? (() => true),
      keep: (variant) => keep(visit, variant, begunIn),
      settle(outcome) {
        if (outcome === 'not-kept') notKept.set(visit.key, true);
        endFlight(outcome);
      },
    });
  }

  /** Continues a request after the fetch that it waited for. */
  function continueAfter(visit: Visit, outcome: Outcome): void {
    if (visit.res.destroyed) return;
    const stoodIn = outcome === 'stood-in' ? find(visit) : undefined;
    if (stoodIn) hit(visit, stoodIn);
    else if (outcome === 'not-kept') pass(visit.next);
    else if (typeof outcome === 'number') refuse(visit.req, visit.res, outcome, visit.next);
    else answer({ ...visit, waits: visit.waits + 1 });
  }

  function keep({ key, req, res }: Visit, variant: Variant, begunIn: number): void {
    const others = store.get(key)?.variants.filter((candidate) => !matches(candidate, req.headers)) ?? [];
    const variants = [variant, ...others].slice(0, MAX_VARIANTS);
    const size = variants.reduce((sum, { body }) => sum + body.length + ENTRY_BYTES, key.length);
    const tags = [...new Set(variants.flatMap(({ headers }) => tagsOf(headers)))];
    store.keep(key, { variants }, { size, tags, begunIn, family: familyOf(req, res) });
    notKept.delete(key);
  }

  return { handle, purge: store.purge, size: store.size, bytes: store.bytes };
}
