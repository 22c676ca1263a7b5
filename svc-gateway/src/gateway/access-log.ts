import type { Logger } from '@ethereal/service-kit/logger';
import type { Visit } from '../http/visit.ts';

/** Duration from which a request is always logged, in milliseconds. */
const SLOW_MS = 1000;

/**
 * Logs failed requests, slow requests and a sample of the others. A line for each request would cost more than the
 * proxying.
 */
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
      // Reason why the service gave no answer: a `FaultReason`, or `no-instance` when no instance came back in time.
      fault: res.locals.fault,
    };
    if (failed) logger.warn(line, 'request failed');
    else logger.info(line, 'request');
  };
}
