import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './ids.ts';

afterEach(() => void vi.useRealTimers());

it('returns ids of 24 digits that sort by their creation, also within a millisecond', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const seconds = Number.parseInt(ids.at(-1)?.slice(0, 8) ?? '', 16);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(5);
});

it('does not show how many ids were created between two', () => {
  const numbers = Array.from({ length: 1000 }, () => Number.parseInt(newId().slice(-8), 16));
  const small = numbers.filter((number, at) => Math.abs(number - (numbers[at - 1] ?? Number.NaN)) < 1000);
  expect(small.length).toBeLessThan(5);
});

it('follows a clock that is set back', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 2) });
  const later = newId();
  vi.setSystemTime(Date.UTC(2030, 0, 1));
  expect(newId() < later).toBe(true);
});
