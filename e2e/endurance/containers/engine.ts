import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasDocker } from '@ethereal/dev/backing/docker';
import { install } from '@ethereal/dev/processes/apt';
import { hasNewestDebian, takeNewest } from '@ethereal/dev/processes/debian-newest';
import { findProgram } from '@ethereal/dev/processes/find-program';
import { until } from '../../kit/until.ts';
import { deleteInterfaces, endNow, helpersIn, interfaces, unmount } from './leftovers.ts';

const run = promisify(execFile);

const STAND_INS = join(import.meta.dirname, '../../../ops/docker/local-images/build.ts');

/**
 * Packages of the engine with compose and buildx. Some of Debian's stable suites lack what compose.yaml needs, and none
 * has the versions that operators run today.
 */
const PACKAGES = ['docker.io', 'docker-cli', 'containerd', 'tini-static', 'docker-compose', 'docker-buildx'];

/** Images and layers stay here from run to run. */
const HOME = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ethereal-engine');

export interface Engine {
  /** Environment in which `docker` and its plugins use this engine. */
  env: NodeJS.ProcessEnv;
  /** Whether this engine was started here: it contains only what was built here. */
  isOurs: boolean;
  docker(...args: string[]): Promise<string>;
  /**
   * Kills the engine with SIGKILL and all that it runs, as when its machine dies; only for an engine that was started
   * here.
   */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns the source of a Docker engine: one that answers, or one that can be installed; undefined where neither is
 * possible.
 */
export async function wayToEngine(): Promise<'answers' | 'installed' | undefined> {
  if (await hasDocker()) return 'answers';
  return hasNewestDebian() ? 'installed' : undefined;
}

/** Message where no engine is available. */
export const NO_ENGINE =
  'No Docker engine with compose answers, and none can be installed (that takes root on Debian): containers are not tested here.';

const dockerIn =
  (env: NodeJS.ProcessEnv) =>
  async (...args: string[]): Promise<string> =>
    (await run('docker', args, { env, maxBuffer: 64 * 2 ** 20 })).stdout.trim();

let isStocked = false;

/**
 * Starts an engine with all base images, as stand-ins so that it needs no registry, and with nothing of an earlier run.
 */
export async function startStockedEngine(): Promise<Engine> {
  const engine = await startEngine(join(HOME, 'root'));
  try {
    await removeAll(engine);
    if (!isStocked) await buildStandIns(engine);
    isStocked = true;
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Builds the base images as an operator does in a network without a registry. */
export const buildStandIns = ({ env }: Engine) => run(process.execPath, [STAND_INS], { env, maxBuffer: 64 * 2 ** 20 });

async function removeAll({ docker }: Engine): Promise<void> {
  const lines = async (...args: string[]) => (await docker(...args)).split('\n').filter(Boolean);
  const containers = await lines('ps', '--all', '--quiet');
  if (containers.length > 0) await docker('rm', '--force', ...containers);
  const volumes = await lines('volume', 'ls', '--quiet');
  if (volumes.length > 0) await docker('volume', 'rm', ...volumes);
  await docker('network', 'prune', '--force');
}

/** Opens the engine that answers here, or starts one. @throws when neither is possible */
export async function openEngine(): Promise<Engine> {
  if (!(await hasDocker())) return startStockedEngine();
  const { env } = process;
  return {
    env,
    isOurs: false,
    docker: dockerIn(env),
    close: async () => undefined,
    kill: () => Promise.reject(new Error('The Docker engine was not started by this test.')),
  };
}

/** Starts an engine apart from any other of this machine, which stores its data in this folder. */
export async function startEngine(
  root: string,
  { args = [], env: ofEngine = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Engine> {
  const missing = ['runc', 'iptables', 'debootstrap'].filter((name) => !findProgram(name));
  if (missing.length > 0) await install(missing);
  const programs = await takeNewest('docker', PACKAGES);
  mkdirSync(root, { recursive: true });
  // The path of a socket must be short.
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const host = `unix://${join(folder, 'docker.sock')}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(programs, 'usr/bin')}:${join(programs, 'usr/sbin')}:${process.env.PATH}:/usr/sbin`,
    DOCKER_HOST: host,
    // The folder contains Docker's plugins.
    DOCKER_CONFIG: join(programs, 'usr/libexec/docker'),
  };
  const docker = dockerIn(env);
  const interfacesBefore = interfaces();
  const log = openSync(join(folder, 'log'), 'a');
  const engine = spawn(
    'dockerd',
    [
      '--host',
      host,
      '--data-root',
      root,
      '--exec-root',
      join(folder, 'exec'),
      '--pidfile',
      join(folder, 'pid'),
      ...args,
    ],
    { stdio: ['ignore', log, log], detached: true, env: { ...env, ...ofEngine } },
  );
  closeSync(log);
  const end = async (signal: NodeJS.Signals) => {
    await ended(engine, signal);
    await deleteInterfaces(interfacesBefore);
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = async () => {
    if (engine.exitCode !== null) throw new Error(`dockerd ended:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    return existsSync(join(folder, 'docker.sock')) && (await docker('info').catch(() => '')) !== '';
  };
  try {
    await until('the engine to answer', answers, Boolean, 60_000);
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  return {
    env,
    isOurs: true,
    docker,
    async kill() {
      const ids = (await docker('ps', '--quiet')).split('\n').filter(Boolean);
      const running = ids.length > 0 ? await docker('inspect', '--format', '{{.State.Pid}}', ...ids) : '';
      await ended(engine, 'SIGKILL');
      for (const pid of [...running.split('\n').filter(Boolean).map(Number), ...helpersIn(folder)]) endNow(pid);
      await unmount(folder, root);
    },
    close: () => end('SIGTERM'),
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
