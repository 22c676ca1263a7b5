import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@ethereal/web-kit/toasts/ToastView.tsx', () => {
  throw new Error('offline');
});

afterEach(() => vi.useRealTimers());

test('shows a message for a while when the library of the messages cannot be loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toasts />);
  notify.error('You are offline.');
  expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('You are offline.')).toBeNull();
});
