import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../processes/program.ts';
import type { BackingFolders } from './folders.ts';
import type { BackingUrls, Kind } from './kinds.ts';

const execute = promisify(execFile);

/** Runs a command of Docker. A command that exceeds its time is ended by SIGKILL, because it may ignore SIGTERM. */
const run = (command: string, args: string[], options: { timeout?: number } = {}) =>
  execute(command, args, { ...options, killSignal: 'SIGKILL' });

const PORT = { mongodb: 27017, rabbitmq: 5672, redis: 6379 };

/** Images of compose.yaml. */
export const IMAGE: Record<Kind, string> = {
  mongodb: 'mongo:8',
  rabbitmq: 'rabbitmq:4-alpine',
  redis: 'redis:8-alpine',
};
/** Image with which testcontainers cleans up after a killed run; the library does not export its name. */
export const REAPER = 'testcontainers/ryuk:0.14.0';
const TEST_PROJECT = 'ethereal-test-';
/** Timeout of a request to a registry, in milliseconds: below the 20 s within which the other programs must start. */
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

/** Returns the reason from a failed command's output, without the command. */
export function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = stderr.split('\n').flatMap((line) => line.trim() || []);
  const message = error instanceof Error ? error.message : String(error);
  return (
    lines.findLast((line) => /error|cannot|denied|refused|timed? ?out|no such/i.test(line)) ??
    lines.at(-1) ??
    message.split('\n', 1)[0] ??
    ''
  );
}

/**
 * Checks that an image exists here or at a registry, because an engine itself retries for minutes. @throws when neither
 * has it
 */
async function expectImage(image: string): Promise<void> {
  const isHere = await run('docker', ['image', 'inspect', image], { timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (isHere) return;
  await run('docker', ['manifest', 'inspect', image], { timeout: REGISTRY_TIMEOUT_MS }).catch((error) => {
    const isSilent = error instanceof Error && 'killed' in error && error.killed;
    throw new Error(`no image ${image}: ${isSilent ? 'no registry answers' : reasonOf(error)}`);
  });
}

/** Starts the services in containers, which are kept if the folders are durable and removed after a test run. */
export async function startContainers(kinds: Kind[], folders: BackingFolders): Promise<Containers> {
  for (const kind of kinds) await expectImage(IMAGE[kind]);
  return folders.durable ? composeUp(kinds, folders) : testContainers(kinds);
}

async function composeUp(kinds: Kind[], folders: BackingFolders): Promise<Containers> {
  const compose = composeOf(folders);
  await compose('up', '--detach', '--wait', ...kinds);
  const urls: Partial<BackingUrls> = {};
  for (const kind of kinds) {
    const address = new URL(`tcp://${(await compose('port', kind, String(PORT[kind]))).trim()}`);
    urls[kind] = URL_OF[kind](address.hostname, Number(address.port));
  }
  return { urls, stop: async () => void (await compose('stop')) };
}

/** Removes the containers and data of an earlier start. */
export async function removeContainers(folders: BackingFolders): Promise<void> {
  if (await hasDocker()) await composeOf(folders)('down', '--volumes');
}

function composeOf(folders: BackingFolders) {
  const project = `ethereal-${createHash('sha256').update(folders.data).digest('hex').slice(0, 8)}`;
  return async (...args: string[]) => (await inProject(project, ...args)).stdout;
}

const inProject = (project: string, ...args: string[]) =>
  run('docker', ['compose', '--file', join(import.meta.dirname, 'compose.yaml'), '--project-name', project, ...args]);

async function testContainers(kinds: Kind[]): Promise<Containers> {
  await removeLeftovers();
  const { RYUK_CONTAINER_IMAGE, TESTCONTAINERS_RYUK_DISABLED } = process.env;
  if (TESTCONTAINERS_RYUK_DISABLED !== 'true')
    await expectImage(RYUK_CONTAINER_IMAGE || REAPER).catch(() => {
      // Without Ryuk the next run removes what a killed run left.
      process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
    });
  const { DockerComposeEnvironment } = await import('testcontainers');
  const environment = await new DockerComposeEnvironment(import.meta.dirname, 'compose.yaml')
    .withProjectName(`${TEST_PROJECT}${process.pid}`)
    .up(kinds);
  const urls: Partial<BackingUrls> = {};
  for (const kind of kinds) {
    const container = environment.getContainer(`${kind}-1`);
    // compose.yaml publishes on this address, even if testcontainers assumes that this machine is a container.
    urls[kind] = URL_OF[kind]('127.0.0.1', container.getMappedPort(PORT[kind]));
  }
  return { urls, stop: async () => void (await environment.down({ removeVolumes: true })) };
}

/** Removes what killed test runs left: their projects are named after processes that no longer exist. */
async function removeLeftovers(): Promise<void> {
  const format = '{{.Label "com.docker.compose.project"}}';
  const { stdout } = await run('docker', ['ps', '--all', '--format', format], { timeout: 3000 });
  for (const project of new Set(stdout.split('\n')))
    if (project.startsWith(TEST_PROJECT) && !isAlive(Number(project.slice(TEST_PROJECT.length))))
      await inProject(project, 'down', '--volumes');
}
