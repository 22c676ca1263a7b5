// @vitest-environment jsdom
import { currentSession } from '@ethereal/web-kit/session/session-store.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Background } from './Background.tsx';

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
