import { defineCall } from '@ethereal/contracts/call';
import express from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkAnswer, checkRoutes, checkStatus } from './check-contract.ts';
import { route } from './route.ts';

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
  expect(() => checkAnswer(call, 200, { name: 'Coat' })).not.toThrow();
  expect(() => checkAnswer(call, 200, { name: 7 })).toThrow('getThing breaks its contract');
  expect(() => checkAnswer(call, 200, { name: 'Coat', secret: 1 })).toThrow('fields that its contract does not have');
  expect(() => checkAnswer(call, 201, { name: 'Coat' })).toThrow('getThing answers 201');
});

test('checks the body of other statuses of success against the same schema', () => {
  const also = { ...call, success: { ...call.success, also: { 201: 'It is new.' } } };
  expect(() => checkAnswer(also, 201, { name: 'Coat' })).not.toThrow();
  expect(() => checkAnswer(also, 201, { name: 7 })).toThrow('getThing breaks its contract');
});

test('accepts only failures that the contract names or that any call may have', () => {
  for (const status of [400, 404, 409, 429, 500, 503, 504]) expect(() => checkStatus(call, status)).not.toThrow();
  for (const status of [401, 413, 418]) expect(() => checkStatus(call, status)).toThrow(`answers ${status}`);
});

test('names each call without a route, and what to add', () => {
  const [app, router] = [express(), express.Router()];
  route(router, call, {}, () => ({ name: 'Coat' }));
  app.use(router);
  app.get(/^\/stream\/.*$/, () => {});
  expect(() => checkRoutes([call, { ...call, path: '/stream/{message}' }], app)).not.toThrow();
  expect(() => checkRoutes([call, { ...call, id: 'dropThing', method: 'DELETE' }], app)).toThrow(
    'no route for dropThing (DELETE /api/things/{id}): add route(…) of each to the mount of its noun',
  );
});
