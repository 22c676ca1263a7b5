import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('grows fast groups and shrinks slow ones', () => {
  const pace = createPace(1000, 100_000);
  const first = pace.most();
  pace.note(first, 100);
  expect(pace.most()).toBe(4 * first);
  pace.note(pace.most(), 500);
  expect(pace.most()).toBe(100_000);
  pace.note(100_000, 4000);
  expect(pace.most()).toBe(25_000);
  pace.note(25_000, 1000);
  expect(pace.most()).toBe(25_000);
});

test('ignores the speed of small groups, and keeps a minimum size for a slow store', () => {
  const pace = createPace(1000, 100_000);
  const first = pace.most();
  pace.note(3, 10);
  expect(pace.most()).toBe(first);
  pace.note(3, 5000);
  expect(pace.most()).toBe(10_000);
});
