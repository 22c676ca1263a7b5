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

/** The engine with compose and buildx: of Debian's stable suites some lack what compose.yaml needs, and none has what operators run today. */
const PACKAGES = ['docker.io', 'docker-cli', 'containerd', 'tini-static', 'docker-compose', 'docker-buildx'];

/** Images and layers stay here from run to run. */
const HOME = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ethereal-engine');

export interface Engine {
  /** With it `docker` and its plugins speak to this engine. */
  env: NodeJS.ProcessEnv;
  /** Started here, with nothing in it but what was built here; not somebody's own. */
  isOurs: boolean;
  docker(...args: string[]): Promise<string>;
  /** `kill -9` for it and all that it runs, as when its machine dies; only of an engine that is ours. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** How a Docker engine can be had: one that answers, or one of our own; undefined where neither may be. */
export async function wayToEngine(): Promise<'answers' | 'installed' | undefined> {
  if (await hasDocker()) return 'answers';
  return hasNewestDebian() ? 'installed' : undefined;
}

/** Said where no engine can be had. */
export const NO_ENGINE =
  'No Docker engine with compose answers, and none can be installed (that takes root on Debian): containers are not tested here.';

const dockerIn =
  (env: NodeJS.ProcessEnv) =>
  async (...args: string[]): Promise<string> =>
    (await run('docker', args, { env, maxBuffer: 64 * 2 ** 20 })).stdout.trim();

let isStocked = false;

/** An engine of our own with all base images, stand-ins so that it needs no registry, and with nothing of an earlier run. */
export async function startStockedEngine(): Promise<Engine> {
  const engine = await startEngine(join(HOME, 'root'));
  try {
    await forgetAll(engine);
    if (!isStocked) await buildStandIns(engine);
    isStocked = true;
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** As an operator does in a network without a registry. */
export const buildStandIns = ({ env }: Engine) => run(process.execPath, [STAND_INS], { env, maxBuffer: 64 * 2 ** 20 });

async function forgetAll({ docker }: Engine): Promise<void> {
  const lines = async (...args: string[]) => (await docker(...args)).split('\n').filter(Boolean);
  const containers = await lines('ps', '--all', '--quiet');
  if (containers.length > 0) await docker('rm', '--force', ...containers);
  const volumes = await lines('volume', 'ls', '--quiet');
  if (volumes.length > 0) await docker('volume', 'rm', ...volumes);
  await docker('network', 'prune', '--force');
}

/** The engine that answers here, or one of our own. @throws when there can't be one */
export async function openEngine(): Promise<Engine> {
  if (!(await hasDocker())) return startStockedEngine();
  const { env } = process;
  return {
    env,
    isOurs: false,
    docker: dockerIn(env),
    close: async () => undefined,
    kill: () => Promise.reject(new Error('That engine is not ours.')),
  };
}

/** An engine of our own, apart from any other of this machine, that keeps what it has in this folder. */
export async function startEngine(
  root: string,
  { args = [], env: ofEngine = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Engine> {
  const missing = ['runc', 'iptables', 'debootstrap'].filter((name) => !findProgram(name));
  if (missing.length > 0) await install(missing);
  const programs = await takeNewest('docker', PACKAGES);
  mkdirSync(root, { recursive: true });
  // The path of a socket may not be long.
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const host = `unix://${join(folder, 'docker.sock')}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(programs, 'usr/bin')}:${join(programs, 'usr/sbin')}:${process.env.PATH}:/usr/sbin`,
    DOCKER_HOST: host,
    // Its plugins lie in there.
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
