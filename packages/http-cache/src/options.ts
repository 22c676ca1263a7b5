import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Tags } from './tagged-store.ts';

export type HttpCacheOptions = {
  /** Maximum bytes of all answers. */
  bytes: number;
  /** Maximum bytes of one answer. */
  answerBytes: number;
  /** Maximum bytes of the answers of one family; default: all. */
  familyBytes?: number;
  /** Returns the family of an answer; default: the path, so that many queries of one path evict no other path. */
  familyOf?(req: IncomingMessage, res: ServerResponse): string;
  /** Returns the key of an answer besides Vary; default: host and address. */
  keyOf?(req: IncomingMessage, res: ServerResponse): string;
  /** Whether answers may be kept and used now, that is, whether changes are being received. */
  isUsable?(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether the origin is ready; while it is not, `stale-if-error` alone allows a cached answer. */
  isReady?(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether to keep an answer that may be kept. */
  keeps?(headers: OutgoingHttpHeaders): boolean;
  /** Returns the cache tags of an answer. */
  tagsOf?(headers: OutgoingHttpHeaders): Tags;
  /** Whether a cache of the same owner is in front; it receives `Surrogate-Control` as well. */
  hasOuter?: boolean;
  /** Headers that are computed for each answer and never kept. */
  ownHeaders?: { names: readonly string[]; of(res: ServerResponse): OutgoingHttpHeaders };
  /** Receives the groups of a change that passed through this cache; by default they are purged. */
  onChange?(groups: Tags): void;
  /** Answers a request that waited for a fetch which failed with 503 or 504; by default `next` forwards it. */
  refuse?(req: IncomingMessage, res: ServerResponse, status: number, next: () => void): void;
  /** Called for each answer: from the cache, fetched for the cache, or past the cache. */
  onAnswer?(from: 'hit' | 'miss' | 'pass'): void;
};
