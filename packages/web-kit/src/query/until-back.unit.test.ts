// @vitest-environment jsdom
import { ApiError, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const away = new ApiError(503, {});
const pauseOf = (error: Error | null, errorUpdateCount: number, data?: unknown) =>
  untilBack({ state: { data, error, errorUpdateCount } });

test('waits longer after each failure, for a minute at most', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => pauseOf(away, failures))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect(pauseOf(new NetworkError(undefined), 1)).toBe(5000);
});

test('repeats a request in a browser that does not state whether it is online', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as unknown as boolean);
  expect(pauseOf(away, 1)).toBe(5000);
});

test('does not repeat a refused request, or one whose earlier answer is in view', () => {
  expect(pauseOf(new ApiError(404, {}), 1)).toBe(false);
  expect(pauseOf(away, 1, [])).toBe(false);
  expect(pauseOf(null, 0)).toBe(false);
});

test('loads a query in view once the server is back', async () => {
  vi.useFakeTimers();
  let isBack = false;
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['names'],
    queryFn: async () => {
      if (!isBack) throw away;
      return ['Ada'];
    },
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(observer.getCurrentResult().status).toBe('error');
  isBack = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(observer.getCurrentResult().data).toEqual(['Ada']);
  leave();
});
