import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ENCODINGS, type Encoding, type ReadyAnswer } from './ready-answer.ts';

/** Browsers send few different headers: each is understood once. */
const understood = new LRUCache<string, Encoding>({ max: 200 });

function encodingFor(request: Request): Encoding {
  const header = request.headers['accept-encoding'];
  if (!header) return 'identity';
  const known = understood.get(header);
  if (known) return known;
  const accepted = request.acceptsEncodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((name) => name === accepted) ?? 'identity';
  understood.set(header, encoding);
  return encoding;
}

const isCurrent = (request: Request, etag: string) =>
  request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;

/** Sends what is ready, past express's own making of bodies and ETags, which costs more than all else here. */
export async function sendReady(request: Request, response: Response, ready: ReadyAnswer): Promise<void> {
  const shared = {
    ETag: ready.etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (isCurrent(request, ready.etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  const encoding = ready.isSmall ? 'identity' : encodingFor(request);
  const made = ready.in(encoding);
  const bytes = made instanceof Buffer ? made : await made;
  response.writeHead(200, {
    ...shared,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(bytes);
}
