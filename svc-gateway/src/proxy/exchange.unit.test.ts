import { expect, it } from 'vitest';
import { Exchange } from './exchange.ts';
import { NO_BODY } from './request-body.ts';
import { createUpstream } from './upstream.ts';

const limits = { deadlineMs: 1000, bodyTimeoutMs: 1000 };

it('is under way with its instance until it ends, whichever of several ends first', () => {
  const upstream = createUpstream('svc-orders', 'http://127.0.0.1:9');
  const [first, second, third, fourth] = [1, 2, 3, 4].map(
    () => new Exchange(upstream, NO_BODY.outgoing(), limits),
  );
  first?.end();
  expect(new Set(upstream.inFlight)).toEqual(new Set([second, third, fourth]));
  fourth?.end();
  fourth?.end();
  expect(new Set(upstream.inFlight)).toEqual(new Set([second, third]));
  third?.end();
  second?.end();
  expect(upstream.inFlight).toEqual([]);
});
