import { withDeadline } from '@ethereal/service-kit/deadline';
import type { Broker } from '@ethereal/service-kit/events/broker';
import type { Redis } from '@ethereal/service-kit/redis';
import type { BackingServices, Queue } from './state.ts';

const DEADLINE_MS = 1000;

/** Asks Redis and the broker how they are, and how much waits in the given queues. */
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
  return {
    redis: isRedisUp ? 'up' : 'away',
    broker: broker ? (broker.isUp() ? 'up' : 'away') : 'not configured',
    queues: await queueStates(broker, queues),
  };
}

/** What waits in those of the queues that there are; none while the broker is unavailable. */
export async function queueStates(broker: Broker | undefined, queues: readonly string[]): Promise<Queue[]> {
  return broker ? (await Promise.all(queues.map((name) => queueState(broker, name)))).flat() : [];
}

async function queueState(broker: Broker, name: string): Promise<Queue[]> {
  const [waiting, deadLetters] = await Promise.all([depth(broker, name), depth(broker, `${name}.dead`)]);
  return waiting === undefined ? [] : [{ name, waiting, deadLetters: deadLetters ?? 0 }];
}

/** Messages that wait in a queue; undefined when there is no such queue. Asking for an unknown one ends the channel. */
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
