import type { Call } from '@ethereal/contracts/call';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';
import { routeOf } from './request.ts';

type Masked = { begin: string; template: string };

/** Returns the paths of calls with secret parameters, up to the first parameter, with their templates. */
const maskedPaths = (calls: readonly Call[]): Masked[] =>
  calls
    .filter(({ secretParams = [] }) => secretParams.length > 0)
    .map(({ path }) => ({ begin: path.slice(0, path.indexOf('{')).toLowerCase(), template: path }));

/**
 * Returns the path to log. For a call with secret parameters it is the template, even when no route was reached, for
 * example because of a malformed body. Query strings are never logged.
 */
function loggedPath(request: Request, response: Response, masked: readonly Masked[]): string {
  const route = routeOf(request, response);
  if (masked.some(({ template }) => template === route)) return route;
  const [path = ''] = request.originalUrl.split('?', 1);
  const plain = path.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return masked.find(({ begin }) => plain.startsWith(begin))?.template ?? path;
}

/** Duration from which a request counts as slow, in milliseconds. */
const SLOW_MS = 1000;

/**
 * Returns the level of a request's log line: failed, slow and aborted requests are always logged, of the others a share
 * (`sample`, 0 to 1).
 */
export function logLevelOf(
  { status, ms, aborted }: { status: number; ms: number; aborted: boolean },
  sample: number,
  random: () => number = Math.random,
): 'warn' | 'info' | 'silent' {
  if (status >= 500) return 'warn';
  return aborted || ms >= SLOW_MS || random() < sample ? 'info' : 'silent';
}

/**
 * Logs one line per logged request when it is answered, without headers, query and body. No logger is created per
 * request, because most requests are not logged and a logger costs more than many answers.
 */
export function accessLog(logger: Logger, sample: number, calls: readonly Call[] = []): RequestHandler {
  const masked = maskedPaths(calls);
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const status = response.statusCode;
      const aborted = !response.writableEnded;
      const level = logLevelOf({ status, ms, aborted }, sample);
      if (level === 'silent') return;
      const path = loggedPath(request, response, masked);
      const line = { requestId: request.id, method: request.method, path, status, ms };
      logger[level](line, aborted ? 'aborted' : 'answered');
    });
    next();
  };
}
