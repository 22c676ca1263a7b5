import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BackingUrls, Kind } from './kinds.ts';
import type { Place } from './place.ts';

const run = promisify(execFile);

const PORT = { mongodb: 27017, rabbitmq: 5672, redis: 6379 };

const URL_OF: Record<Kind, (host: string, port: number) => string> = {
  mongodb: (host, port) => `mongodb://${host}:${port}`,
  rabbitmq: (host, port) => `amqp://guest:guest@${host}:${port}`,
  redis: (host, port) => `redis://${host}:${port}`,
};

interface Containers {
  urls: Partial<BackingUrls>;
  stop(): Promise<void>;
}

/** Whether a Docker engine with compose answers quickly. */
export async function hasDocker(): Promise<boolean> {
  try {
    await run('docker', ['info'], { timeout: 3000 });
    await run('docker', ['compose', 'version'], { timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}

/** The services in containers: kept for the next start when the place is durable, thrown away after a test run. */
export function startContainers(kinds: Kind[], place: Place): Promise<Containers> {
  return place.durable ? composeUp(kinds, place) : testContainers(kinds);
}

async function composeUp(kinds: Kind[], place: Place): Promise<Containers> {
  const compose = composeOf(place);
  await compose('up', '--detach', '--wait', ...kinds);
  const urls: Partial<BackingUrls> = {};
  for (const kind of kinds) {
    const address = new URL(`tcp://${(await compose('port', kind, String(PORT[kind]))).trim()}`);
    urls[kind] = URL_OF[kind](address.hostname, Number(address.port));
  }
  return { urls, stop: async () => void (await compose('stop')) };
}

/** Throws away what an earlier start kept in containers. */
export async function forgetContainers(place: Place): Promise<void> {
  if (await hasDocker()) await composeOf(place)('down', '--volumes');
}

function composeOf(place: Place) {
  const project = `ethereal-${createHash('sha256').update(place.data).digest('hex').slice(0, 8)}`;
  const file = join(import.meta.dirname, 'compose.yaml');
  return async (...args: string[]) =>
    (await run('docker', ['compose', '--file', file, '--project-name', project, ...args])).stdout;
}

async function testContainers(kinds: Kind[]): Promise<Containers> {
  const { DockerComposeEnvironment } = await import('testcontainers');
  const environment = await new DockerComposeEnvironment(import.meta.dirname, 'compose.yaml').up(kinds);
  const urls: Partial<BackingUrls> = {};
  for (const kind of kinds) {
    const container = environment.getContainer(`${kind}-1`);
    urls[kind] = URL_OF[kind](container.getHost(), container.getMappedPort(PORT[kind]));
  }
  return { urls, stop: async () => void (await environment.down({ removeVolumes: true })) };
}
