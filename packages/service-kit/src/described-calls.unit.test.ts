import { describe, expect, it } from 'vitest';
import { describedCalls } from './described-calls.ts';

const described = (...paths: string[]) =>
  describedCalls('svc-sample', {
    paths: Object.fromEntries(paths.map((path) => [path, { post: { operationId: `call ${path}` } }])),
  })?.map(({ path }) => path);

describe('describedCalls', () => {
  it('returns calls below /api and at paths of their own', () => {
    expect(described('/api/samples', '/mcp', '/samples/{id}')).toEqual(['/api/samples', '/mcp', '/samples/{id}']);
  });

  it('leaves out calls between services, and paths that the gateway answers itself', () => {
    const own = ['/', '/{page}', '/ethereal', '/ethereal/cart', '/healthz', '/metrics', '/openapi.json', '/api/docs'];
    expect(described('/internal/items', ...own)).toEqual([]);
  });

  it('returns undefined for a document that is not valid', () => {
    expect(describedCalls('svc-sample', { paths: [] })).toBeUndefined();
  });
});
