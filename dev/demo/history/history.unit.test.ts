import { DAY_MS } from '@ethereal/contracts/durations';
import { eventOf } from '@ethereal/contracts/events';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

const now = new Date('2026-03-18T15:00:00.000Z');
const item = {
  id: 'a1'.repeat(12),
  name: 'Linen Shirt in Oat',
  priceCents: 6450,
  popularity: 3,
  featured: false,
};
const past = [...historyOf(item, now)];

test('yields events that their consumers accept', () => {
  const schema = eventOf(['item.viewed', 'item.favourited', 'item.carted', 'item.sold']);
  for (const event of past) expect(schema.safeParse(event).error).toBeUndefined();
});

test('reaches from a year ago until now, never into the future', () => {
  const times = past.map(({ time }) => Date.parse(time));
  expect(Math.max(...times)).toBeLessThan(now.getTime());
  expect(Math.max(...times)).toBeGreaterThan(now.getTime() - DAY_MS);
  expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 366 * DAY_MS);
  expect(Math.min(...times)).toBeLessThan(now.getTime() - 355 * DAY_MS);
});

test('yields the same events again, so that they count once', () => {
  expect([...historyOf(item, now)]).toEqual(past);
  expect(new Set(past.map(({ id }) => id)).size).toBe(past.length);
});

test('has fewer sales than additions to a cart, and fewer of those than views', () => {
  const count = (type: string) => past.filter((event) => event.type === type).length;
  expect(count('item.viewed')).toBeGreaterThan(500);
  expect(count('item.viewed')).toBeGreaterThan(count('item.carted') * 3);
  expect(count('item.carted')).toBeGreaterThan(count('item.sold'));
  expect(count('item.sold')).toBeGreaterThan(10);
  expect(count('item.favourited')).toBeGreaterThan(10);
});

test('has more views at the weekend than in the middle of the week', () => {
  const onDays = (days: number[]) => past.filter(({ time }) => days.includes(new Date(time).getUTCDay())).length;
  expect(onDays([0, 6])).toBeGreaterThan(onDays([2, 3]));
});

test('has views of a featured item on its last day', () => {
  const lastDay = [...historyOf({ ...item, featured: true }, now)].filter(
    ({ time }) => Date.parse(time) > now.getTime() - DAY_MS,
  );
  expect(lastDay.length).toBeGreaterThan(8);
});
