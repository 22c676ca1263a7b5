import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Logger } from '../logger.ts';
import type { Broker } from './broker.ts';
import { deadQueueOf, declareQueue, type QueueOptions } from './queues.ts';

/** One subscription on one channel. What it delivered can be settled only while it is open; else it comes again. */
export type Session = {
  queue: string;
  isOpen(): boolean;
  /** Messages are settled by their delivery tags. */
  ack(tags: readonly number[]): void;
  requeue(tag: number): void;
  /** Puts a message to the dead letters; resolves when the broker has confirmed it. */
  setAside(message: ConsumeMessage, headers: Record<string, string>): Promise<void>;
  depth(): Promise<number>;
  cancel(): Promise<void>;
  close(): Promise<void>;
};

export type SessionOptions = QueueOptions & {
  broker: Broker;
  logger: Logger;
  prefetch: number;
  onMessage(session: Session, message: ConsumeMessage): void;
  /** The channel has closed or the queue is gone. */
  onEnd(): void;
};

function createSession(channel: ConfirmChannel, queue: string, deadLetterExchange: string) {
  let open = true;
  // In the order of delivery. What lies below all of these is settled, so one ack can cover a whole batch.
  const unsettled = new Set<number>();
  // The client asks for a message and reads nothing of it but this.
  const named = (deliveryTag: number) => ({ fields: { deliveryTag } }) as ConsumeMessage;
  let consumerTag: string | undefined;

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
    setAside(message, headers) {
      const { contentType, messageId, type } = message.properties;
      const properties = { persistent: true, contentType, messageId, type, headers };
      return new Promise((resolve, reject) => {
        // Not by the default exchange: who may write to that may write to everybody's queues.
        channel.publish(deadLetterExchange, deadQueueOf(queue), message.content, properties, (error: unknown) =>
          error ? reject(error) : resolve(),
        );
      });
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
      // The queue was deleted; declare it again on a channel of its own.
      end();
      channel.close().catch(() => {});
    }
  });
  subscribed(consumerTag);
  return session;
}
