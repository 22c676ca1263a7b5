import type { Channel } from 'amqplib';
import type { Broker } from './broker.ts';

export type QueueOptions = {
  queue: string;
  bindings: readonly string[];
  deliveryLimit: number;
  kind: 'quorum' | 'replica';
  /** One instance at a time takes from it, so that what comes in order is worked on in order. */
  inOrder?: boolean;
};

/** Where what a queue's consumer can't handle is kept for people to look at. */
export const deadQueueOf = (queue: string): string => `${queue}.dead`;

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
      // Dead letters are confirmed too; the broker requires this overflow for it.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  return queue;
}

/** Declares the queue and its bindings; answers its name. */
export async function declareQueue(channel: Channel, broker: Broker, options: QueueOptions): Promise<string> {
  const name =
    options.kind === 'quorum'
      ? await declareQuorum(channel, broker, options)
      : (await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })).queue;
  for (const pattern of options.bindings) await channel.bindQueue(name, broker.exchange, pattern);
  return name;
}
