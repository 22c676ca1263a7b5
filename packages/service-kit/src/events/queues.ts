import type { Channel } from 'amqplib';
import type { Broker } from './broker.ts';

export type QueueOptions = {
  queue: string;
  bindings: readonly string[];
  deliveryLimit: number;
  kind: 'quorum' | 'replica';
  /** Whether one instance at a time consumes the queue, so that messages are handled in order. */
  inOrder?: boolean;
};

/** Queue of messages that the consumer of `queue` cannot handle, kept for inspection. */
export const deadQueueOf = (queue: string): string => `${queue}.dead`;

/**
 * Queue of events whose type the running version of the consumer does not support. They return to `queue` after a
 * pause.
 */
export const heldQueueOf = (queue: string): string => `${queue}.unknown`;

/** Declares the queue of held events, from which they return to `queue`. */
export async function declareHeldQueue(channel: Channel, deadLetterExchange: string, queue: string): Promise<void> {
  const held = heldQueueOf(queue);
  await channel.assertQueue(held, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-dead-letter-exchange': deadLetterExchange,
      'x-dead-letter-routing-key': queue,
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  await channel.bindQueue(held, deadLetterExchange, held);
  await channel.bindQueue(queue, deadLetterExchange, queue);
}

/**
 * Whether a routing key matches a binding of a topic exchange: `*` stands for one word, `#` for any number of words.
 */
export function matchesBinding(binding: string, key: string): boolean {
  const matches = (patterns: readonly string[], words: readonly string[]): boolean => {
    const [pattern, ...more] = patterns;
    if (pattern === undefined) return words.length === 0;
    if (pattern === '#') return words.some((_, at) => matches(more, words.slice(at))) || matches(more, []);
    return words.length > 0 && (pattern === '*' || pattern === words[0]) && matches(more, words.slice(1));
  };
  return matches(binding.split('.'), key.split('.'));
}

async function declareQuorum(channel: Channel, broker: Broker, options: QueueOptions): Promise<string> {
  const { queue, deliveryLimit, inOrder = false } = options;
  const dead = deadQueueOf(queue);
  await channel.assertQueue(dead, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(dead, broker.deadLetterExchange, dead);
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      ...(inOrder && { 'x-single-active-consumer': true }),
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': broker.deadLetterExchange,
      'x-dead-letter-routing-key': dead,
      // Dead letters are confirmed too; the broker requires this overflow setting for that.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  return queue;
}

/** Declares the queue and its bindings; returns its name. */
export async function declareQueue(channel: Channel, broker: Broker, options: QueueOptions): Promise<string> {
  const name =
    options.kind === 'quorum'
      ? await declareQuorum(channel, broker, options)
      : (await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })).queue;
  for (const pattern of options.bindings) await channel.bindQueue(name, broker.exchange, pattern);
  return name;
}
