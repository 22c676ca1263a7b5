// Returns dead letters to their queue, once each: `npm run replay-dead-letters -w svc-analytics`.
// Run it after you have fixed the cause. A message that fails again returns to the dead letters with its reason.
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { connect } from 'amqplib';
import { configSchema } from '../config.ts';

const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-analytics-replay', level: config.LOG_LEVEL });
const connection = await connect(config.RABBITMQ_URL);
const channel = await connection.createConfirmChannel();
const dead = `${config.EVENTS_QUEUE}.dead`;

// Handles only the messages that wait now, so that a message that returns is not handled twice.
const { messageCount } = await channel.checkQueue(dead);
let replayed = 0;
while (replayed < messageCount) {
  const message = await channel.get(dead);
  if (!message) break;
  const { contentType, messageId, type } = message.properties;
  channel.sendToQueue(config.EVENTS_QUEUE, message.content, {
    persistent: true,
    contentType,
    messageId,
    type,
  });
  await channel.waitForConfirms();
  channel.ack(message);
  replayed += 1;
}
logger.info({ replayed }, 'dead letters were returned to the queue');
await channel.close();
await connection.close();
