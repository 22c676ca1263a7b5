import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('grows fast groups and shrinks slow ones', () => {
  const pace = createPace(1000, 100_000);
  const first = pace.maxFacts();
  pace.record(first, 100);
  expect(pace.maxFacts()).toBe(4 * first);
  pace.record(pace.maxFacts(), 500);
  expect(pace.maxFacts()).toBe(100_000);
  pace.record(100_000, 4000);
  expect(pace.maxFacts()).toBe(25_000);
  pace.record(25_000, 1000);
  expect(pace.maxFacts()).toBe(25_000);
});

test('ignores the speed of small groups, and keeps a minimum size for a slow store', () => {
  const pace = createPace(1000, 100_000);
  const first = pace.maxFacts();
  pace.record(3, 10);
  expect(pace.maxFacts()).toBe(first);
  pace.record(3, 5000);
  expect(pace.maxFacts()).toBe(10_000);
});
