import { tooMany } from '@ethereal/service-kit/errors';
import pLimit from 'p-limit';

/** Maximum number of pictures of one person that wait for the decoder, so that other people have their turn. */
const MAX_WAITING = 20;

/** Creates a queue that runs one task after another for all callers. */
export function createTurns() {
  const turn = pLimit(1);
  const waiting = new Map<string, number>();
  return async <T>(user: string, work: () => Promise<T>): Promise<T> => {
    const before = waiting.get(user) ?? 0;
    if (before >= MAX_WAITING) {
      throw tooMany('You send many pictures at once. Please wait a moment.', { retryAfterSeconds: 5 });
    }
    waiting.set(user, before + 1);
    try {
      return await turn(work);
    } finally {
      const left = (waiting.get(user) ?? 1) - 1;
      if (left > 0) waiting.set(user, left);
      else waiting.delete(user);
    }
  };
}
