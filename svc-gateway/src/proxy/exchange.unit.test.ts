import { ClientRequest } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { Exchange } from './exchange.ts';
import { NO_BODY } from './request-body.ts';
import { createUpstream } from './upstream.ts';

const limits = { deadlineMs: 1000, bodyTimeoutMs: 1000 };

it("stays in its instance's list until it ends, in any order of ends", () => {
  const upstream = createUpstream('svc-orders', 'http://127.0.0.1:9');
  const [first, second, third, fourth] = [1, 2, 3, 4].map(() => new Exchange(upstream, NO_BODY.outgoing(), limits));
  first?.end();
  expect(new Set(upstream.inFlight)).toEqual(new Set([second, third, fourth]));
  fourth?.end();
  fourth?.end();
  expect(new Set(upstream.inFlight)).toEqual(new Set([second, third]));
  third?.end();
  second?.end();
  expect(upstream.inFlight).toEqual([]);
});

it.each([
  ['the fault `refused` while the socket is connecting', true, 'refused'],
  ['the fault `silent` once the socket is connected', false, 'silent'],
])('gives a silent instance %s', (_, connecting, reason) => {
  const upstream = createUpstream('svc-orders', 'http://127.0.0.1:9');
  const exchange = new Exchange(upstream, NO_BODY.outgoing(), limits);
  const socket = Object.assign(new Socket(), { connecting });
  const outgoing = Object.assign(Object.create(ClientRequest.prototype), { socket });
  outgoing.destroy = vi.fn();
  exchange.sending(outgoing);
  exchange.fail('silent');
  expect(outgoing.destroy).toHaveBeenCalledWith(expect.objectContaining({ reason }));
});
