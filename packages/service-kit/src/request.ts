import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { observeAnswer } from './metrics.ts';
import { withRequestId } from './request-context.ts';
import { routeOf } from './route-name.ts';
import { traceRequest } from './tracing.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Its `x-request-id`: what was sent, or one that was made here. */
    id: string;
  }
}

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** Takes a well-formed `x-request-id` or makes one, and echoes it. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  request.id = id;
  response.setHeader('x-request-id', id);
  withRequestId(id, () => traceRequest(request, response, next));
};

/**
 * `fetch` sends `no-cache` along with every `If-None-Match`, for caches on the way. This is where the answer is made:
 * its ETag is current, so an unchanged answer may be a 304 all the same.
 */
export const answerRevalidation: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  if (headers['if-none-match'] && headers['cache-control'] === 'no-cache') delete headers['cache-control'];
  next();
};

/** Observes how long each answer takes, by route template and status. */
export const measureRequest: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.once('finish', () => {
    const route = routeOf(request, response);
    response.locals.route = route;
    observeAnswer(request.method, route, response.statusCode, (performance.now() - start) / 1000);
  });
  next();
};

/** While the service stops, tells clients to open their next connection elsewhere. */
export const sayGoodbye: RequestHandler = (request, response, next) => {
  if (request.app.locals.draining) response.setHeader('Connection', 'close');
  next();
};
