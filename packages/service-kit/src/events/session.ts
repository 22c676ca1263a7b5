import type { ChannelModel, ConfirmChannel, ConsumeMessage, Options } from 'amqplib';
import type { Logger } from '../logger.ts';
import type { Broker } from './broker.ts';
import { deadQueueOf, declareHeldQueue, declareQueue, heldQueueOf, type QueueOptions } from './queues.ts';

/** Returns the type of the event in a message. An event that was held has the name of its queue as routing key. */
export const typeOfMessage = ({ properties, fields }: ConsumeMessage): string =>
  typeof properties.type === 'string' ? properties.type : fields.routingKey;

/**
 * One subscription on one channel. Its deliveries can be settled only while the channel is open; otherwise the broker
 * delivers them again.
 */
export type Session = {
  queue: string;
  isOpen(): boolean;
  /** Messages are settled by their delivery tags. */
  ack(tags: readonly number[]): void;
  requeue(tag: number): void;
  /** Moves a message to the dead letters; resolves when the broker has confirmed it. */
  deadLetter(message: ConsumeMessage, headers: Record<string, string>): Promise<void>;
  /**
   * Moves a message to the queue of held events for a time, in milliseconds; resolves when the broker has confirmed it.
   */
  hold(message: ConsumeMessage, forMs: number): Promise<void>;
  depth(): Promise<number>;
  cancel(): Promise<void>;
  close(): Promise<void>;
};

export type SessionOptions = QueueOptions & {
  broker: Broker;
  logger: Logger;
  prefetch: number;
  onMessage(session: Session, message: ConsumeMessage): void;
  /** Called when the channel has closed or the queue was deleted. */
  onEnd(): void;
};

function createSession(channel: ConfirmChannel, queue: string, deadLetterExchange: string) {
  let open = true;
  // Delivery tags in order. Lower tags than all of these are settled, so one ack can cover a whole batch.
  const unsettled = new Set<number>();
  // The client's type requires a message, but it reads only this field.
  const named = (deliveryTag: number) => ({ fields: { deliveryTag } }) as ConsumeMessage;
  let consumerTag: string | undefined;
  let held: Promise<void> | undefined;

  /**
   * Uses the dead letter exchange, because an account with write permission on the default exchange could write to
   * every queue.
   */
  const move = (message: ConsumeMessage, to: string, changed: Options.Publish) => {
    const { contentType, messageId, type } = message.properties;
    const properties = { persistent: true, contentType, messageId, type, ...changed };
    return new Promise<void>((resolve, reject) => {
      channel.publish(deadLetterExchange, to, message.content, properties, (error: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
  };

  const session: Session = {
    queue,
    isOpen: () => open,
    ack(tags) {
      const last = tags.at(-1);
      if (!open || last === undefined) return;
      for (const tag of tags) unsettled.delete(tag);
      const [oldest = Number.POSITIVE_INFINITY] = unsettled;
      if (oldest > last) channel.ack(named(last), true);
      else for (const tag of tags) channel.ack(named(tag));
    },
    requeue(tag) {
      unsettled.delete(tag);
      if (open) channel.nack(named(tag), false, true);
    },
    deadLetter: (message, headers) => move(message, deadQueueOf(queue), { headers }),
    async hold(message, forMs) {
      held ??= declareHeldQueue(channel, deadLetterExchange, queue);
      await held;
      const type = typeOfMessage(message);
      await move(message, heldQueueOf(queue), { type, headers: message.properties.headers, expiration: forMs });
    },
    depth: async () => (await channel.checkQueue(queue)).messageCount,
    async cancel() {
      if (open && consumerTag !== undefined) await channel.cancel(consumerTag);
    },
    async close() {
      if (!open) return;
      open = false;
      await channel.close();
    },
  };

  return {
    session,
    delivered: (message: ConsumeMessage) => unsettled.add(message.fields.deliveryTag),
    subscribed: (tag: string) => {
      consumerTag = tag;
    },
    ended: () => {
      const wasOpen = open;
      open = false;
      return wasOpen;
    },
  };
}

/** Declares the queue and subscribes to it. */
export async function openSession(connection: ChannelModel, options: SessionOptions): Promise<Session> {
  const { broker, logger, prefetch, onMessage, onEnd } = options;
  const channel = await connection.createConfirmChannel();
  let end = () => {};
  channel.on('error', (error) => logger.warn({ err: error, queue: options.queue }, 'consumer channel error'));
  channel.on('close', () => end());

  const queue = await declareQueue(channel, broker, options);
  await channel.prefetch(prefetch);
  const { session, delivered, subscribed, ended } = createSession(channel, queue, broker.deadLetterExchange);
  end = () => {
    if (ended()) onEnd();
  };
  const { consumerTag } = await channel.consume(queue, (message) => {
    if (message) {
      delivered(message);
      onMessage(session, message);
    } else {
      // The queue was deleted; end the session, so that it is declared again on a new channel.
      end();
      channel.close().catch(() => {});
    }
  });
  subscribed(consumerTag);
  return session;
}
