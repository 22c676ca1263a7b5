import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { type ConfirmChannel, connect } from 'amqplib';
import { descendant, startBacking } from '../processes.ts';
import { hex } from './items.ts';
import { AT_ONCE } from './settings.ts';

export const tokens = createTestTokens();

const stopBacking = await startBacking();
const jwks = await tokens.serve();
export const connection = await connect(process.env.RABBITMQ_URL ?? '');
export const channel = await connection.createConfirmChannel();
export const broker = await descendant('beam.smp');

export type Namespace = {
  exchange: string;
  queue: string;
  env: Record<string, string> & { MONGODB_DATABASE: string };
};

/** Creates the settings of a service with a database, exchange and queue of its own. */
export function newNamespace(): Namespace {
  const run = hex().slice(0, 8);
  const [exchange, queue] = [`bench.${run}`, `bench.${run}.events`];
  const env = {
    MONGODB_DATABASE: `bench_${run}`,
    EVENTS_EXCHANGE: exchange,
    EVENTS_QUEUE: queue,
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: jwks.jwksUrl,
  };
  return { exchange, queue, env };
}

/** Returns an event about an item. */
export function event(type: string, item: string, data: object, at = Date.now()) {
  return {
    id: crypto.randomUUID(),
    type,
    source: 'bench',
    time: new Date(at).toISOString(),
    subject: item,
    data,
  };
}

/** Returns the event of one view. */
export const viewOf = (item: string, at?: number) => event('item.viewed', item, {}, at);

/** Publishes events to the exchange of a namespace. Resolves when the broker has confirmed all of them. */
export async function publish(
  to: ConfirmChannel,
  { exchange }: Namespace,
  events: ReturnType<typeof event>[],
): Promise<void> {
  for (let from = 0; from < events.length; from += 2000) {
    for (const event of events.slice(from, from + 2000))
      to.publish(exchange, event.type, Buffer.from(JSON.stringify(event)), {
        persistent: true,
        messageId: event.id,
        type: event.type,
      });
    await to.waitForConfirms();
  }
}

/**
 * Publishes `count` events in parts, so that a flood need not fit in memory. Calls `afterPart` before the next part.
 */
export async function publishMany(
  namespace: Namespace,
  count: number,
  eventAt: (at: number) => ReturnType<typeof event>,
  afterPart: () => Promise<void> = async () => {},
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    await publish(
      channel,
      namespace,
      Array.from({ length }, (_, next) => eventAt(from + next)),
    );
    await afterPart();
  }
}

/** Resolves when the condition holds. Checks it every `everyMs` milliseconds. */
export async function until(condition: () => Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

/** Resolves when fewer than `messages` messages wait in the queue. */
export const untilFewerThan = (messages: number, { queue }: Namespace): Promise<void> =>
  until(async () => (await channel.checkQueue(queue)).messageCount < messages);

/** Deletes the queue of a namespace. */
export async function deleteQueue({ queue }: Namespace): Promise<void> {
  const cleaner = await connection.createChannel();
  await cleaner.deleteQueue(queue);
  await cleaner.close();
}

/** Stops everything that this module started. */
export async function close(): Promise<void> {
  await connection.close();
  await jwks.close();
  await stopBacking();
}
