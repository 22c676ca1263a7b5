import type { Request, Response } from 'express';

/** Returns the template of the route that answered, such as `/api/items/{id}`. */
export function routeOf(request: Request, response: Response): string {
  if (typeof response.locals.route === 'string') return response.locals.route;
  const path: unknown = request.route?.path;
  return typeof path === 'string' ? path : 'unknown';
}
