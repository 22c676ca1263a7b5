import { expect, test } from 'vitest';
import { OPEN_EVENTS } from '../src/events.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { everyEvent, services } from './repository.ts';

test.each(services)('$name publishes and reads only events that a contract defines', ({ name, publishes, reads }) => {
  const isUnknown = (type: string) => !(type in everyEvent);
  const shared = 'EVENTS of packages/contracts/src/events.ts';
  const own = `${shared}, or in ${name}/src/contract.ts when no other service reads it`;
  expect([
    ...publishes.filter(isUnknown).map((type) => `${name}/area.ts: define ${type} in ${own}`),
    ...reads.filter(isUnknown).map((type) => `${name}/area.ts: define ${type} in ${shared}`),
  ]).toEqual([]);
});

test.each(Object.entries(everyEvent))('%s has a publisher and a description', (type, schema) => {
  const isPublished = services.some(({ publishes }) => publishes.includes(type)) || OPEN_EVENTS.includes(type);
  expect([
    ...(isPublished ? [] : [`add ${type} to publishes in the area.ts of its publisher`]),
    ...(schema.description ? [] : [`describe ${type}: defineEvent(…).describe('…')`]),
  ]).toEqual([]);
});

test('lists each event with its publishers and consumers', () => {
  const { channels, operations } = asyncApiDocument('1.0.0');
  expect(channels).toHaveProperty(['itemSold', 'address'], 'item.sold');
  expect(operations).toHaveProperty(['svc-orders.sends.itemSold', 'action'], 'send');
  expect(operations).toHaveProperty(['svc-analytics.reads.itemSold', 'action'], 'receive');
});
