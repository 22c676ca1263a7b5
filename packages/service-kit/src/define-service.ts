import type { ServiceName } from '@ethereal/contracts/call';
import { callsOf } from '@ethereal/contracts/calls';
import type { Express } from 'express';
import type { z } from 'zod';
import { type Base, type BaseConfig, connectBase } from './base.ts';
import { checkRoutes } from './check-contract.ts';
import { loadConfig } from './config.ts';
import { type Consumer, consumersReady } from './events/consumer.ts';
import { createHttpApp, type HttpAppOptions } from './http.ts';
import { createLogger } from './logger.ts';
import { showVersion } from './metrics.ts';
import { runService } from './service.ts';
import { startWithRetry } from './starting.ts';

/** Result of assembling the parts of a service. */
export type Assembled = Partial<Pick<HttpAppOptions, 'mount' | 'early'>> & {
  /** Consumers of the service. It is ready while they are subscribed, and stops them before everything else. */
  consumers?: readonly Pick<Consumer, 'ready' | 'stop'>[];
  /** Calls of the service's own contract, beside those of packages/contracts. */
  calls?: HttpAppOptions['calls'];
};

/** Calls, consumers and routes that one noun of a service contributes. */
export type Part = Assembled;

/** Joins the parts of a service's nouns. */
export function combine(
  ...parts: readonly Part[]
): Assembled & Required<Pick<Assembled, 'calls' | 'consumers' | 'mount'>> {
  return {
    consumers: parts.flatMap((part) => part.consumers ?? []),
    calls: parts.flatMap((part) => part.calls ?? []),
    mount(router) {
      for (const part of parts) part.mount?.(router);
    },
    early(app) {
      for (const part of parts) part.early?.(app);
    },
  };
}

/** Definition of a service, which `main.ts` runs and tests start in their own process. */
export type Service<C extends BaseConfig, A extends Assembled> = {
  name: ServiceName;
  /** Schema of its environment variables. */
  config: z.ZodType<C>;
  /** Types of events that at least one queue must receive. Events without such a queue wait in the outbox. */
  mustRoute?: readonly string[];
  /**
   * Assembles the parts on the connections. Called again with new connections when it fails because a neighbor is
   * unavailable.
   */
  assemble(base: Base<C>): Promise<A>;
};

/** Returns the definition unchanged; keeps its precise types for `serve` and tests. */
export const defineService = <C extends BaseConfig, A extends Assembled>(service: Service<C, A>): Service<C, A> =>
  service;

type Opening<C extends BaseConfig> = Pick<Base<C>, 'config' | 'logger' | 'onStop'>;

/**
 * Connects a service, assembles its parts, retrying while a neighbor is unavailable, and mounts its calls. Does not
 * listen yet.
 */
export async function openService<C extends BaseConfig, A extends Assembled>(
  { name, mustRoute = [], assemble }: Service<C, A>,
  { config, logger, onStop }: Opening<C>,
): Promise<A & { app: Express }> {
  const begin = async (onStopOfThis: Base<C>['onStop']) => {
    const base = await connectBase({ name, config, logger, onStop: onStopOfThis, mustRoute });
    return { base, assembled: await assemble(base) };
  };
  const { base, assembled } = await startWithRetry(begin, { logger, onStop });
  const { mount = () => {}, early, consumers = [] } = assembled;
  const calls = [...new Set([...callsOf(name), ...(assembled.calls ?? [])])];
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
  checkRoutes(calls, app);
  return { ...assembled, app };
}

/** Runs a service as this process until it receives a signal to stop. */
export function serve<C extends BaseConfig, A extends Assembled>(service: Service<C, A>): Promise<void> {
  return runService({
    name: service.name,
    async start(lifecycle) {
      const config = loadConfig(service.config);
      const logger = createLogger({ name: service.name, level: config.LOG_LEVEL });
      lifecycle.graceMs = config.SHUTDOWN_GRACE_MS;
      showVersion(config.VERSION);
      await lifecycle.trace(config);
      const { app } = await openService(service, { config, logger, onStop: lifecycle.onStop });
      const { HOST: host, PORT: port, SHUTDOWN_DRAIN_MS: drainMs } = config;
      await lifecycle.listen(app, { host, port, logger, drainMs });
    },
  });
}
