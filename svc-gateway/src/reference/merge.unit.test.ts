import { expect, it } from 'vitest';
import { mergeDocuments, readDocument } from './merge.ts';

const documentWith = (path: string, schema: unknown) => ({
  paths: { [path]: { get: { schema: { $ref: '#/components/schemas/Thing' } } } },
  components: { schemas: { Thing: schema } },
});

function merged(...parts: [string, unknown][]) {
  return mergeDocuments(
    parts.flatMap(([service, value]) => {
      const document = readDocument(value);
      return document ? [{ service, document }] : [];
    }),
  );
}

it('contains the calls of all services, without internal ones', () => {
  const document = merged(
    ['a', documentWith('/api/a', { type: 'string' })],
    ['b', documentWith('/internal/b', { type: 'string' })],
  );
  expect(Object.keys(document.paths)).toEqual(['/api/a']);
  expect(document.tags.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('renames the second of two different components of the same name, with every reference to it', () => {
  const document = merged(
    ['a', documentWith('/api/a', { type: 'string' })],
    ['b', documentWith('/api/b', { type: 'number' })],
  );
  expect(document.components.schemas).toEqual({ Thing: { type: 'string' }, 'b.Thing': { type: 'number' } });
  expect(document.paths['/api/b']).toEqual({ get: { schema: { $ref: '#/components/schemas/b.Thing' } } });
  expect(document.paths['/api/a']).toEqual({ get: { schema: { $ref: '#/components/schemas/Thing' } } });
});

it('leaves out invalid documents', () => {
  expect(merged(['a', 'not found']).paths).toEqual({});
});
