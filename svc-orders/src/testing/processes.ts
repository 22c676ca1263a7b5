import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { testDatabaseName, testQueue } from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { service } from '../assemble.ts';

type Environment = Record<string, string>;

/** Returns a URL without a listener, such as that of an unavailable broker. */
export async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return `amqp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Starts processes of the service that may kill themselves at a step. */
function processes(environment: () => Environment) {
  const running = new Set<ChildProcess>();
  async function startProcess(more: Environment = {}) {
    const script = new URL('crashing-service.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment(), ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const exited = once(child, 'exit').then(() => running.delete(child));
    for await (const line of createInterface({ input: child.stdout })) {
      const url = line.startsWith('{') && JSON.parse(line).msg === 'listening' && JSON.parse(line).url;
      if (url) {
        child.stdout.resume();
        return { url, exited, kill: () => child.kill('SIGKILL') };
      }
    }
    throw new Error('The service ended before it listened.');
  }
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL');
  };
  return { startProcess, killAll };
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
