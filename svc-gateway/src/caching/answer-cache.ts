import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { createHttpCache } from '@ethereal/http-cache/http-cache';
import { CACHE_TAG, readTags } from '@ethereal/service-kit/cache-tags';
import type { Response } from 'express';
import { gatewayTimeout, serviceUnavailable } from '../http/answers.ts';
import { type Visit, visitOf } from '../http/visit.ts';
import { refuse } from '../proxy/forward.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import { normalEncodings } from './encodings.ts';
import { answersFrom } from './metrics.ts';

const BYTES = 48 * 1024 * 1024;
const ANSWER_BYTES = 2 * 1024 * 1024;
/** However many queries somebody makes up for one path, other paths keep theirs. */
const PATH_BYTES = BYTES / 4;

type AnswerCacheOptions = {
  /** Where the site is known to be; a caller who asks for other hosts crowds out nothing of its own. */
  siteUrl: string | undefined;
  /** Whether changes are received at this moment. */
  hearsChanges(): boolean;
  changed(tags: readonly string[]): void;
  /** Whether caches in front of the gateways keep answers, too. */
  hasOuter: boolean;
};

/** Public answers of services that name what they show (`Cache-Tag`): the same for everybody until that changes (ADR 31). */
export function createAnswerCache({ siteUrl, hearsChanges, changed, hasOuter }: AnswerCacheOptions) {
  const siteHost = siteUrl && new URL(siteUrl).host;
  const cache = createHttpCache({
    bytes: BYTES,
    answerBytes: ANSWER_BYTES,
    familyBytes: PATH_BYTES,
    keyOf: ({ url }, res) => `${here(res).scheme}://${here(res).host}${url}`,
    familyOf: (_, res) => (!siteHost || here(res).host === siteHost ? here(res).target.path : 'other hosts'),
    isUsable: hearsChanges,
    isReady: (_, res) => hasReady((res as Response).locals.group),
    // Pictures carry a tag for caches in front; in memory they would crowd out answers.
    keeps: (headers) => readTags(headers[CACHE_TAG]) !== undefined && !isPicture(headers),
    tagsOf: (headers) => readTags(headers[CACHE_TAG]) ?? [],
    ownHeaders: {
      names: ['x-request-id', 'strict-transport-security'],
      of: (res) => ({ 'x-request-id': here(res).requestId }),
    },
    onChange: changed,
    hasOuter,
    refuse: (_, res, status) => refuse(here(res), status === 504 ? gatewayTimeout : serviceUnavailable),
    onAnswer: (from) => answersFrom.inc({ from }),
  });
  return {
    /** Answers a visit with what is kept, or has `ask` do it. */
    answer({ req, res }: Visit, ask: () => void): void {
      normalise(req);
      cache.handle(req, res, ask);
    },
    purge: cache.purge,
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const isPicture = ({ 'content-type': type }: OutgoingHttpHeaders) => String(type).startsWith('image/');

const here = (res: object): Visit => visitOf(res as Response);

const hasReady = ({ upstreams }: UpstreamGroup): boolean =>
  upstreams.some(({ health, breaker }) => health === 'ready' && !breaker.opened);

/** Browsers write the same few encodings in many ways. */
function normalise({ headers }: IncomingMessage): void {
  const encodings = normalEncodings(headers['accept-encoding']);
  if (encodings) headers['accept-encoding'] = encodings;
  else delete headers['accept-encoding'];
}
