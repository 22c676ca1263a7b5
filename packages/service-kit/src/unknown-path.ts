import type { Call } from '@ethereal/contracts/call';
import type { RequestHandler } from 'express';
import { notFound } from './errors.ts';

const OPERATIONS = ['/healthz', '/readyz', '/metrics', '/openapi.json'];

function pattern(path: string): RegExp {
  const literal = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/]+')}/?$`, 'i');
}

/** A known path with another method is a 405 that names the right ones; any other path is a 404. */
export function unknownPath(calls: readonly Call[]): RequestHandler {
  const known = [...OPERATIONS.map((path) => ({ path, method: 'GET' })), ...calls].map(
    ({ path, method }) => ({
      pattern: pattern(path),
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    }),
  );
  return (request, response, next) => {
    const allowed = known.flatMap((entry) => (entry.pattern.test(request.path) ? entry.methods : []));
    if (allowed.length === 0) {
      next(notFound());
      return;
    }
    response.status(405).set('Allow', [...new Set(allowed)].join(', '));
    response.json({
      message: 'That is not possible here.',
      code: 'METHOD_NOT_ALLOWED',
      requestId: String(request.id),
    });
  };
}
