import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { testDatabaseName, testQueue } from '@ethereal/service-kit/testing/harness';
import { startProcess, type TestProcess } from '@ethereal/service-kit/testing/start-process';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll } from 'vitest';
import { service } from '../assemble.ts';
import { callerOf, joinExchange } from './start-orders.ts';

type Environment = Record<string, string>;

const CRASHING = new URL('crashing-service.ts', import.meta.url);

/** Opens an environment and its exchange for the tests of a file; they exist from `beforeAll` to `afterAll`. */
export function openExchange(area: string) {
  let environment: Awaited<ReturnType<typeof testEnvironment>>;
  let exchange: Awaited<ReturnType<typeof joinExchange>>;
  beforeAll(async () => {
    environment = await testEnvironment(area);
    exchange = await joinExchange(environment.env);
  }, 60_000);
  afterAll(async () => {
    await exchange?.close();
    await environment?.close();
  });
  return {
    env: () => environment.env,
    exchange: () => exchange,
    /** Returns a function that calls the service at a URL as a user. */
    at: (url: string, user: string) => callerOf(url, environment.tokens.headers(user)),
  };
}

/**
 * Starts processes of the service that may kill themselves at a step. `exited` is the step at which a process killed
 * itself; undefined for a process that ended otherwise.
 */
export function processes(environment: () => Environment) {
  const running = new Set<TestProcess>();
  async function startOrders(more: Environment = {}) {
    const waiting = Promise.withResolvers<void>();
    let killedAt: string | undefined;
    const started = await startProcess(CRASHING, { ...environment(), ...more }, ({ msg, step }) => {
      if (msg === 'waiting') waiting.resolve();
      if (msg === 'killed') killedAt = step;
    });
    running.add(started);
    return {
      url: started.url,
      exited: started.exited.then(() => killedAt),
      /** Resolves when a request waits at the step of WAIT_AT. */
      waiting: waiting.promise,
      resume: () => started.child.kill('SIGUSR2'),
      kill: () => started.child.kill('SIGKILL'),
    };
  }
  const killAll = () => {
    for (const { child } of running) child.kill('SIGKILL');
  };
  return { startProcess: startOrders, killAll };
}

type Instances = {
  startProcess: ReturnType<typeof processes>['startProcess'];
  /** Starts the instance that follows a killed one, in this process. */
  startNext(): Promise<{ url: string }>;
};

/**
 * Returns a function that turns work into a test whose instances have a database and a queue of their own, so that
 * such tests run side by side. Its instances end with it.
 */
export function withInstances(environment: () => Environment) {
  return <Given extends unknown[]>(work: (instances: Instances, ...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      const own = {
        ...environment(),
        MONGODB_DATABASE: testDatabaseName('orders'),
        EVENTS_QUEUE: testQueue('orders'),
      };
      const { startProcess, killAll } = processes(() => own);
      const ends: (() => Promise<void>)[] = [];
      const startNext = async () => {
        const { url, close } = await startService(service, own);
        ends.push(close);
        return { url };
      };
      try {
        await work({ startProcess, startNext }, ...given);
      } finally {
        killAll();
        for (const end of ends) await end();
      }
    };
}
