import { setTimeout as delay } from 'node:timers/promises';
import { launch, type Program, type RunningProgram, signal } from './program.ts';

/** A program that is restarted at the same port whenever it exits on its own. */
export interface Supervised {
  name: string;
  /** Its process id; undefined while it is down. */
  pid: number | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Sends SIGKILL; the program is restarted about a second later. */
  kill(): Promise<void>;
}

type Options = {
  report(line: string): void;
  /** Throws when no program may be started any more. */
  refuseIfStopping(): void;
  spawned(pid: number): void;
  gone(pid: number): void;
};

/** Pause before the first restart, in milliseconds. It doubles with each restart up to the longest one. */
const FIRST_PAUSE_MS = 1000;
/** Time after which a program counts as steady, so that its next restart has the first pause again, in milliseconds. */
const STEADY_MS = 30_000;
/** Maximum pause before a restart, in milliseconds. */
const MAX_PAUSE_MS = 15_000;

/** Creates a supervised program without starting it. */
export function createSupervised(program: Program, options: Options): Supervised {
  let running: RunningProgram | undefined;
  let starting: Promise<void> | undefined;
  let isWanted = true;
  let pauseMs = FIRST_PAUSE_MS;

  const start = () => {
    options.refuseIfStopping();
    starting ??= launchOnce().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  async function launchOnce(): Promise<void> {
    const startedAt = Date.now();
    const mine = await launch(program, spawned).catch((error: unknown) => {
      gone(handle.pid);
      throw error;
    });
    running = mine;
    void mine.exited.then((reason) => {
      running = undefined;
      gone(mine.pid);
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      if (isWanted) void again(reason);
    });
  }

  async function again(reason: string): Promise<void> {
    options.report(`${program.name} ${reason}; starting it again in ${pauseMs / 1000} s`);
    await delay(pauseMs);
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    if (!isWanted || running) return;
    try {
      await start();
      options.report(`${program.name} is back`);
    } catch (error) {
      if (isWanted) await again(error instanceof Error ? error.message : String(error));
    }
  }

  function spawned(pid: number): void {
    handle.pid = pid;
    options.spawned(pid);
  }

  function gone(pid: number | undefined): void {
    if (pid === undefined) return;
    if (handle.pid === pid) handle.pid = undefined;
    options.gone(pid);
  }

  const handle: Supervised = {
    name: program.name,
    pid: undefined,
    async stop() {
      isWanted = false;
      if (starting && handle.pid !== undefined) signal(-handle.pid, 'SIGKILL');
      await starting?.catch(() => undefined);
      await running?.stop();
    },
    async start() {
      isWanted = true;
      if (!running) await start();
    },
    async kill() {
      await running?.kill();
    },
  };
  return handle;
}
