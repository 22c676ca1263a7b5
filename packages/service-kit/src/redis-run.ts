import type { Redis } from 'ioredis';

/**
 * The id that the Redis server at the other end drew when it started: another after each restart, and after a failover. Asked for once
 * per connection.
 * @throws when Redis is away.
 */
export function followRun(redis: Redis): () => Promise<string> {
  let run: Promise<string> | undefined;
  redis.on('close', () => {
    run = undefined;
  });

  async function ask(): Promise<string> {
    const id = /^run_id:(\S+)/m.exec(await redis.info('server'))?.[1];
    if (!id) throw new Error('Redis does not tell its run_id');
    return id;
  }
  return () => {
    if (run) return run;
    const asked = ask();
    run = asked;
    asked.catch(() => {
      if (run === asked) run = undefined;
    });
    return asked;
  };
}
