import type { Call } from '@ethereal/contracts/call';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';
import { routeOf } from './route-name.ts';

type Masked = { begin: string; template: string };

/** Calls with secret path parameters, by the part of the path before the first parameter. */
const maskedPaths = (calls: readonly Call[]): Masked[] =>
  calls
    .filter(({ secretParams = [] }) => secretParams.length > 0)
    .map(({ path }) => ({ begin: path.slice(0, path.indexOf('{')).toLowerCase(), template: path }));

/**
 * Returns the path to log. Of a call with secret parameters that is the template, also when no route was reached, as with a malformed body.
 * Query strings are never logged.
 */
function loggedPath(request: Request, response: Response, masked: readonly Masked[]): string {
  const route = routeOf(request, response);
  if (masked.some(({ template }) => template === route)) return route;
  const [path = ''] = request.originalUrl.split('?', 1);
  const plain = path.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return masked.find(({ begin }) => plain.startsWith(begin))?.template ?? path;
}

/** From here on a request is slow, in milliseconds. */
const SLOW_MS = 1000;

/** As what a request is logged: those that failed, were slow or aborted always, of the others a part (`sample`, 0 to 1). */
export function logLevelOf(
  { status, ms, aborted }: { status: number; ms: number; aborted: boolean },
  sample: number,
  random: () => number = Math.random,
): 'warn' | 'info' | 'silent' {
  if (status >= 500) return 'warn';
  return aborted || ms >= SLOW_MS || random() < sample ? 'info' : 'silent';
}

/**
 * One line for a request that is logged, when it is answered: no headers, no query, no body. Most are not, so nothing is made ready for it
 * before: a logger for each request costs more than many an answer.
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
