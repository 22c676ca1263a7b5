import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@ethereal/dev/processes/ports';
import { withValues } from '../../../ops/docker/environment.ts';
import { bankFile } from './bank.ts';
import type { Engine } from './engine.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const TAG = 'endurance';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/**
 * Opens a copy of the repository as an operator has it, with its own secrets: all that is built, changed and removed
 * here belongs to this test.
 */
export async function openInstallation({ env: ofEngine, docker }: Engine, project = 'ethereal-endurance') {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-installation-'));
  const [port = 0, operators = 0, mail = 0, bank = 0, mongodb = 0] = await freePorts(5);
  const site = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...ofEngine,
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: 'compose.yaml',
    // All people come from one address here and would exceed the limits per address.
    RATE_LIMIT_FACTOR: '1000000',
    PORT: String(port),
    OPERATORS_PORT: String(operators),
    MAIL_PORT: String(mail),
  };
  // These variables would override the file's.
  for (const name of ['TAG', 'MONGODB_URL', 'RABBITMQ_URL', 'REDIS_URL', 'SITE_URL']) delete env[name];

  const execute = async (command: string, ...args: string[]): Promise<string> => {
    const { stdout } = await run(command, args, { cwd: folder, env, maxBuffer: 64 * 2 ** 20 });
    return stdout.trim();
  };
  /** @throws Error with the last logs of the containers when they fail to start */
  async function compose(...args: string[]): Promise<string> {
    try {
      return await execute('docker', 'compose', ...args);
    } catch (error) {
      if (args[0] !== 'up') throw error;
      const logs = await execute('docker', 'compose', 'logs', '--no-color', '--tail', '10');
      throw new Error(`docker compose ${args.join(' ')} failed; the last lines of each:\n${logs}`, {
        cause: error,
      });
    }
  }

  function set(values: Readonly<Record<string, string>>): void {
    const file = join(folder, '.env');
    writeFileSync(file, withValues(readFileSync(file, 'utf8'), values));
  }

  await copyRepository(folder);

  return {
    folder,
    project,
    tag: TAG,
    /** Tag of the next version. */
    next: `${TAG}-next`,
    /** Base image of all of the shop's images. */
    base: `node:${readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()}-slim`,
    site,
    inbox: `http://localhost:${mail}`,
    operators: `http://localhost:${operators}`,
    execute,
    compose,
    /** Makes the secrets by the operator's script. */
    async makeEnvironment(): Promise<void> {
      const script = join(ROOT, 'ops/docker/make-env.ts');
      await run(process.execPath, [script, '--site', site, '--out', join(folder, '.env')]);
      set({ TAG });
      if (!(await isStandIn(docker))) return;
      const nobody = 'MONGODB_URL=mongodb://mongodb:27017\nMONGODB_ADMIN_URL=\n';
      appendFileSync(join(folder, '.env'), nobody);
    },
    /** Sets values in `.env`, as an operator does. */
    set,
    /**
     * Makes the shop take cards at the test bank. Returns where its books are. @throws for a database with accounts,
     * whose passwords are unknown here
     */
    async takeCards(): Promise<{ mongodb: string; bank: string }> {
      if (!(await isStandIn(docker))) throw new Error('Only the embedded database can be read here.');
      mkdirSync(join(folder, 'bank'), { mode: 0o777 });
      chmodSync(join(folder, 'bank'), 0o777);
      writeFileSync(join(folder, 'bank.yaml'), bankFile({ tag: TAG, bank, mongodb }));
      env.COMPOSE_FILE += ':bank.yaml';
      return { mongodb: `mongodb://127.0.0.1:${mongodb}/?directConnection=true`, bank: join(folder, 'bank') };
    },
    /**
     * Gives the containers the least share of a busy processor, so that the other processes run as on a machine of
     * their own.
     */
    async standAside(): Promise<void> {
      const names = (await compose('config', '--services')).split('\n');
      const services = Object.fromEntries(names.map((name) => [name, { cpu_shares: 16 }]));
      writeFileSync(join(folder, 'aside.yaml'), JSON.stringify({ services }));
      env.COMPOSE_FILE += ':aside.yaml';
    },
    async close(): Promise<void> {
      try {
        if (existsSync(join(folder, '.env'))) await compose('down', '--volumes', '--timeout', '15');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Copies the tracked and the new files of the repository in their current state. */
async function copyRepository(folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', args, { cwd: ROOT, maxBuffer: 64 * 2 ** 20 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
}

/** Whether MongoDB is the stand-in of ops/docker/local-images, which has no accounts. */
async function isStandIn(docker: Engine['docker']): Promise<boolean> {
  const label = '{{index .Config.Labels "ethereal.stand-in"}}';
  return (await docker('image', 'inspect', '--format', label, 'mongo:8').catch(() => '')) === 'true';
}
