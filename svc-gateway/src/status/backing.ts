import { withDeadline } from '@ethereal/service-kit/deadline';
import type { Broker } from '@ethereal/service-kit/events/broker';
import type { Redis } from '@ethereal/service-kit/redis';
import type { BackingServices, Queue } from './state.ts';

/** Deadline of one check, in milliseconds. */
const DEADLINE_MS = 1000;

/** Returns the state of Redis and the broker, and the number of waiting messages in the given queues. */
export async function backingState(options: {
  redis: Redis;
  broker: Broker | undefined;
  queues: readonly string[];
}): Promise<BackingServices> {
  const { redis, broker, queues } = options;
  const isRedisUp = await withDeadline(redis.ping(), DEADLINE_MS, 'Redis').then(
    () => true,
    () => false,
  );
  const withDead = queues.flatMap((name) => [name, `${name}.dead`]);
  const depths = await queueDepths(broker, withDead);
  const stateOf = (name: string): Queue[] => {
    const waiting = depths.get(name);
    return waiting === undefined ? [] : [{ name, waiting, deadLetters: depths.get(`${name}.dead`) ?? 0 }];
  };
  return {
    redis: isRedisUp ? 'up' : 'unavailable',
    broker: broker ? (broker.isUp() ? 'up' : 'unavailable') : 'not configured',
    queues: queues.flatMap(stateOf),
  };
}

/**
 * Returns the number of messages that wait in each existing queue. The result is empty while the broker is unavailable.
 */
export async function queueDepths(broker: Broker | undefined, queues: readonly string[]): Promise<Map<string, number>> {
  const depths = new Map<string, number>();
  const read = async (name: string) => {
    const waiting = broker && (await depth(broker, name));
    if (waiting !== undefined) depths.set(name, waiting);
  };
  await Promise.all(queues.map(read));
  return depths;
}

/**
 * Returns the number of messages that wait in a queue, or undefined when it does not exist. A request for an unknown
 * queue closes the channel.
 */
async function depth(broker: Broker, name: string): Promise<number | undefined> {
  const count = async () => {
    const channel = await broker.connection()?.createChannel();
    if (!channel) return undefined;
    channel.on('error', () => {});
    const { messageCount } = await channel.checkQueue(name);
    await channel.close();
    return messageCount;
  };
  return withDeadline(count(), DEADLINE_MS, name).catch(() => undefined);
}
