import { type LoggerOptions, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret', 'body'];

/**
 * Returns the fields of an error that are logged. Its other fields may hold whole documents or requests and are left
 * out.
 */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  };
}

/** Returns the fields of every log line of a service, and the fields that are removed from it. */
export function loggerOptions({ name, level }: { name: string; level: string }): LoggerOptions {
  return {
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: {
      paths: SECRETS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[cut]',
    },
  };
}

/**
 * Creates a logger that writes JSON lines to standard output asynchronously. Fields that contain secrets or bodies are
 * removed.
 *
 * `minLength: 1` writes no later than 0 does; with it, `logger.flush(done)` waits for the write in progress.
 */
export function createLogger({ name, level = 'info' }: { name: string; level?: string }): Logger {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 1 });
  return pino(loggerOptions({ name, level }), stdout);
}

/** Resolves when every line so far is written. A process that exits earlier may write its last lines out of order. */
export function flushed(logger: Logger): Promise<void> {
  return new Promise((resolve) => logger.flush(() => resolve()));
}
