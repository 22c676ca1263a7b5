import { connect } from 'amqplib';
import type { PastEvent } from './history.ts';

/** Maximum number of events that the broker has not confirmed yet. */
const WINDOW = 1000;

/** Publishes events as a service does. Returns their number when the broker has confirmed all of them. */
export async function publishEvents(
  rabbitmqUrl: string,
  exchange: string,
  events: Iterable<PastEvent>,
): Promise<number> {
  const connection = await connect(rabbitmqUrl);
  try {
    const channel = await connection.createConfirmChannel();
    await channel.assertExchange(exchange, 'topic', { durable: true });
    let count = 0;
    for (const event of events) {
      const body = Buffer.from(JSON.stringify(event));
      channel.publish(exchange, event.type, body, {
        messageId: event.id,
        contentType: 'application/json',
        persistent: true,
      });
      count++;
      if (count % WINDOW === 0) await channel.waitForConfirms();
    }
    await channel.waitForConfirms();
    await channel.close();
    return count;
  } finally {
    await connection.close();
  }
}
