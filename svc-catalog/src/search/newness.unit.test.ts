import { expect, test } from 'vitest';
import { newSince } from './newness.ts';

const NOW = new Date('2026-07-31T15:00:00Z');
const daysAgo = (days: number) => NOW.getTime() - days * 86_400_000;
const shopOf = (created: number[]) => ({ created, newest: { all: () => Uint32Array.from(created, (_, at) => at) } });
const since = (created: number[]) => newSince(shopOf(created) as unknown as Parameters<typeof newSince>[0], NOW);

test('takes items of the last 30 days as new when they are less than a tenth', () => {
  expect(since([daysAgo(1), ...Array.from({ length: 30 }, () => daysAgo(90))])).toBe(
    Date.parse('2026-07-01T00:00:00Z'),
  );
});

test('takes the newest tenth as new when more items are young', () => {
  expect(since(Array.from({ length: 20 }, (_, at) => daysAgo(at)))).toBe(daysAgo(1));
});

test('takes 30 days in an empty shop', () => {
  expect(since([])).toBe(Date.parse('2026-07-01T00:00:00Z'));
});
