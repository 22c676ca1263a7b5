import { pipeline } from 'node:stream/promises';
import { CACHE_TAG, KEPT_UNTIL_CHANGED } from '@ethereal/service-kit/cache-tags';
import type { Request, Response } from 'express';
import { PackedAnswer } from './packed-answer.ts';
import { ENCODINGS, type Encoding, type ReadyAnswer } from './ready-answer.ts';

/** Maximum age in `KEPT_UNTIL_CHANGED`, in seconds. */
const KEPT_SECONDS = 10;

/** Returns the best encoding that a request accepts. */
function encodingFor(request: Request): Encoding {
  const accepted = request.acceptsEncodings([...ENCODINGS]);
  return ENCODINGS.find((name) => name === accepted) ?? 'identity';
}

const isCurrent = (request: Request, etag: string) =>
  request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;

/**
 * Returns the caching headers. The maximum age of an answer that expires earlier is shortened to its expiry. `Expires`
 * has the expiry for pages that are made from the answer.
 */
function cacheHeadersOf({ expiresAt }: ReadyAnswer | PackedAnswer): Record<string, string> {
  if (expiresAt === Number.POSITIVE_INFINITY) return KEPT_UNTIL_CHANGED;
  const remainingSeconds = (expiresAt - Date.now()) / 1000;
  const expiring = { ...KEPT_UNTIL_CHANGED, Expires: new Date(expiresAt).toUTCString() };
  if (remainingSeconds >= KEPT_SECONDS) return expiring;
  return { ...expiring, 'Surrogate-Control': `max-age=${Math.max(0, Math.floor(remainingSeconds))}` };
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * Sends a ready answer. It bypasses how express makes bodies and ETags, which would cost more than the rest of the
 * request.
 */
export async function sendReady(
  request: Request,
  response: Response,
  ready: ReadyAnswer | PackedAnswer,
): Promise<void> {
  const shared = {
    ETag: ready.etag,
    [CACHE_TAG]: ready.tags,
    ...cacheHeadersOf(ready),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (isCurrent(request, ready.etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  if (ready instanceof PackedAnswer) {
    await sendPacked(request, response, { ready, shared });
    return;
  }
  const encoding = ready.isSmall ? 'identity' : encodingFor(request);
  const encoded = ready.in(encoding);
  const bytes = encoded instanceof Buffer ? encoded : await encoded;
  response.writeHead(200, {
    ...shared,
    ...JSON_TYPE,
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(bytes);
}

/** Sends the compressed bytes as they are cached, or decompresses them while sending. */
async function sendPacked(
  request: Request,
  response: Response,
  { ready, shared }: { ready: PackedAnswer; shared: Record<string, string> },
): Promise<void> {
  if (request.acceptsEncodings('gzip')) {
    const length = { 'Content-Length': ready.gzipped.length };
    response.writeHead(200, { ...shared, ...JSON_TYPE, ...length, 'Content-Encoding': 'gzip' });
    response.end(ready.gzipped);
    return;
  }
  response.writeHead(200, { ...shared, ...JSON_TYPE });
  if (request.method === 'HEAD') response.end();
  // A client that disconnects early needs no answer.
  else await pipeline(ready.unpacked(), response).catch(() => response.destroy());
}
