import { defineCall } from '@ethereal/contracts/call';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from './errors.ts';
import { inputParser } from './route-input.ts';

const call = defineCall({
  id: 'putThing',
  service: 'svc-catalog',
  method: 'PUT',
  path: '/api/things/{id}',
  summary: 'For tests',
  auth: false,
  params: z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) }),
  query: z.object({ search: z.string().optional(), limit: z.coerce.number().int().default(24) }),
  body: z.object({
    name: z.string().min(1, 'A name is required.'),
    image: z.strictObject({ url: z.string() }).optional(),
  }),
  success: { status: 200, body: z.unknown() },
});

const ID = 'a'.repeat(24);
type Given = { params?: unknown; query?: unknown; body?: unknown };
const parse = inputParser(call);
const parseGiven = ({ params = { id: ID }, query = {}, body = { name: 'Coat' } }: Given) =>
  parse({ params, query, body } as Request);

function refusal(given: Given): DomainError {
  try {
    parseGiven(given);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('was accepted');
}

test('returns the input as the schemas parse it', () => {
  expect(parseGiven({ query: { limit: '3' } })).toEqual({
    params: { id: ID },
    query: { limit: 3 },
    body: { name: 'Coat' },
  });
});

test('rejects a body in an unsupported format, also when every field is optional', () => {
  const optional = inputParser({ ...call, body: z.strictObject({ reason: z.string().optional() }) });
  const request = (headers: object) => ({ params: { id: ID }, query: {}, headers }) as unknown as Request;
  expect(optional(request({})).body).toEqual({});
  expect(() => optional(request({ 'content-length': '11' }))).toThrow('That format is not supported.');
});

test('answers an id of another shape with not found', () => {
  expect(refusal({ params: { id: 'nope' } })).toMatchObject({ kind: 'not-found', code: 'NOT_FOUND' });
});

test('returns one message per field, with dots for nested fields and names of unknown fields', () => {
  const { kind, code, errors } = refusal({
    body: { name: '', image: { url: 3, evil: 1 }, isAdmin: true },
  });
  expect({ kind, code }).toEqual({ kind: 'invalid', code: 'INVALID_INPUT' });
  expect(errors).toEqual({
    name: 'A name is required.',
    'image.url': expect.stringContaining('string'),
    'image.evil': 'This field is not known.',
    isAdmin: 'This field is not known.',
  });
});

test('names an unknown field that is called like a method of every object', () => {
  const { errors } = refusal({ body: { name: 'Coat', constructor: 1, toString: 2 } });
  expect(errors).toEqual({ constructor: 'This field is not known.', toString: 'This field is not known.' });
});

test('uses the message of the only fault', () => {
  expect(refusal({ body: { name: '' } }).message).toBe('A name is required.');
});

test.each([[undefined], [null], [[]], ['text'], [7]])('rejects a body that is not an object (%j)', (body) => {
  expect(refusal({ body: body ?? null }).kind).toBe('invalid');
});

test.each([[{ 'search[$ne]': '' }], [{ $where: '1' }], [{ search: ['a', 'b'] }], [{ 'search[]': 'a' }]])(
  'rejects operators and repeated values in the query (%j)',
  (query) => {
    expect(refusal({ query }).kind).toBe('invalid');
  },
);
