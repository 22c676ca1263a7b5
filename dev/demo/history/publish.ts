import { connect } from 'amqplib';
import type { PastEvent } from './history.ts';

/** Events on their way that the broker has not confirmed yet. */
const WINDOW = 1000;

/** Publishes events as any service would; returns how many when the broker has confirmed every one. */
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
