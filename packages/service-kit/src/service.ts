import type { Express } from 'express';
import { withDeadline } from './deadline.ts';
import { messageOf } from './errors.ts';
import { giveBackWhenQuiet } from './give-back-memory.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';
import { createLogger, flushed, type Logger } from './logger.ts';
import { startTracing, type TracingConfig } from './tracing.ts';

/** Time after which the shutdown is cut short, in milliseconds. */
const GRACE_MS = 10_000;

export type Lifecycle = {
  /** Registers what to stop, in the reverse order of registration. */
  onStop(name: string, stop: () => unknown): void;
  /** Starts listening like `listen`, and closes the server at shutdown. */
  listen(app: Express, options: ListenOptions): Promise<Listening>;
  /** Enables tracing under the service's name when there is an endpoint. */
  trace(config: TracingConfig): Promise<void>;
  /** Time after which shutdown is cut short, in milliseconds; 10 s by default. */
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
 * Runs a service as this process. A fault at start is one log line and exit 1. SIGTERM and SIGINT stop it in reverse
 * order, a second signal at once. A stray rejection is logged and does not stop the process. A parent process with a
 * channel receives `started` once the service listens.
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
    async trace(config) {
      stops.push({ name: 'tracing', stop: await startTracing(name, config) });
    },
  };

  const shutDown = async (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    await withDeadline(stopAll(stops, logger), lifecycle.graceMs, 'stopping').catch((error: unknown) =>
      logger.error({ err: error }, 'stopping exceeded its time limit'),
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
    process.send?.('started');
  } catch (error) {
    // `fatal` writes synchronously, ahead of lines that are still buffered.
    await flushed(logger);
    logger.fatal(`${name} could not start: ${messageOf(error)}`);
    process.exit(1);
  }
}
