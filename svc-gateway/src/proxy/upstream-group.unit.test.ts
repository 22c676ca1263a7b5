import { expect, it } from 'vitest';
import { createUpstreamGroup } from './upstream-group.ts';

const groupOf = (...names: string[]) => createUpstreamGroup('svc-orders', names);

it('removes a request whose wait timed out', async () => {
  const group = groupOf('http://127.0.0.1:9');
  await Promise.all(Array.from({ length: 50 }, () => group.change(1)));
  expect(group.waiting).toBe(0);
});

it('wakes waiting requests as soon as an instance is back', async () => {
  const group = groupOf('http://127.0.0.1:9');
  const [upstream] = group.upstreams;
  if (!upstream) throw new Error('no upstream');
  group.setHealth(upstream, 'down');
  const waited = group.change(2 ** 30);
  group.setHealth(upstream, 'ready');
  await waited;
  expect(group.waiting).toBe(0);
});

it('avoids the instance that has just failed while there is another', () => {
  const group = groupOf('http://127.0.0.1:9', 'http://127.0.0.1:10');
  const [failed, other] = group.upstreams;
  for (const _ of [1, 2, 3]) expect(group.pick(0, { avoid: failed, asTrial: true })).toBe(other);
  if (other) group.setHealth(other, 'down');
  expect(group.pick(0, { avoid: failed, asTrial: true })).toBe(failed);
});
