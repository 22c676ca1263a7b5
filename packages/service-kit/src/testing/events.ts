import { setTimeout as delay } from 'node:timers/promises';
import { connectBroker } from '../events/broker.ts';
import { consume } from '../events/consumer.ts';
import type { EventEnvelope } from '../events/event.ts';
import { createPublisher } from '../events/publisher.ts';
import { testLogger } from './harness.ts';

type Environment = { RABBITMQ_URL: string; EVENTS_EXCHANGE: string };
const WAIT_MS = 10_000;
const POLL_MS = 20;

/**
 * Stands in for the other services of a test: publishes their events and collects the events of `types` that the
 * service under test publishes.
 */
export async function openEvents(env: Environment, types: readonly string[]) {
  const { RABBITMQ_URL: url, EVENTS_EXCHANGE: exchange } = env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  const received: EventEnvelope[] = [];
  const collector = consume<EventEnvelope>({
    broker,
    logger: testLogger,
    queue: 'test',
    kind: 'replica',
    bindings: types,
    // Other tests check the service against the contracts; here a test compares the fields that it needs.
    parse: (value) => value as EventEnvelope,
    handle: async (event) => void received.push(event),
  });
  await collector.ready();
  const publisher = createPublisher({ broker, logger: testLogger });

  /**
   * Returns the first collected event that matches.
   * @throws Error when no event matches within 10 s
   */
  async function next(matches: (event: EventEnvelope) => boolean): Promise<EventEnvelope> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const found = received.find(matches);
      if (found) return found;
      if (performance.now() > until)
        throw new Error(
          `No such event of ${types.join(', ')} within ${WAIT_MS / 1000} s; received: ${JSON.stringify(received)}`,
        );
      await delay(POLL_MS);
    }
  }

  return {
    async publish(...events: readonly EventEnvelope[]): Promise<void> {
      for (const event of events) await publisher.publish(event);
    },
    next,
    received,
    async close(): Promise<void> {
      await collector.stop();
      await broker.close();
    },
  };
}
