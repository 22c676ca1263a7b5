import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';

type BoundedProcess<Task, Answer> = {
  /**
   * Sends one task to the process and resolves to its answer. Throws `tooCostly` when the task exceeds a bound, and
   * unavailable when the process could not start or got too little processor time; the next task starts a new process.
   */
  run(task: Task): Promise<Answer>;
  stop(): void;
};

type Options<Answer> = {
  /** Module that the process runs; it calls `answerTasks`. */
  script: URL;
  /** Maximum data of the process, and of the JavaScript heap within it, in MB. */
  memoryMb: number;
  heapMb: number;
  /** Maximum processor time of one task, in milliseconds. */
  processorMs: number;
  /** Maximum time of one task, in milliseconds, which is longer on a busy machine; 100 s unless given. */
  waitMs?: number;
  /** Idle time after which the process ends, in milliseconds; 30 s unless given. */
  idleMs?: number;
  isAnswer(value: unknown): value is Answer;
  /** Creates the error for a task that exceeds a bound. */
  tooCostly(cause: unknown): Error;
  logger: Logger;
};

type Numbered = { id: number; answer: unknown };

/** V8 reserves 512 MB for code and some for its heap at start. Both count as data, although they are hardly used. */
const RESERVED_MB = 600;
/** Idle time after which a process ends, in milliseconds. */
const IDLE_MS = 30_000;

/** Maximum time of one task, in milliseconds: less than the gateway waits for the answer to an upload. */
const WAIT_MS = 100_000;
/** Minimum time between two readings of the processor time, in milliseconds. */
const MIN_CHECK_MS = 100;

/** Unit of processor times in /proc, in milliseconds: Linux reports 100 ticks a second to programs (proc(5)). */
const TICK_MS = 10;

/** Returns the processor time that a process has used, in milliseconds; infinite where the system reports none. */
function usedBy(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Times in user and system mode are the fields 14 and 15; field 2, the name, ends with the last parenthesis.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isNumbered = (value: unknown): value is Numbered =>
  typeof value === 'object' && value !== null && 'id' in value && 'answer' in value;

/**
 * Creates a process that opens untrusted files, so that no file can exhaust the memory of this service. The system
 * bounds its data (`ulimit -d`) and its priority (`nice`). Beyond these bounds, or beyond its processor time, the
 * process fails or dies, which is reported as a fault of the file. A task whose process gets too little of a processor
 * is reported as unavailable instead. The process starts with the first task and ends when it has been idle.
 */
export function createBoundedProcess<Task, Answer>(options: Options<Answer>): BoundedProcess<Task, Answer> {
  const {
    script,
    memoryMb,
    heapMb,
    processorMs,
    waitMs = WAIT_MS,
    idleMs = IDLE_MS,
    isAnswer,
    tooCostly,
    logger,
  } = options;
  let child: ChildProcess | undefined;
  let last = 0;
  let inFlight = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const limited = `ulimit -d ${(memoryMb + RESERVED_MB) * 1024} 2>/dev/null; exec nice "$0" "$@"`;
    const flags = [`--max-old-space-size=${heapMb}`, '--no-warnings', fileURLToPath(script)];
    const started = spawn('sh', ['-c', limited, process.execPath, ...flags], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH ?? '', MALLOC_ARENA_MAX: '2' },
    });
    started.on('error', (error) => logger.warn({ err: error }, 'a bounded process could not be started'));
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      logger.debug({ code, signal }, 'a bounded process ended');
    });
    // The process must not keep a stopped service alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const send = (to: ChildProcess, task: Task): Promise<unknown> => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      const usedBefore = usedBy(to.pid);
      const until = performance.now() + waitMs;
      const checkTime = () => {
        const leftMs = processorMs - (usedBy(to.pid) - usedBefore);
        if (!(leftMs > 0)) settle(tooCostly(new Error('The process exceeded its processor time.')));
        else if (performance.now() >= until) settle(unavailable());
        else timer = setTimeout(checkTime, Math.max(MIN_CHECK_MS, Math.min(leftMs, until - performance.now())));
      };
      let timer = setTimeout(checkTime, Math.min(processorMs, waitMs));
      const onMessage = (message: unknown) =>
        isNumbered(message) && message.id === id && settle(undefined, message.answer);
      const onExit = (code: number | null, signal: string | null) =>
        settle(tooCostly(new Error(`The process ended with ${signal ?? code}.`)));
      const settle = (failure: Error | undefined, answer?: unknown) => {
        clearTimeout(timer);
        to.off('message', onMessage).off('exit', onExit);
        if (!failure) return resolve(answer);
        to.kill('SIGKILL');
        if (child === to) child = undefined;
        reject(failure);
      };
      to.on('message', onMessage).on('exit', onExit);
      // A task that was not sent is not a fault of its file.
      to.send({ id, task }, (error) => error && settle(unavailable(undefined, { cause: error })));
    });
  };

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  return {
    async run(task) {
      clearTimeout(idle);
      child ??= start();
      inFlight += 1;
      try {
        const answer = await send(child, task);
        if (!isAnswer(answer)) throw tooCostly(new Error('The process sent an unknown answer.'));
        return answer;
      } finally {
        inFlight -= 1;
        if (inFlight === 0) idle = setTimeout(stop, idleMs).unref();
      }
    },
    stop,
  };
}
