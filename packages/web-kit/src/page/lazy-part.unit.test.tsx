import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const OFFLINE = 'You are offline. This opens once you are back online.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

class Boundary extends Component<PropsWithChildren> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>The error</p> : this.props.children;
  }
}

/** Renders a page with a part whose first loads fail. Returns the function that brings the browser back online. */
function showPart({ failures, pending }: { failures: number; pending?: null }) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => () => <p>The part</p>);
  for (let at = 0; at < failures; at++) load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, pending);
  render(
    <>
      <Boundary>
        <p>The page</p>
        <Part />
      </Boundary>
      <Toasts />
    </>,
  );
  const goOnline = () => {
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  };
  return { load, goOnline };
}

test('keeps the page when a part cannot be loaded offline, and shows the part once back online', async () => {
  const { goOnline } = showPart({ failures: 1 });
  await screen.findByText(OFFLINE);
  expect(screen.getByText('The page')).toBeDefined();
  goOnline();
  expect(await screen.findByText('The part')).toBeDefined();
});

test('shows no alert for a part that the page renders by itself', async () => {
  const { load, goOnline } = showPart({ failures: 1, pending: null });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  goOnline();
  expect(await screen.findByText('The part')).toBeDefined();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test.each([
  ['shows a part whose load fails three times more once back online', 4, 'The part'],
  ['shows the error of a part whose load fails four times more once back online', 5, 'The error'],
])('%s', async (_, failures, shown) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { load, goOnline } = showPart({ failures, pending: null });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  goOnline();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText(shown)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(5);
});
