import { useCartCount } from '@ethereal/shop-ui/cart/useCart.ts';
import { aLine } from '@ethereal/shop-ui/testing/fixtures.ts';
import { adoptToken, currentSession, endSession } from '@ethereal/web-kit/session/session-store.ts';
import { session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Background } from './Background.tsx';

const Count = () => <output>{useCartCount()}</output>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fakeApi({});
});
afterEach(() => void vi.useRealTimers());

it('restores a focus that was set before hydration', async () => {
  vi.useRealTimers();
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>Cart</h1><button>Remove</button>';
  const button = main.querySelector('button');
  button?.focus();
  renderPage([{ index: true, element: <Background /> }], '/ethereal');
  button?.remove();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Cart'), 5000);
  main.remove();
});

it('starts the session in a task after the one that hydrated the frame', async () => {
  renderPage([{ index: true, element: <Background /> }], '/ethereal');
  expect(currentSession().state).toBe('unknown');
  await vi.advanceTimersByTimeAsync(1);
  expect(currentSession().state).toBe('loggedOut');
});

it('empties what a component shows of a user whose session ends', async () => {
  vi.useRealTimers();
  fakeApi({ ...session, 'GET /api/cart': { items: [aLine(1)], total: 10 } });
  const element = (
    <>
      <Count />
      <Background />
    </>
  );
  renderPage([{ index: true, element }], '/ethereal');
  await act(() => adoptToken('a.b.c'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  act(endSession);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'));
});
