import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Tags } from './tagged-store.ts';

export type HttpCacheOptions = {
  /** Most that is kept, and most of one answer. */
  bytes: number;
  answerBytes: number;
  /** Most that answers of one family may take of it; everything by default. */
  familyBytes?: number;
  /** By default the path: a caller who asks for many queries crowds out no other path. */
  familyOf?(req: IncomingMessage, res: ServerResponse): string;
  /** What names an answer, beside what it varies by: by default the host and the address. */
  keyOf?(req: IncomingMessage, res: ServerResponse): string;
  /** Whether anything may be kept and used now, as long as changes are received. */
  isUsable?(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether the origin can answer: while it cannot, only `stale-if-error` lets a kept answer stand in. */
  isReady?(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether an answer is to be kept that may be. */
  keeps?(headers: OutgoingHttpHeaders): boolean;
  /** What an answer shows. */
  tagsOf?(headers: OutgoingHttpHeaders): Tags;
  /** Whether a cache of the same owner stands in front: `Surrogate-Control` is for it, too. */
  hasOuter?: boolean;
  /** Headers that each answer has of its own, never another's. */
  ownHeaders?: { names: readonly string[]; of(res: ServerResponse): OutgoingHttpHeaders };
  /** Is told the groups that a change named which went through here; they are purged by default. */
  onChange?(groups: Tags): void;
  /** Answers a visitor who waited for a fetch that failed with 503 or 504; by default their own is made, by `next`. */
  refuse?(req: IncomingMessage, res: ServerResponse, status: number, next: () => void): void;
  onAnswer?(from: 'hit' | 'miss' | 'pass'): void;
};
