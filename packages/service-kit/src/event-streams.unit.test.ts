import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import type { Authenticator } from './auth.ts';
import { createEventStreams } from './event-streams.ts';

const auth = { authenticate: async () => ({}) } as unknown as Authenticator;
const request = { headers: {}, app: { locals: {} } } as Request;

/** Returns a response whose client has left, or that stays open until `close` is emitted. */
function responseOf({ destroyed = false } = {}) {
  const response = Object.assign(new EventEmitter(), {
    destroyed,
    flushHeaders() {},
    status: () => response,
    set() {},
  });
  return response as unknown as Response;
}

test('gives a place back when its stream closes, and takes none for a client that has left', () => {
  const openStream = createEventStreams(auth, 1);
  const open = (response: Response) => openStream({ user: { id: 'ada' }, request, response }, 1000);
  expect(() => open(responseOf({ destroyed: true }))).toThrow('The client closed the connection.');
  const first = responseOf();
  open(first);
  expect(() => open(responseOf())).toThrow(expect.objectContaining({ code: 'TOO_MANY_STREAMS' }));
  first.emit('close');
  const second = responseOf();
  open(second);
  second.emit('close');
});
