import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.ts';

/** Bytes of bodies kept; their compressed forms add about a third. */
const MAX_BYTES = 24 * 1024 * 1024;
const LONGEST_KEY = 600;

export type AnswerCache = {
  /** Returns the answer kept for a key if it was made at this revision and has not expired. */
  get(key: string, revision: number): ReadyAnswer | undefined;
  keep(key: string, revision: number, ready: ReadyAnswer): void;
};

/** Answers by what was asked, each good for one revision of what it was made from. */
export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, { revision: number; ready: ReadyAnswer }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ready }, key) => ready.body.length + key.length + 500,
  });
  return {
    get(key, revision) {
      const kept = answers.get(key);
      return kept?.revision === revision && kept.ready.expiresAt > Date.now() ? kept.ready : undefined;
    },
    keep(key, revision, ready) {
      if (key.length <= LONGEST_KEY) answers.set(key, { revision, ready });
    },
  };
}
