import { newEvent } from '@ethereal/service-kit/events/event';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { connect } from 'amqplib';

/** Publishes events and invalid messages as other services would. */
export async function joinExchange(env: { RABBITMQ_URL: string; EVENTS_EXCHANGE: string; EVENTS_QUEUE: string }) {
  const { publish, close } = await openEvents(env, [], ['item.viewed', 'item.published']);
  const raw = await connect(env.RABBITMQ_URL);
  const channel = await raw.createConfirmChannel();

  return {
    publish,
    publishItem: (item: string, seller: string) =>
      publish(
        newEvent({
          type: 'item.published',
          source: 'svc-catalog',
          subject: item,
          data: {
            item: { name: 'Coat', priceCents: 100, category: 'women', sizes: [], itemImg: '/i', seller },
            version: 1,
          },
        }),
      ),
    async publishRaw(routingKey: string, body: string): Promise<void> {
      channel.publish(env.EVENTS_EXCHANGE, routingKey, Buffer.from(body));
      await channel.waitForConfirms();
    },
    /** Takes one dead letter, if there is one, with its body and its reason. */
    async deadLetter() {
      const message = await channel.get(`${env.EVENTS_QUEUE}.dead`, { noAck: true });
      if (!message) return undefined;
      return { body: message.content.toString(), reason: String(message.properties.headers?.['x-reason']) };
    },
    async close() {
      await raw.close();
      await close();
    },
  };
}

/** Returns a view of an item at a time, with a new id. */
export const viewOf = (item: string, now = new Date()) =>
  newEvent({ type: 'item.viewed', source: 'svc-catalog', subject: item, data: {}, now });
