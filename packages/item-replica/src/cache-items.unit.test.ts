import { newEvent } from '@ethereal/service-kit/events/event';
import { expect, test } from 'vitest';
import { cacheItems } from './cache-items.ts';
import type { ItemEvent } from './events.ts';
import { pricedAt, type ReplicaItem } from './item-replica.ts';

const id = 'a'.repeat(24);
const item = (version: number): ReplicaItem => ({
  _id: id,
  name: 'Coat',
  priceCents: version,
  category: 'women',
  sizes: [],
  itemImg: '',
  seller: id,
  published: true,
  version,
});
const updated = (version: number): ItemEvent => {
  const { _id, published: _p, version: _v, sale: _s, ...rest } = item(version);
  return newEvent({
    type: 'item.updated',
    source: 'test',
    subject: id,
    data: { item: { ...rest, sizes: [] }, version },
  });
};
const unpublished = (version: number): ItemEvent =>
  newEvent({ type: 'item.unpublished', source: 'test', subject: id, data: { version } });

const clock = { now: new Date('2026-11-28T10:00:00Z') };
const sale = { priceCents: 1, formerCents: 2, from: '2026-11-28T12:00:00.000Z', until: '2026-11-28T13:00:00.000Z' };

function memory(selling: Partial<ReplicaItem> = {}) {
  const reads: string[][] = [];
  let stored = 1;
  const cached = cacheItems(
    async (ids) => {
      reads.push([...ids]);
      return new Map([[id, pricedAt({ ...item(stored), ...selling }, clock.now)]]);
    },
    () => clock.now,
  );
  const version = async () => (await cached.findItems([id])).get(id)?.version;
  const store = (to: number) => {
    stored = to;
  };
  return { reads, cached, version, store };
}

test('reads an item once and keeps it current by events', async () => {
  const { reads, cached, version } = memory();
  expect([await version(), await version()]).toEqual([1, 1]);
  cached.apply(updated(3));
  cached.apply(updated(2));
  expect(await version()).toBe(3);
  cached.apply(unpublished(4));
  expect((await cached.findItems([id])).get(id)).toMatchObject({
    published: false,
    version: 4,
    name: 'Coat',
  });
  expect(reads).toHaveLength(1);
});

test('does not cache a read that is older than a received version', async () => {
  const { reads, cached, version, store } = memory();
  cached.apply(updated(2));
  expect(await version()).toBe(1);
  store(2);
  expect([await version(), await version()]).toEqual([2, 2]);
  expect(reads).toHaveLength(2);
});

test('begins and ends a sale of a cached item at its second', async () => {
  const { reads, cached } = memory({ priceCents: 2, sale });
  const priceAtTime = async (time: string) => {
    clock.now = new Date(`2026-11-28T${time}Z`);
    const { priceCents, formerCents, regularCents } = (await cached.findItems([id])).get(id) ?? {};
    return [priceCents, formerCents, regularCents];
  };
  expect(await priceAtTime('11:59:59.999')).toEqual([2, undefined, 2]);
  expect(await priceAtTime('12:00:00')).toEqual([1, 2, 2]);
  expect(await priceAtTime('12:59:59.999')).toEqual([1, 2, 2]);
  expect(await priceAtTime('13:00:00')).toEqual([2, undefined, 2]);
  expect(reads).toHaveLength(1);
});
