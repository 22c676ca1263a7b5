import { join, resolve } from 'node:path';
import { startGuard } from './processes/guard.ts';
import { freePort, isPortFree } from './processes/ports.ts';
import type { Supervised } from './processes/supervised.ts';
import { createSupervisor } from './processes/supervisor.ts';
import type { Scale } from './site/args.ts';
import { removeEnvironments } from './site/environment-files.ts';
import { takeLock } from './site/lock.ts';
import { rotateLogs, showErrors } from './site/logs.ts';
import { type Parts, startParts } from './site/parts.ts';
import { type Progress, silent } from './site/progress.ts';
import { type Run, removeRun, runOf, writeRun } from './site/run-file.ts';

export interface SiteOptions {
  /** Port of the site; a free port by default. */
  port?: number;
  dataDir: string;
  /** Number of instances of each service: `{ 'svc-analytics': 3 }`. */
  scale?: Scale;
  /** Additional variables of every service, which take precedence. */
  env?: Record<string, string>;
  progress?: Progress;
  /** Stops all processes, also during the start. */
  signal?: AbortSignal;
}

export interface Site {
  /** Address of the site, without a slash at the end. */
  site: string;
  run: Run;
  /**
   * Returns one process: `svc-orders`, `mongodb`, `rabbitmq`, `redis`, `inbox`, `bank`; a second instance is
   * `svc-orders-2`.
   */
  service(name: string): Supervised;
  stop(): Promise<void>;
}

/** Starts the whole shop on this machine, for `npm start`, the browser tests and the benchmarks. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env = {}, scale = {}, progress = silent, signal } = options;
  const dataDir = resolve(options.dataDir);
  const logs = join(dataDir, 'logs');
  const port = await sitePort(options.port);
  const site = `http://localhost:${port}`;

  const lock = await takeLock(dataDir);
  rotateLogs(logs);
  const guard = startGuard();
  let parts: Parts | undefined;
  const supervisor = createSupervisor(guard, progress.say, (pids) => {
    lock.note(pids);
    if (parts) writeRun(dataDir, runOf(site, parts));
  });
  const stopShowing = showErrors(logs, progress.say);

  const stop = once(async () => {
    const containers = parts;
    parts = undefined;
    removeRun(dataDir);
    removeEnvironments(dataDir);
    stopShowing();
    await supervisor.stop();
    await containers?.stopContainers();
    guard.release();
    lock.release();
  });
  signal?.addEventListener('abort', () => void stop(), { once: true });

  try {
    const started = await startParts({ dataDir, logs, site, port, scale, env, supervisor, progress, signal });
    parts = started;
    const run = runOf(site, started);
    writeRun(dataDir, run);
    return { site, run, stop, service: (name) => find(started, name) };
  } catch (error) {
    await stop();
    // Nothing of this start runs any more, so another process took the port while the shop started.
    if (!signal?.aborted && !(await isPortFree(port))) throw portTaken(port, error);
    throw error;
  }
}

async function sitePort(wanted: number | undefined): Promise<number> {
  if (wanted === undefined) return freePort();
  if (await isPortFree(wanted)) return wanted;
  throw portTaken(wanted);
}

const portTaken = (port: number, cause?: unknown) =>
  new Error(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`,
    { cause },
  );

function find(parts: Parts, name: string): Supervised {
  const all = [...parts.services.map((service) => service.process), ...parts.backingProcesses, ...parts.toolProcesses];
  const found = all.find((candidate) => candidate.name === name);
  if (!found)
    throw new Error(`No process is called ${name}; the processes are ${all.map((entry) => entry.name).join(', ')}`);
  return found;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
