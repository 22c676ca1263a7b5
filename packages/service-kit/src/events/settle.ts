import type { ConsumeMessage } from 'amqplib';
import { pause } from '../deadline.ts';
import { messageOf } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { eventLag, eventsConsumed, eventsDeadLettered, eventsHeld } from '../metrics.ts';
import { pauseAfter } from './attempt.ts';
import { type Delivery, metaOf } from './delivery.ts';
import type { EventEnvelope } from './event.ts';
import { type Session, typeOfMessage } from './session.ts';

export type Settling = {
  queue: string;
  /** Kind of the queue. Messages of a replica have no dead letters. */
  kind: 'quorum' | 'replica';
  logger: Logger;
  stop: AbortSignal;
};

/** Acknowledges deliveries of one session. */
export function acknowledge(queue: string, from: Session, deliveries: Delivery<EventEnvelope>[]): void {
  from.ack(deliveries.map(({ tag }) => tag));
  const now = Date.now();
  const lag = eventLag.labels(queue);
  const byType = new Map<string, number>();
  for (const event of deliveries.flatMap(({ events }) => events)) {
    lag.observe(Math.max(0, now - Date.parse(event.time)) / 1000);
    byType.set(event.type, (byType.get(event.type) ?? 0) + 1);
  }
  for (const [type, consumed] of byType) eventsConsumed.labels(queue, type).inc(consumed);
}

/** Returns a delivery to the queue after a pause; the broker counts the deliveries. */
export async function retryLater(
  { queue, logger, stop }: Settling,
  delivery: Delivery<EventEnvelope>,
  error: unknown,
): Promise<void> {
  const { session: from, tag, events } = delivery;
  const [event] = events;
  logger.warn({ err: error, queue, event: event.id, type: event.type }, 'an event could not be handled');
  await pause(pauseAfter(metaOf(delivery).failures), stop);
  from.requeue(tag);
}

/**
 * Holds an event whose type this version of the consumer does not support. During a rolling upgrade an instance of the
 * new version handles it; after a rollback it stays until that version is back.
 */
export async function hold({ queue, logger }: Settling, from: Session, message: ConsumeMessage, forMs: number) {
  const type = typeOfMessage(message);
  logger.warn({ queue, type, forMs }, 'an event has a type that this version does not support; it is held');
  eventsHeld.labels(queue).inc();
  const { deliveryTag } = message.fields;
  try {
    await from.hold(message, forMs);
  } catch (error) {
    logger.warn({ err: error, queue, type }, 'an event could not be held; it returns to its queue');
    from.requeue(deliveryTag);
    return;
  }
  from.ack([deliveryTag]);
}

/** Moves a message to the dead letters, with the reason. */
export async function deadLetter(
  { queue, kind, logger }: Settling,
  from: Session,
  message: ConsumeMessage,
  error: unknown,
): Promise<void> {
  const reason = messageOf(error).slice(0, 500);
  const { routingKey, deliveryTag } = message.fields;
  logger.error({ queue, routingKey, reason }, 'a message is not a valid event');
  eventsDeadLettered.labels(queue).inc();
  if (kind === 'quorum') {
    const headers = { 'x-reason': reason, 'x-original-routing-key': routingKey };
    try {
      await from.deadLetter(message, headers);
    } catch {
      from.requeue(deliveryTag);
      return;
    }
  }
  from.ack([deliveryTag]);
}
