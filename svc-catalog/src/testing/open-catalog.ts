import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll } from 'vitest';
import { listenToEvents } from './listen-to-events.ts';
import { createSurroundings, type Surroundings, startCatalog } from './start-catalog.ts';

/** Starts the one catalog of a test file; it is closed after the last test. */
export async function openCatalog(more: Record<string, string> = {}, logger = testLogger) {
  const surroundings = await createSurroundings();
  const catalog = await startCatalog(surroundings, more, logger);
  afterAll(async () => {
    await catalog.close();
    await surroundings.end();
  });
  return { surroundings, catalog };
}

/** Collects the events of a test file from now on, until its last test. */
export async function openListener({ env }: Surroundings) {
  const listener = await listenToEvents(env.RABBITMQ_URL, env.EVENTS_EXCHANGE);
  afterAll(listener.close);
  return listener;
}
