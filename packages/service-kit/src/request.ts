import type { Request, RequestHandler, Response } from 'express';
import { observeAnswer } from './metrics.ts';
import { withRequestId } from './request-context.ts';
import { requestIdOf } from './request-id.ts';
import { traceRequest } from './tracing.ts';

/** Returns the template of the route that answered, such as `/api/items/{id}`. */
export function routeOf(request: Request, response: Response): string {
  if (typeof response.locals.route === 'string') return response.locals.route;
  const path: unknown = request.route?.path;
  return typeof path === 'string' ? path : 'unknown';
}

declare module 'node:http' {
  interface IncomingMessage {
    /** Value of `x-request-id`: as sent by the client, or created by the server. */
    id: string;
  }
}

/** Accepts a well-formed `x-request-id` or creates one, and echoes it. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.headers['x-request-id']);
  request.id = id;
  response.setHeader('x-request-id', id);
  withRequestId(id, () => traceRequest(request, response, next));
};

/**
 * Allows 304 answers to requests with `no-cache`, which `fetch` sends with every `If-None-Match` for caches on the way.
 * At the origin the ETag is current, so an unchanged answer may be a 304.
 */
export const answerRevalidation: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  if (headers['if-none-match'] && headers['cache-control'] === 'no-cache') delete headers['cache-control'];
  next();
};

/** Observes the duration of each answer, by route template and status. */
export const measureRequest: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.once('finish', () => {
    const route = routeOf(request, response);
    response.locals.route = route;
    observeAnswer(request.method, route, response.statusCode, (performance.now() - start) / 1000);
  });
  next();
};

/** Makes clients open their next connection elsewhere while the service stops. */
export const closeWhileDraining: RequestHandler = (request, response, next) => {
  if (request.app.locals.draining) response.setHeader('Connection', 'close');
  next();
};
