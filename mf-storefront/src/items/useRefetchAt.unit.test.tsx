import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRefetchAt } from './useRefetchAt.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('requests at the moment, and every ten seconds until the data have another one', () => {
  const refetch = vi.fn();
  const { rerender } = renderHook(({ moment }) => useRefetchAt(moment, refetch), {
    initialProps: { moment: inSeconds(60) as string | undefined },
  });
  vi.advanceTimersByTime(60_000);
  expect(refetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(refetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  expect(refetch).toHaveBeenCalledTimes(3);
  rerender({ moment: undefined });
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(3);
});

it('requests at once for a moment in the past, and never after the page is left', () => {
  const refetch = vi.fn();
  const { unmount } = renderHook(() => useRefetchAt(inSeconds(-5), refetch));
  vi.advanceTimersByTime(0);
  expect(refetch).toHaveBeenCalledTimes(1);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(1);
});
