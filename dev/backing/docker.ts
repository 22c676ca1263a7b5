import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BackingUrls, Kind } from './kinds.ts';
import type { Place } from './place.ts';

const execute = promisify(execFile);

/** A command of Docker's; one that takes too long is not asked to stop, as it may go on for as long again. */
const run = (command: string, args: string[], options: { timeout?: number } = {}) =>
  execute(command, args, { ...options, killSignal: 'SIGKILL' });

const PORT = { mongodb: 27017, rabbitmq: 5672, redis: 6379 };

/** As in compose.yaml. */
export const IMAGE: Record<Kind, string> = {
  mongodb: 'mongo:8',
  rabbitmq: 'rabbitmq:4-alpine',
  redis: 'redis:8-alpine',
};
/** Below the 20 s after which everything has to be on its way otherwise. */
const REGISTRY_TIMEOUT_MS = 5000;

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

/** What a command that failed said of the reason, rather than the command. */
export function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = said.split('\n').flatMap((line) => line.trim() || []);
  const message = error instanceof Error ? error.message : String(error);
  return (
    lines.findLast((line) => /error|cannot|denied|refused|timed? ?out|no such/i.test(line)) ??
    lines.at(-1) ??
    message.split('\n', 1)[0] ??
    ''
  );
}

/** Whether each image is here or a registry answers for it: asked beforehand, as an engine itself tries for minutes. */
async function expectImages(kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) {
    const image = IMAGE[kind];
    const isHere = await run('docker', ['image', 'inspect', image], { timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isHere) continue;
    await run('docker', ['manifest', 'inspect', image], { timeout: REGISTRY_TIMEOUT_MS }).catch((error) => {
      const isSilent = error instanceof Error && 'killed' in error && error.killed;
      throw new Error(`no image ${image}: ${isSilent ? 'no registry answers' : reasonOf(error)}`);
    });
  }
}

/** The services in containers: kept for the next start when the place is durable, thrown away after a test run. */
export async function startContainers(kinds: Kind[], place: Place): Promise<Containers> {
  await expectImages(kinds);
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
    // Where compose.yaml publishes it, even if testcontainers takes this machine for a container itself.
    urls[kind] = URL_OF[kind]('127.0.0.1', container.getMappedPort(PORT[kind]));
  }
  return { urls, stop: async () => void (await environment.down({ removeVolumes: true })) };
}
