import type { Request, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './logger.ts';
import { routeOf } from './route-name.ts';

/** Paths may hold tokens (links in mails): of such routes only the template is logged. Query strings never are. */
function loggedPath(request: Request, response: Response): string {
  const route = routeOf(request, response);
  if (/token/i.test(route)) return route;
  const [path = ''] = request.originalUrl.split('?', 1);
  return path;
}

/** One line per request, when it is answered: no headers, no query, no body. */
export function accessLog(logger: Logger) {
  const line = (request: Request, response: Response, rest: { responseTime?: number }) => ({
    method: request.method,
    path: loggedPath(request, response),
    status: response.statusCode,
    ms: rest.responseTime,
  });
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (request) => request.id,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    serializers: { req: () => undefined },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessObject: line,
    customErrorObject: (request, response, _error, rest) => line(request, response, rest),
    customSuccessMessage: () => 'answered',
    customErrorMessage: (_request, response) => (response.writableEnded ? 'answered' : 'aborted'),
  });
}
