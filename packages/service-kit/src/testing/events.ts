import { setTimeout as delay } from 'node:timers/promises';
import { connectBroker } from '../events/broker.ts';
import { consume } from '../events/consumer.ts';
import type { EventEnvelope } from '../events/event.ts';
import { createPublisher } from '../events/publisher.ts';
import { testLogger, testQueue } from './harness.ts';

type Environment = { RABBITMQ_URL: string; EVENTS_EXCHANGE: string };
const WAIT_MS = 10_000;
const POLL_MS = 20;

/** Returns the first result that is not undefined. @throws Error with the words of `failed` after 10 s */
async function poll<T>(attempt: () => T | undefined | Promise<T | undefined>, failed: () => string): Promise<T> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (performance.now() > until) throw new Error(`${failed()} within ${WAIT_MS / 1000} s`);
    await delay(POLL_MS);
  }
}

/**
 * Stands in for the other services of a test: publishes their events and collects the events of `types` that the
 * service under test publishes. Events of the types in `mustRoute` are published once a queue receives them.
 */
export async function openEvents<E extends EventEnvelope = EventEnvelope>(
  env: Environment,
  types: readonly string[],
  mustRoute: readonly string[] = [],
) {
  const { RABBITMQ_URL: url, EVENTS_EXCHANGE: exchange } = env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  const received: E[] = [];
  const collector = consume<E>({
    broker,
    logger: testLogger,
    queue: testQueue('collector'),
    kind: 'replica',
    bindings: types,
    // Other tests check the service against the contracts; here a test compares the fields that it needs.
    parse: (value) => value as E,
    handle: async (event) => void received.push(event),
  });
  await collector.ready();
  const publisher = createPublisher({ broker, logger: testLogger, mustRoute });

  return {
    broker,
    publisher,
    received,
    /** Publishes events in their order. @throws Error when one of them is not published within 10 s */
    async publish(...events: readonly EventEnvelope[]): Promise<void> {
      for (const event of events) {
        const attempt = () =>
          publisher.publish(event).then(
            () => true,
            () => undefined,
          );
        await poll(attempt, () => `${event.type} was not published`);
      }
    },
    /** Returns the first collected event that matches. @throws Error when no event matches within 10 s */
    next: (matches: (event: E) => boolean): Promise<E> =>
      poll(
        () => received.find(matches),
        () => `no such event of ${types.join(', ')} arrived (received: ${JSON.stringify(received)})`,
      ),
    async close(): Promise<void> {
      await collector.stop();
      await broker.close();
    },
  };
}
