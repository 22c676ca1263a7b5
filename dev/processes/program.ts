import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that `npm start` or the tests keep running, and its readiness check. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  log: string;
  /**
   * Readiness check. Without it the program reports its start over the channel of Node, as `runService` does. A check
   * of a port also passes when another process holds that port.
   */
  isReady?: () => Promise<boolean>;
  startTimeoutMs?: number;
  /** Programs stop from the highest rank to the lowest; those of one rank stop together. */
  rank?: number;
  /** Signal that stops it; `SIGKILL` when it holds nothing worth keeping. */
  stopSignal?: NodeJS.Signals;
}

export interface RunningProgram {
  pid: number;
  exited: Promise<string>;
  stop(graceMs?: number): Promise<void>;
  kill(): Promise<void>;
}

/** Thrown when a program could not be started or did not become ready. */
export class ProgramFailed extends Error {}

/**
 * Starts a program and waits until it is ready. Throws `ProgramFailed` with the end of its log when it does not become
 * ready.
 */
export async function launch(program: Program, onSpawn?: (pid: number) => void): Promise<RunningProgram> {
  const child = spawnLogged(program);
  const exited = exitOf(child);
  const pid = child.pid;
  if (pid === undefined) throw new ProgramFailed(`${program.name} could not be started: ${await exited}`);
  onSpawn?.(pid);

  const running: RunningProgram = {
    pid,
    exited,
    async stop(graceMs = 10_000) {
      signal(pid, program.stopSignal ?? 'SIGTERM');
      const late = setTimeout(() => signal(-pid, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(late);
    },
    async kill() {
      signal(-pid, 'SIGKILL');
      await exited;
    },
  };
  const failure = await untilReady(program, exited, once(child, 'message'));
  if (failure !== undefined) {
    await running.kill();
    // The fault stands below the log, because a terminal shows the last lines.
    throw new ProgramFailed(`${endOfLog(program.log)}\n\n${program.name} ${failure}. Its log is ${program.log}.`);
  }
  return running;
}

// Starts a process group of its own: Ctrl-C in the terminal reaches this process alone, which stops everything in
// order.
function spawnLogged({ command, args, env, cwd, log, isReady }: Program): ChildProcess {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'a');
  try {
    return spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', file, file, ...(isReady ? [] : (['ipc'] as const))],
    });
  } finally {
    closeSync(file);
  }
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) => resolve(by ? `was ended by ${by}` : `ended with code ${code}`));
  });
}

async function untilReady(
  program: Program,
  exited: Promise<string>,
  reported: Promise<unknown>,
): Promise<string | undefined> {
  let end: string | undefined;
  exited.then((reason) => {
    end = reason;
  });
  let isReported = false;
  reported.then(
    () => {
      isReported = true;
    },
    () => undefined,
  );
  const { isReady = () => Promise.resolve(isReported) } = program;
  const { startTimeoutMs = 60_000 } = program;
  const deadline = Date.now() + startTimeoutMs;
  while (end === undefined) {
    // Checked again after the answer: another program may hold the port that this one failed to bind.
    if ((await isReady()) && end === undefined) return undefined;
    if (Date.now() > deadline)
      return `was not ready after ${startTimeoutMs / 1000} s. If the machine is busy, run the command again`;
    await Promise.race([exited, delay(50)]);
  }
  return end;
}

/** Signals a process, or a whole group by a negative number; a process that has exited is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has exited.
  }
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the last lines of a log file. */
export function endOfLog(file: string, lines = 15): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
