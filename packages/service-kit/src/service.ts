import type { Express } from 'express';
import { withDeadline } from './deadline.ts';
import { giveBackWhenQuiet } from './give-back-memory.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';
import { createLogger, flushed, type Logger } from './logger.ts';
import { startTracing } from './tracing.ts';

const GRACE_MS = 10_000;

export { listen } from './listen.ts';

export type Lifecycle = {
  /** What to stop, in the reverse order of these calls. */
  onStop(name: string, stop: () => unknown): void;
  /** `listen`, closed by itself on stop. */
  listen(app: Express, options: ListenOptions): Promise<Listening>;
  /** Turns tracing on when there is an endpoint, under the service's name. */
  trace(endpoint: string | undefined): Promise<void>;
  /** Instead of 10 s: after this many milliseconds stopping is cut short. */
  graceMs: number;
};

export type ServiceOptions = {
  name: string;
  start(lifecycle: Lifecycle): Promise<unknown>;
  logger?: Logger;
};

type Stop = { name: string; stop: () => unknown };

async function stopAll(stops: Stop[], logger: Logger): Promise<void> {
  for (const { name, stop } of stops.reverse()) {
    try {
      await stop();
      logger.debug({ part: name }, 'stopped');
    } catch (error) {
      logger.error({ err: error, part: name }, 'stopping failed');
    }
  }
}

/**
 * Runs a service as this process: a fault at start is one line and exit 1; SIGTERM and SIGINT stop it in reverse order,
 * a second one at once; a stray rejection is logged and stops nothing.
 */
export async function runService({ name, start, logger = createLogger({ name }) }: ServiceOptions): Promise<void> {
  const stops: Stop[] = [];
  let stopping = false;

  const lifecycle: Lifecycle = {
    graceMs: GRACE_MS,
    onStop: (part, stop) => void stops.push({ name: part, stop }),
    async listen(app, options) {
      const listening = await listen(app, options);
      stops.push({ name: 'http', stop: listening.close });
      return listening;
    },
    async trace(endpoint) {
      stops.push({ name: 'tracing', stop: await startTracing({ serviceName: name, endpoint }) });
    },
  };

  const shutDown = async (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    await withDeadline(stopAll(stops, logger), lifecycle.graceMs, 'stopping').catch((error: unknown) =>
      logger.error({ err: error }, 'stopping was cut short'),
    );
    logger.info('stopped');
    await flushed(logger);
    process.exit(exitCode);
  };

  process.on('SIGTERM', () => void shutDown(0));
  process.on('SIGINT', () => void shutDown(0));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    void shutDown(1);
  });

  try {
    await start(lifecycle);
    lifecycle.onStop('memory', giveBackWhenQuiet());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // `fatal` writes at once, past the lines in flight.
    await flushed(logger);
    logger.fatal(`${name} could not start: ${reason}`);
    process.exit(1);
  }
}
