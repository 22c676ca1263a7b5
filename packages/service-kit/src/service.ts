import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { pause, withDeadline } from './deadline.ts';
import { createLogger, type Logger } from './logger.ts';
import { startTracing } from './tracing.ts';

/** More than the 65 s of the gateway and of load balancers: the side that sends requests should be the one to close. */
const KEEP_ALIVE_MS = 75_000;
const DRAIN_MS = 250;
const GRACE_MS = 10_000;

export type Listening = {
  server: Server;
  /** `http://127.0.0.1:4001` */
  url: string;
  /**
   * `/readyz` answers 503 and answers say `Connection: close` for `drainMs`; then no new connections; resolves when
   * what is under way is answered.
   */
  close(): Promise<void>;
};

export type ListenOptions = { host: string; port: number; logger: Logger; drainMs?: number };

/** Starts listening (port 0: a free one) and logs the line `listening` with the url. */
export async function listen(app: Express, options: ListenOptions): Promise<Listening> {
  const { host, port, logger, drainMs = DRAIN_MS } = options;
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  logger.info({ url }, 'listening');
  return {
    server,
    url,
    async close() {
      app.locals.draining = true;
      await pause(drainMs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}

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
export async function runService({
  name,
  start,
  logger = createLogger({ name }),
}: ServiceOptions): Promise<void> {
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
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.fatal(`${name} could not start: ${reason}`);
    process.exit(1);
  }
}
