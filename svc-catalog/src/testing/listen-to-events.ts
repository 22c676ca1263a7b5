import type { AnyEvent } from '@ethereal/contracts/events';
import { EVENTS, type EventType } from '@ethereal/contracts/events';
import { connect } from 'amqplib';

/**
 * Collects all events that are published to an exchange from now on, checked against the contracts. Changes of items
 * that travel together are collected one by one.
 */
export async function listenToEvents(url: string, exchange: string) {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.assertExchange(exchange, 'topic', { durable: true });
  await channel.bindQueue(queue, exchange, '#');
  const events: AnyEvent[] = [];
  const isType = (type: unknown): type is EventType => typeof type === 'string' && type in EVENTS;
  await channel.consume(
    queue,
    (message) => {
      const { type } = message?.properties ?? {};
      if (!message || !isType(type)) throw new Error(`No contract declares the event ${type}.`);
      const event: AnyEvent = EVENTS[type].parse(JSON.parse(message.content.toString()));
      events.push(...(event.type === 'items.changed' ? event.data.changes : [event]));
    },
    { noAck: true },
  );
  return {
    events,
    of: (id: string) => events.filter(({ subject }) => subject === id),
    close: () => connection.close(),
  };
}
