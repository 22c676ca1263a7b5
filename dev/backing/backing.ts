import { canInstall, install } from '../processes/apt.ts';
import type { Program } from '../processes/program.ts';
import type { Supervised } from '../processes/supervised.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { hasDocker, reasonOf, startContainers } from './docker.ts';
import type { BackingFolders } from './folders.ts';
import { type BackingUrls, KINDS, type Kind, TITLE, VARIABLE } from './kinds.ts';
import { findMongod, mongodbPrograms } from './mongodb.ts';
import { findRabbitmq, rabbitmqPrograms } from './rabbitmq.ts';
import { findRedis, redisPrograms } from './redis.ts';

export interface Backing {
  urls: BackingUrls;
  /** Programs that run as our own processes; their supervisor stops them. */
  programs: Supervised[];
  /** Stops the services that run in containers. */
  stopContainers(): Promise<void>;
}

export interface BackingOptions {
  folders: BackingFolders;
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
}

/**
 * Starts MongoDB, RabbitMQ and Redis, each from the first of: its URL in the environment, a Docker engine, this
 * machine's programs.
 */
export async function startBacking({ folders, supervisor, env, report }: BackingOptions): Promise<Backing> {
  const given: Partial<BackingUrls> = {};
  for (const kind of KINDS) if (env[VARIABLE[kind]]) given[kind] = env[VARIABLE[kind]];
  const missing = KINDS.filter((kind) => !given[kind]);

  const containers = await inContainers(missing, folders, report);
  if (containers) {
    return {
      urls: complete({ ...given, ...containers.urls }),
      programs: [],
      // An engine that has stopped has stopped its containers.
      stopContainers: () =>
        containers.stop().catch((error) => report(`Docker could not stop them (${reasonOf(error)})`)),
    };
  }

  await installMissing(missing, report);
  const here = await Promise.all(missing.map((kind) => runHere(kind, folders, supervisor)));
  const urls = Object.fromEntries(here.map(({ kind, url }) => [kind, url]));
  return {
    urls: complete({ ...given, ...urls }),
    programs: here.flatMap((entry) => entry.programs),
    stopContainers: async () => undefined,
  };
}

async function inContainers(missing: Kind[], folders: BackingFolders, report: (line: string) => void) {
  if (missing.length === 0 || !(await hasDocker())) return undefined;
  try {
    return await startContainers(missing, folders);
  } catch (error) {
    report(`Docker could not run them (${reasonOf(error)}); using this machine's programs`);
    return undefined;
  }
}

const FIND = { mongodb: () => true, rabbitmq: findRabbitmq, redis: findRedis };

async function installMissing(kinds: Kind[], report: (line: string) => void): Promise<void> {
  const missing = kinds.filter((kind) => !FIND[kind]());
  if (missing.length === 0) return;
  if (!canInstall()) throw new Error(missingMessage(missing));
  const packages = missing.map((kind) => `${kind}-server`);
  report(`installing ${packages.join(' and ')} with apt-get`);
  await install(packages);
}

/** Returns the message that names missing programs and the ways to provide them. */
export function missingMessage(missing: Kind[]): string {
  return missing
    .map((kind) =>
      [
        `${TITLE[kind]} is needed and was not found. Any one of these will do:`,
        `  1. set ${VARIABLE[kind]} to one that runs already`,
        '  2. start a Docker engine (with compose)',
        `  3. install ${kind}-server so that it is on the PATH`,
      ].join('\n'),
    )
    .join('\n');
}

async function runHere(kind: Kind, folders: BackingFolders, supervisor: Supervisor) {
  const { url, programs } = await programsOf(kind, folders);
  const running: Supervised[] = [];
  for (const program of programs) running.push(await supervisor.run(program));
  return { kind, url, programs: running };
}

function programsOf(kind: Kind, folders: BackingFolders): Promise<{ url: string; programs: Program[] }> {
  switch (kind) {
    case 'mongodb':
      return mongodbPrograms(findMongod(), folders);
    case 'rabbitmq':
      return rabbitmqPrograms(findRabbitmq() ?? 'rabbitmq-server', folders);
    case 'redis':
      return redisPrograms(findRedis() ?? 'redis-server', folders);
  }
}

function complete({ mongodb = '', rabbitmq = '', redis = '' }: Partial<BackingUrls>): BackingUrls {
  return { mongodb, rabbitmq, redis };
}
