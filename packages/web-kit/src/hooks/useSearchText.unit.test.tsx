import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';

const onSearch = vi.fn();
const show = () => renderHook(({ search }) => useSearchText(search, onSearch), { initialProps: { search: '' } });

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('searches once when the typed text rests', () => {
  const { result } = show();
  for (const text of ['h', 'ha', 'hat ']) act(() => result.current.type(text));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => vi.runAllTimers());
  expect(onSearch.mock.calls).toEqual([['hat']]);
});

test('keeps a letter that was typed before the last search arrived', () => {
  const { result, rerender } = show();
  act(() => result.current.type('ha'));
  act(() => vi.runAllTimers());
  act(() => result.current.type('hat'));
  rerender({ search: 'ha' });
  expect(result.current.typed).toBe('hat');
});

test('takes over a search that changed by a link', () => {
  const { result, rerender } = show();
  act(() => result.current.type('hat'));
  act(() => vi.runAllTimers());
  rerender({ search: 'hat' });
  rerender({ search: 'coat' });
  expect(result.current.typed).toBe('coat');
  act(() => vi.runAllTimers());
  expect(onSearch.mock.calls).toEqual([['hat']]);
});
