import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { withDeadline } from './deadline.ts';

type Reply = Awaited<ReturnType<RedisStore['sendCommand']>>;

const ANSWER_WITHIN_MS = 300;

/**
 * The store loads its scripts when it is made and keeps the failure when Redis is away just then. So loading is
 * answered here, and a script that Redis does not have is sent along.
 */
function scriptSender(redis: Redis) {
  const scripts = new Map<string, string>();
  const call = async (command: string, args: string[]) =>
    (await withDeadline(redis.call(command, ...args), ANSWER_WITHIN_MS, 'Redis')) as Reply;

  return async (command: string, ...args: string[]): Promise<Reply> => {
    const [first = '', ...rest] = args;
    if (command === 'SCRIPT') {
      const text = rest[0] ?? '';
      const sha = createHash('sha1').update(text).digest('hex');
      scripts.set(sha, text);
      return sha;
    }
    try {
      return await call(command, args);
    } catch (error) {
      const script = scripts.get(first);
      if (script && error instanceof Error && error.message.startsWith('NOSCRIPT')) {
        return call('EVAL', [script, ...rest]);
      }
      throw error;
    }
  };
}

/** Stores by name and window; instances of the same name count together in Redis. */
export function createLimitStores(redis: Redis, prefix: string) {
  const sendCommand = scriptSender(redis);
  const stores = new Map<string, RedisStore>();
  return {
    open(name: string, windowSeconds: number): RedisStore {
      const id = `${name}:${windowSeconds}`;
      const known = stores.get(id);
      if (known) return known;
      const store = new RedisStore({ sendCommand, prefix: `${prefix}${name}:` });
      // Reads no more of the options than the window.
      void store.init({ windowMs: windowSeconds * 1000 } as Parameters<RedisStore['init']>[0]);
      stores.set(id, store);
      return store;
    },
  };
}
