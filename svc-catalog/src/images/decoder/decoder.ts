import { type ChildProcess, spawn } from 'node:child_process';
import { invalid } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import type { DecodeAnswer, Decoded } from './decode.ts';

export type Decoder = {
  /** Writes the picture at `from` to `to` as it is kept. Throws invalid for one that cannot be read or is too large. */
  decode(from: string, to: string): Promise<Decoded>;
  stop(): void;
};

type DecoderOptions = {
  /** What the process may use, in MB. */
  memoryMb: number;
  logger: Logger;
  /** How long a picture may take, in milliseconds. */
  patienceMs?: number;
};

const PATIENCE_MS = 30_000;
/** V8 reserves 512 MB for code and some for its heap at start; they count as data and are hardly touched. */
const RESERVED_MB = 600;
const SCRIPT = new URL('./decode-process.ts', import.meta.url).pathname;

const unreadable = (cause: unknown) =>
  invalid('This picture cannot be read. It may be damaged.', { code: 'UNREADABLE_IMAGE', cause });
const tooManyPixels = (why: string) => invalid(why, { code: 'TOO_MANY_PIXELS' });
const tooCostly = (cause: unknown) =>
  invalid('This picture takes too much to open. Please save it in a smaller size.', {
    code: 'TOO_MANY_PIXELS',
    cause,
  });

const isAnswer = (value: unknown): value is DecodeAnswer =>
  typeof value === 'object' && value !== null && 'id' in value;

/**
 * A process that opens pictures, so that none of them can take this service's memory or bring it down. The system bounds its
 * data (`ulimit -d`); beyond that it fails or dies, which is the picture's fault and nobody else's. It starts with the first picture, and again after each death.
 */
export function createDecoder({ memoryMb, logger, patienceMs = PATIENCE_MS }: DecoderOptions): Decoder {
  let child: ChildProcess | undefined;
  let last = 0;

  const start = (): ChildProcess => {
    const limited = `ulimit -d ${(memoryMb + RESERVED_MB) * 1024} 2>/dev/null; exec "$0" "$@"`;
    const flags = ['--max-old-space-size=64', '--no-warnings', SCRIPT];
    const started = spawn('sh', ['-c', limited, process.execPath, ...flags], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH ?? '', MALLOC_ARENA_MAX: '2' },
    });
    started.on('error', (error) => logger.warn({ err: error }, 'the decoding process could not be started'));
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      logger.debug({ code, signal }, 'the decoding process ended');
    });
    // It must not keep a service alive that has stopped.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const ask = (process: ChildProcess, from: string, to: string): Promise<DecodeAnswer> => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(new Error('it took too long')), patienceMs);
      const onMessage = (message: unknown) => isAnswer(message) && message.id === id && settle(message);
      const onExit = (code: number | null, signal: string | null) =>
        settle(new Error(`the decoding process died: ${signal ?? code}`));
      const settle = (outcome: DecodeAnswer | Error) => {
        clearTimeout(timer);
        process.off('message', onMessage).off('exit', onExit);
        if (!(outcome instanceof Error)) return resolve(outcome);
        process.kill('SIGKILL');
        if (child === process) child = undefined;
        reject(outcome);
      };
      process.on('message', onMessage).on('exit', onExit);
      process.send({ id, from, to }, (error) => error && settle(error));
    });
  };

  return {
    async decode(from, to) {
      child ??= start();
      const answer = await ask(child, from, to).catch((error: unknown) => {
        throw tooCostly(error);
      });
      if ('decoded' in answer) return answer.decoded;
      throw answer.fault === 'pixels' ? tooManyPixels(answer.why) : unreadable(new Error(answer.why));
    },
    stop() {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}
