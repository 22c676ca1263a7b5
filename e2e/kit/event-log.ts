import { EVENTS_EXCHANGE } from '@ethereal/contracts/events';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { siteRun } from './site.ts';

/** What a service published, and by which key. */
interface Received {
  routingKey: string;
  event: unknown;
}

/** Receives all that the services of the site tell one another from now on, in a queue of its own. */
export async function listenToEvents() {
  const broker = await connectBroker({
    url: siteRun().rabbitmq,
    exchange: EVENTS_EXCHANGE,
    logger: testLogger,
    name: 'contract tests',
  });
  await broker.ready();
  const channel = await broker.connection()?.createChannel();
  if (!channel) throw new Error('The broker went away.');
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
