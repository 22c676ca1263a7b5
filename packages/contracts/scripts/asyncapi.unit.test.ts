import { expect, test } from 'vitest';
import { OPEN_EVENTS } from '../src/events.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { everyEvent, services } from './repository.ts';

test.each(services)('$name publishes and reads only events that a contract describes', ({ publishes, reads }) => {
  expect([...publishes, ...reads].filter((type) => !(type in everyEvent))).toEqual([]);
});

test.each(Object.entries(everyEvent))('%s has a publisher and a description', (type, schema) => {
  const isPublished = services.some(({ publishes }) => publishes.includes(type));
  expect(isPublished || OPEN_EVENTS.includes(type)).toBe(true);
  expect(schema.description).toBeTruthy();
});

test('lists each event with its publishers and consumers', () => {
  const { channels, operations } = asyncApiDocument('1.0.0');
  expect(channels).toHaveProperty(['itemSold', 'address'], 'item.sold');
  expect(operations).toHaveProperty(['svc-orders.sends.itemSold', 'action'], 'send');
  expect(operations).toHaveProperty(['svc-analytics.reads.itemSold', 'action'], 'receive');
});
