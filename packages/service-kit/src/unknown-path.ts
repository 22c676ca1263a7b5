import type { Call } from '@ethereal/contracts/call';
import { pathPattern } from '@ethereal/contracts/path-template';
import type { RequestHandler } from 'express';
import { notAllowed, notFound } from './errors.ts';

const OPERATIONS = ['/healthz', '/readyz', '/metrics', '/openapi.json'];

/**
 * Answers a known path with an unsupported method by a 405 that names the supported ones, and any other path by a 404.
 */
export function unknownPath(calls: readonly Call[]): RequestHandler {
  const known = [...OPERATIONS.map((path) => ({ path, method: 'GET' })), ...calls].map(({ path, method }) => ({
    pattern: pathPattern(path, 'i'),
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  }));
  return (request, response, next) => {
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
    const allowed = known.flatMap((entry) => (entry.pattern.test(path) ? entry.methods : []));
    if (allowed.length > 0) response.set('Allow', [...new Set(allowed)].join(', '));
    next(allowed.length > 0 ? notAllowed() : notFound());
  };
}
