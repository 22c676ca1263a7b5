import type { Call } from '@ethereal/contracts/call';
import type { Request, Response } from 'express';
import { pinoHttp, startTime } from 'pino-http';
import type { Logger } from './logger.ts';
import { routeOf } from './route-name.ts';

type Masked = { begin: string; template: string };

/** The calls whose path holds a token, by what stands before it. */
const maskedPaths = (calls: readonly Call[]): Masked[] =>
  calls.flatMap(({ path }) => {
    const at = path.search(/\{\w*token\w*\}/i);
    return at < 0 ? [] : [{ begin: path.slice(0, at).toLowerCase(), template: path }];
  });

/**
 * Paths may hold tokens (links in mails): of such only the template is logged, also when no route was reached, as with a
 * malformed body. Query strings never are.
 */
function loggedPath(request: Request, response: Response, masked: readonly Masked[]): string {
  const route = routeOf(request, response);
  if (/token/i.test(route)) return route;
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

/** One line for a request that is logged, when it is answered: no headers, no query, no body. */
export function accessLog(logger: Logger, sample: number, calls: readonly Call[] = []) {
  const masked = maskedPaths(calls);
  const line = (request: Request, response: Response, rest: { responseTime?: number }) => ({
    method: request.method,
    path: loggedPath(request, response, masked),
    status: response.statusCode,
    ms: rest.responseTime,
  });
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (request) => request.id,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    serializers: { req: () => undefined },
    customLogLevel(_request, response, error) {
      const ms = Date.now() - response[startTime];
      const aborted = error !== undefined || !response.writableEnded;
      return logLevelOf({ status: response.statusCode, ms, aborted }, sample);
    },
    customSuccessObject: line,
    customErrorObject: (request, response, _error, rest) => line(request, response, rest),
    customSuccessMessage: () => 'answered',
    customErrorMessage: (_request, response) => (response.writableEnded ? 'answered' : 'aborted'),
  });
}
