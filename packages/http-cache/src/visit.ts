import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Conditions } from './headers.ts';
import type { CacheRequest } from './judge.ts';

/** One request while it may wait for another's fetch. */
export type Visit = {
  req: IncomingMessage;
  res: ServerResponse;
  /** Forwards the request to the origin. */
  next: () => void;
  key: string;
  conditions: Conditions;
  waits: number;
};

/** Returns the part of a visit's request that decides about caching. */
export const requestOf = ({ req }: Visit): CacheRequest => ({
  method: 'GET',
  url: req.url ?? '/',
  headers: req.headers,
});

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a request changes nothing by its method. */
export const isSafe = ({ method }: IncomingMessage): boolean => SAFE.has(method ?? '');

/** Whether the request identifies no person. */
export const isAnonymous = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] ?? '0') === '0';

/**
 * Whether the answer can be kept: only a complete answer to GET. `no-store` of a request concerns its own answer, so
 * that it is forwarded beside the cache.
 */
export const mayBeKept = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.range === undefined && !/no-store/i.test(headers['cache-control'] ?? '');
