import { defineCall } from '@ethereal/contracts/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { holdAnswer, holdStatus } from './hold-to-contract.ts';

const call = defineCall({
  id: 'getThing',
  service: 'svc-test',
  method: 'GET',
  path: '/api/things/{id}',
  auth: false,
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: z.object({ name: z.string() }) },
  failures: { 409: 'It is taken.' },
});

test('accepts only answers that match the contract exactly', () => {
  expect(() => holdAnswer(call, 200, { name: 'Coat' })).not.toThrow();
  expect(() => holdAnswer(call, 200, { name: 7 })).toThrow('getThing breaks its contract');
  expect(() => holdAnswer(call, 200, { name: 'Coat', secret: 1 })).toThrow('fields that its contract does not have');
  expect(() => holdAnswer(call, 201, { name: 'Coat' })).toThrow('getThing answers 201');
});

test('holds other statuses of success to the same body', () => {
  const also = { ...call, success: { ...call.success, also: { 201: 'It is new.' } } };
  expect(() => holdAnswer(also, 201, { name: 'Coat' })).not.toThrow();
  expect(() => holdAnswer(also, 201, { name: 7 })).toThrow('getThing breaks its contract');
});

test('accepts only failures that the contract names or that any call may have', () => {
  for (const status of [400, 404, 409, 429, 500, 503, 504]) expect(() => holdStatus(call, status)).not.toThrow();
  for (const status of [401, 413, 418]) expect(() => holdStatus(call, status)).toThrow(`answers ${status}`);
});
