import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.ts';

/** Maximum bytes of cached bodies; their compressed forms add about a third. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Maximum length of a cached key, in characters. */
const MAX_KEY = 600;

export type AnswerCache = {
  /** Returns the answer cached under a key if it was made at this revision and has not expired. */
  get(key: string, revision: number): ReadyAnswer | undefined;
  /** Caches an answer that was made at a revision. A key of more than 600 characters is not cached. */
  set(key: string, revision: number, ready: ReadyAnswer): void;
};

/** Creates a cache of answers by request. Each answer is valid for one revision of the catalog. */
export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, { revision: number; ready: ReadyAnswer }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ready }, key) => ready.body.length + key.length + 500,
  });
  return {
    get(key, revision) {
      const cached = answers.get(key);
      return cached?.revision === revision && cached.ready.expiresAt > Date.now() ? cached.ready : undefined;
    },
    set(key, revision, ready) {
      if (key.length <= MAX_KEY) answers.set(key, { revision, ready });
    },
  };
}
