import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { createHttpCache } from '@ethereal/http-cache/http-cache';
import { CACHE_TAG, readTags } from '@ethereal/service-kit/cache-tags';
import { registry } from '@ethereal/service-kit/metrics';
import { Counter } from 'prom-client';
import { gatewayTimeout, serviceUnavailable } from '../http/answers.ts';
import { acceptedCompressions } from '../http/encodings.ts';
import type { Visit, VisitResponse } from '../http/visit.ts';
import { refuse } from '../proxy/forward.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';

/**
 * Answers since the last scrape. `hit`: from the cache. `miss`: fetched, and cached if the answer may be cached.
 * `pass`: not for the cache.
 */
const answersFrom = { hit: 0, miss: 0, pass: 0 };

new Counter({
  name: 'gateway_cache_answers_total',
  help: 'Answers of services by where they came from: hit, miss or pass',
  labelNames: ['from'],
  registers: [registry],
  collect() {
    for (const from of ['hit', 'miss', 'pass'] as const) {
      this.inc({ from }, answersFrom[from]);
      answersFrom[from] = 0;
    }
  },
});

/** Maximum size of all cached answers, in bytes. */
const BYTES = 48 * 1024 * 1024;
/** Maximum size of one cached answer, in bytes. */
const ANSWER_BYTES = 2 * 1024 * 1024;
/** Maximum size of all answers of one path. Many queries of one path do not evict the answers of other paths. */
const PATH_BYTES = BYTES / 4;

type AnswerCacheOptions = {
  /**
   * Public address of the site. Answers for other hosts share one limit, so that they do not evict answers of the site.
   */
  siteUrl: string | undefined;
  /** Whether change events are received at this moment. */
  receivesChanges(): boolean;
  changed(tags: readonly string[]): void;
  /** Whether caches in front of the gateways cache answers, too. */
  hasOuter: boolean;
};

/**
 * Creates the cache of public answers of services that name what they show (`Cache-Tag`). An answer is the same for all
 * visitors until what it shows changes (ADR 31).
 */
export function createAnswerCache({ siteUrl, receivesChanges, changed, hasOuter }: AnswerCacheOptions) {
  const siteHost = siteUrl && new URL(siteUrl).host;
  const cache = createHttpCache({
    bytes: BYTES,
    answerBytes: ANSWER_BYTES,
    familyBytes: PATH_BYTES,
    keyOf: ({ url }, res) => `${visitIn(res).scheme}://${visitIn(res).host}${url}`,
    familyOf: (_, res) => (!siteHost || visitIn(res).host === siteHost ? visitIn(res).target.path : 'other hosts'),
    isUsable: receivesChanges,
    isReady: (_, res) => hasReady(localsOf(res).call?.group),
    // Images carry a tag for caches in front of the gateway. In memory they would evict answers.
    keeps: (headers) => readTags(headers[CACHE_TAG]) !== undefined && !isPicture(headers),
    tagsOf: (headers) => readTags(headers[CACHE_TAG]) ?? [],
    ownHeaders: {
      names: ['x-request-id', 'strict-transport-security'],
      of: (res) => ({ 'x-request-id': visitIn(res).requestId }),
    },
    onChange: changed,
    hasOuter,
    refuse: (_, res, status) => refuse(visitIn(res), status === 504 ? gatewayTimeout : serviceUnavailable),
    onAnswer(from) {
      answersFrom[from]++;
    },
  });
  return {
    /** Answers a visit from the cache, or calls `forward` to request the answer. */
    answer({ req, res }: Visit, forward: () => void): void {
      normalize(req);
      cache.handle(req, res, forward);
    },
    purge: cache.purge,
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const isPicture = ({ 'content-type': type }: OutgoingHttpHeaders) => String(type).startsWith('image/');

const localsOf = (res: object) => (res as VisitResponse).locals;
const visitIn = (res: object): Visit => localsOf(res).visit;

const hasReady = (group: UpstreamGroup | undefined): boolean =>
  group?.upstreams.some(({ health, breaker }) => health === 'ready' && !breaker.opened) ?? false;

/** Normalizes `Accept-Encoding`, because browsers write the same few encodings in many ways. */
function normalize({ headers }: IncomingMessage): void {
  const encodings = acceptedCompressions(headers['accept-encoding']).join(', ');
  if (encodings) headers['accept-encoding'] = encodings;
  else delete headers['accept-encoding'];
}
