import { type ChannelModel, connect } from 'amqplib';
import { withDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';

type BrokerOptions = {
  url: string;
  exchange: string;
  logger: Logger;
  /** Name of the connection in the broker's list. */
  name: string;
};

export type Broker = {
  exchange: string;
  /** Exchange to which queues send messages that cannot be handled. */
  deadLetterExchange: string;
  /** Resolves when connected; rejects after `timeoutMs` (30 s by default). */
  ready(timeoutMs?: number): Promise<void>;
  isUp(): boolean;
  /** Current connection; undefined while disconnected. */
  connection(): ChannelModel | undefined;
  /** Calls the listener now if connected, and after each reconnection. Returns the function that unsubscribes it. */
  onUp(listener: (connection: ChannelModel) => void): () => void;
  close(): Promise<void>;
};

/**
 * Opens a connection to RabbitMQ that reconnects forever, with backoff and jitter. It does not wait for the first
 * connection, so a service starts while the broker is unavailable. Declares the topic exchange and its dead letter
 * exchange.
 */
export async function connectBroker({ url, exchange, logger, name }: BrokerOptions): Promise<Broker> {
  const deadLetterExchange = `${exchange}.dead`;
  const listeners = new Set<(connection: ChannelModel) => void>();
  let current: ChannelModel | undefined;
  let blocked = false;

  const setup = (connection: ChannelModel) =>
    declareExchange(connection, exchange, 'topic')
      .then(() => declareExchange(connection, deadLetterExchange, 'direct'))
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the exchanges could not be declared');
        throw error;
      });

  const link = await connect(url, {
    timeout: 5000,
    noDelay: true,
    clientProperties: { connection_name: name },
    recovery: {
      waitForConnect: false,
      initialDelay: 200,
      maxDelay: 2000,
      jitter: 0.3,
      setup,
    },
  });

  link.on('error', (error) => logger.warn({ err: error }, 'broker connection error'));
  link.on('connect-failed', (error) => logger.warn({ reason: error.message }, 'waiting for the broker'));
  link.on('connect', (connection) => {
    logger.info('connected to the broker');
    current = connection;
    blocked = false;
    for (const listener of listeners) listener(connection);
  });
  link.on('disconnect', (error) => {
    logger.warn({ reason: error.message }, 'the broker is unavailable');
    current = undefined;
  });
  link.on('blocked', (reason) => {
    logger.warn({ reason }, 'the broker blocks publishing');
    blocked = true;
  });
  link.on('unblocked', () => {
    blocked = false;
  });

  return {
    exchange,
    deadLetterExchange,
    async ready(timeoutMs = 30_000) {
      if (!current) await withDeadline(link.waitForConnect(), timeoutMs, 'connecting to the broker');
      if (!current) throw new Error('the broker is unavailable');
    },
    connection: () => current,
    isUp: () => current !== undefined && !blocked,
    onUp(listener) {
      listeners.add(listener);
      if (current) listener(current);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      current = undefined;
      await link.close();
    },
  };
}

/**
 * Declares an exchange that does not exist yet. Checking for it needs no permission; declaring it also needs the
 * permission to delete it.
 */
async function declareExchange(connection: ChannelModel, name: string, type: 'topic' | 'direct') {
  const checking = await connection.createChannel();
  checking.on('error', () => undefined);
  const exists = await checking.checkExchange(name).then(
    () => true,
    () => false,
  );
  const channel = exists ? checking : await connection.createChannel();
  if (!exists) {
    channel.on('error', () => undefined);
    await channel.assertExchange(name, type, { durable: true });
  }
  await channel.close();
}
