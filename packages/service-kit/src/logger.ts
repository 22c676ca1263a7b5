import { type Logger as PinoLogger, pino } from 'pino';

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

/** JSON lines on standard output. Fields that carry secrets or bodies are cut out. */
export function createLogger({ name, level = 'info' }: { name: string; level?: string }): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: {
      paths: SECRETS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[cut]',
    },
  });
}
