import { join } from 'node:path';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { FLAGS } from '../processes/flags.ts';
import type { Program } from '../processes/program.ts';

/** Maximum duration of a start, in milliseconds. */
const START_MS = 60_000;
const ROOT = join(import.meta.dirname, '../..');

export interface ServiceProgram {
  /** Name of the service, which its instances share. */
  service: string;
  url: string;
  startMs: number;
  program: Program;
}

export interface ServiceOptions {
  service: string;
  instance: number;
  port: number;
  host?: string;
  logs: string;
  /** Maximum duration of its start, in milliseconds. */
  startMs?: number;
  env: Record<string, string | undefined>;
}

/** Returns the program of one instance of a service, on a port that it keeps after a restart. */
export function serviceProgram(options: ServiceOptions): ServiceProgram {
  const { service, instance, port, logs, env, startMs = START_MS, host = '127.0.0.1' } = options;
  const plain = service.replaceAll('/', '-');
  const name = instance === 0 ? plain : `${plain}-${instance + 1}`;
  return {
    service,
    url: `http://127.0.0.1:${port}`,
    startMs,
    program: {
      name,
      command: process.execPath,
      args: [...FLAGS, join(ROOT, service, 'src/main.ts')],
      // One database name for all services would put their data into the same database.
      env: {
        MONGODB_DATABASE: undefined,
        ...NODE_ENVIRONMENT,
        ...env,
        PORT: String(port),
        HOST: host,
      },
      cwd: ROOT,
      log: join(logs, `${name}.log`),
      rank: service === 'svc-gateway' ? 3 : 2,
      startTimeoutMs: startMs,
    },
  };
}

/** Waits until a service reports that its database and broker are available. */
export async function untilServing(url: string, timeoutMs = START_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) {
      throw new Error(`${url}/readyz did not become ready: ${answer ? await answer.text() : 'no answer'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
