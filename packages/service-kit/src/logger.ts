import { type LoggerOptions, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret', 'body'];

/** What is logged of an error: never its other fields, which may hold whole documents or requests. */
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

/** What every log line of a service has, and what none may have. */
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

/** JSON lines on standard output. Fields that carry secrets or bodies are cut out. */
export function createLogger({ name, level = 'info' }: { name: string; level?: string }): Logger {
  return pino(loggerOptions({ name, level }));
}
