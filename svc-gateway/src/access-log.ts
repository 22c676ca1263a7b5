import type { Logger } from '@ethereal/service-kit/logger';
import type { Visit } from './http/visit.ts';

const SLOW_MS = 1000;

/** Logs failed and slow requests and a sample of the others: a line for each would cost more than the proxying. */
export function createAccessLog(logger: Logger, sample: number) {
  return ({ req, res, requestId }: Visit, route: string, ms: number, left: boolean): void => {
    const failed = res.statusCode >= 500;
    const isStream = res.getHeader('content-type') === 'text/event-stream';
    if (!failed && (ms < SLOW_MS || isStream) && Math.random() >= sample) return;
    const line = {
      requestId,
      method: req.method,
      route,
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      left,
      // Why there is no answer of the service: a `FaultReason`, or `no-instance` when none came back in time.
      fault: res.locals.fault,
    };
    if (failed) logger.warn(line, 'request failed');
    else logger.info(line, 'request');
  };
}
