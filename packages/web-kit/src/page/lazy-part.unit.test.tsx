import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

test('keeps the page when a part cannot be loaded offline, and shows the part once back online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => () => <p>The part</p>).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  render(
    <>
      <p>The page</p>
      <Part />
      <Toasts />
    </>,
  );
  await screen.findByText('You are offline. This opens once you are back online.');
  expect(screen.getByText('The page')).toBeDefined();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeDefined();
});
