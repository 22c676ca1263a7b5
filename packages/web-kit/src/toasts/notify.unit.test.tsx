import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@ethereal/web-kit/toasts/ToastView.tsx', () => {
  throw new Error('offline');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows a message for a while when the library of the messages cannot be loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toasts />);
  notify.error('You are offline.');
  await screen.findByText('You are offline.');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('You are offline.')).toBeNull();
});

test('announces such a message in a region that was there before, and closes it on Escape', async () => {
  render(<Toasts />);
  const region = document.querySelector('[aria-live="assertive"]');
  expect(region?.textContent).toBe('');
  notify.error('You are still offline.');
  const message = await screen.findByText('You are still offline.');
  expect(message.parentElement).toBe(region);
  await userEvent.keyboard('{Escape}');
  expect(region?.textContent).toBe('');
});
