import { randomUUID } from 'node:crypto';
import { EVENTS, type EventOf, type EventType } from '@ethereal/contracts/events';
import { newId } from '@ethereal/service-kit/ids';
import { connect } from 'amqplib';

/** Publishes an event as another service would; a repeated `id` repeats the same event. */
export async function publishEvent<T extends EventType>(
  env: { RABBITMQ_URL: string; EVENTS_EXCHANGE: string },
  type: T,
  event: { subject?: string; id?: string; time?: string; data: EventOf<T>['data'] },
): Promise<void> {
  const { subject = newId(), id = randomUUID(), time = new Date().toISOString(), data } = event;
  const body = EVENTS[type].parse({ id, type, source: 'test', time, subject, data });
  const connection = await connect(env.RABBITMQ_URL);
  const channel = await connection.createConfirmChannel();
  channel.publish(env.EVENTS_EXCHANGE, type, Buffer.from(JSON.stringify(body)), { type, persistent: true });
  await channel.waitForConfirms();
  await connection.close();
}
