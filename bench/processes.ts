import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { FLAGS } from '@ethereal/dev/processes/flags';
import { freePort } from '@ethereal/dev/processes/ports';
import { answers } from '@ethereal/dev/processes/probe';
import { awaitStarted } from '@ethereal/dev/testing/background';
import startInBackground from '@ethereal/dev/testing/global-setup';

export type Running = { url: string; pid: number; stop(signal?: NodeJS.Signals): Promise<void> };

/** Starts the backing services, adds their addresses to the environment, and returns the function that stops them. */
export async function startBacking(): Promise<() => Promise<void>> {
  const stop = startInBackground();
  await awaitStarted('BACKING');
  return stop;
}

// An interrupted benchmark exits, which stops the processes that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Stops a process when the benchmark exits. Returns a promise that resolves at the end of the process. */
function stopAtExit(child: ChildProcess): Promise<unknown> {
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return once(child, 'exit');
}

/** Starts a program of the repository and waits for its line `listening`. */
export async function startProgram(args: readonly string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = stopAtExit(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"url":"(http[^"]+)"/.exec(line)?.[1];
    if (!url || !line.includes('"listening"')) continue;
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error(`${args.at(-1)} ended before it listened.`);
}

/** Starts a service and waits until it is ready; it listens before its queues and indexes exist. */
export async function startService(main: string, env: Record<string, string>): Promise<Running> {
  const service = await startProgram([...FLAGS, main], { ...NODE_ENVIRONMENT, ...env });
  await untilReady(service.url);
  return service;
}

/** Waits until a service reports that it is ready, also while it does not listen yet. */
async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await setTimeout(50);
}

/** Starts an embedded document store with its files in `folder`. */
export async function startStore(folder: string) {
  const port = await freePort();
  const main = join(import.meta.dirname, '../dev/embedded-mongo/src/main.ts');
  const child = spawn(process.execPath, [main, '--port', String(port), '--data', folder], {
    stdio: 'ignore',
  });
  const ended = stopAtExit(child);
  while (!(await answers({ port }))) await setTimeout(50);
  return {
    pid: child.pid ?? 0,
    url: `mongodb://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Returns all processes of this machine, from /proc. */
async function allProcesses(): Promise<{ pid: number; name: string; parent: number }[]> {
  const entries = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const stats = await Promise.all(entries.map((entry) => readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => {
    const [, pid, name, parent] = /^(\d+) \((.*)\) \S+ (\d+)/.exec(stat) ?? [];
    return name === undefined ? [] : [{ pid: Number(pid), name, parent: Number(parent) }];
  });
}

/** Returns a process and its descendants, from /proc. */
export async function familyOf(pid: number): Promise<{ pid: number; name: string }[]> {
  const all = await allProcesses();
  const parents = new Map(all.map(({ pid: child, parent }) => [child, parent]));
  const isInFamily = (member: number | undefined): boolean =>
    member === pid || (member !== undefined && member > 1 && isInFamily(parents.get(member)));
  return all.filter((it) => isInFamily(it.pid));
}

/** Returns the descendant of this process with the given program name. */
export async function descendant(name: string): Promise<number | undefined> {
  return (await familyOf(process.pid)).find((it) => it.name === name)?.pid;
}
