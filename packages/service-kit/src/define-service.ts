import type { ServiceName } from '@ethereal/contracts/call';
import { callsOf } from '@ethereal/contracts/calls';
import type { Express } from 'express';
import type { z } from 'zod';
import { type Base, type BaseConfig, connectBase } from './base.ts';
import { loadConfig } from './config.ts';
import { type Consumer, consumersReady } from './events/consumer.ts';
import { createHttpApp, type HttpAppOptions } from './http.ts';
import { createLogger } from './logger.ts';
import { showVersion } from './metrics.ts';
import { runService } from './service.ts';
import { startWithRetry } from './starting.ts';

/** What a service is when its parts are put together. */
export type Assembled = Pick<HttpAppOptions, 'mount' | 'early'> & {
  /** It is ready while these hear their queues; they are stopped before everything else. */
  consumers?: readonly Pick<Consumer, 'ready' | 'stop'>[];
  /** Those of the contracts that name this service unless given. */
  calls?: HttpAppOptions['calls'];
};

/** What one noun of a service adds to it: its calls, consumers and routes. */
export type Part = Assembled;

/** Joins the parts of a service's nouns. Calls are listed only for contracts of the service itself; without any, those of the contracts apply. */
export function combine(...parts: readonly Part[]): Assembled {
  const calls = parts.flatMap((part) => part.calls ?? []);
  return {
    consumers: parts.flatMap((part) => part.consumers ?? []),
    ...(calls.length > 0 && { calls }),
    mount(router) {
      for (const part of parts) part.mount(router);
    },
    early(app) {
      for (const part of parts) part.early?.(app);
    },
  };
}

/** A service as one value: what `main.ts` runs and tests start in their own process. */
export type Service<C extends BaseConfig, A extends Assembled> = {
  name: ServiceName;
  /** Its environment variables. */
  config: z.ZodType<C>;
  /** Types of events that some queue has to take: without one they wait in the outbox. */
  mustRoute?: readonly string[];
  /** Puts its parts together on what it stands on; again, on new connections, when that fails because a neighbour is away. */
  assemble(base: Base<C>): Promise<A>;
};

/** Keeps the precise types of a service for who runs or tests it. */
export const defineService = <C extends BaseConfig, A extends Assembled>(service: Service<C, A>): Service<C, A> =>
  service;

type Opening<C extends BaseConfig> = Pick<Base<C>, 'config' | 'logger' | 'onStop'>;

/** Connects a service, puts its parts together, as often as a neighbour is away meanwhile, and mounts its calls: ready to listen. */
export async function openService<C extends BaseConfig, A extends Assembled>(
  { name, mustRoute = [], assemble }: Service<C, A>,
  { config, logger, onStop }: Opening<C>,
): Promise<A & { app: Express }> {
  const begin = async (onStopOfThis: Base<C>['onStop']) => {
    const base = await connectBase({ name, config, logger, onStop: onStopOfThis, mustRoute });
    return { base, assembled: await assemble(base) };
  };
  const { base, assembled } = await startWithRetry(begin, { logger, onStop });
  const { mount, early, calls = callsOf(name), consumers = [] } = assembled;
  onStop('consumers', () => Promise.all(consumers.map((consumer) => consumer.stop())));
  const app = createHttpApp({
    name,
    logger,
    calls,
    mount,
    early,
    readiness: {
      mongodb: base.mongo.ping,
      ...(consumers.length > 0 && { rabbitmq: consumersReady(base.broker, consumers) }),
    },
    trustProxy: config.TRUST_PROXY,
    accessLogSample: config.ACCESS_LOG_SAMPLE,
  });
  return { ...assembled, app };
}

/** Runs a service as this process, until it is told to stop. */
export function serve<C extends BaseConfig, A extends Assembled>(service: Service<C, A>): Promise<void> {
  return runService({
    name: service.name,
    async start(lifecycle) {
      const config = loadConfig(service.config);
      const logger = createLogger({ name: service.name, level: config.LOG_LEVEL });
      lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
      showVersion(config.VERSION);
      await lifecycle.trace(config.OTEL_EXPORTER_OTLP_ENDPOINT);
      const { app } = await openService(service, { config, logger, onStop: lifecycle.onStop });
      const { HOST: host, PORT: port, SHUTDOWN_DRAIN_MS: drainMs } = config;
      await lifecycle.listen(app, { host, port, logger, drainMs });
    },
  });
}
