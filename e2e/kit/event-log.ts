import { EVENTS_EXCHANGE } from '@ethereal/contracts/events';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { siteRun } from './site.ts';

/** Event that a service published, and its routing key. */
interface Received {
  routingKey: string;
  event: unknown;
}

/** Receives all events of the site's services from now on, in a separate queue. */
export async function listenToEvents() {
  const broker = await connectBroker({
    url: siteRun().rabbitmq,
    exchange: EVENTS_EXCHANGE,
    logger: testLogger,
    name: 'contract tests',
  });
  await broker.ready();
  const channel = await broker.connection()?.createChannel();
  if (!channel) throw new Error('The connection to the broker was closed.');
  const received: Received[] = [];
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, EVENTS_EXCHANGE, '#');
  await channel.consume(
    queue,
    (message) => {
      if (!message) return;
      received.push({
        routingKey: message.fields.routingKey,
        event: JSON.parse(message.content.toString()),
      });
    },
    { noAck: true },
  );
  return { received, close: () => broker.close() };
}
