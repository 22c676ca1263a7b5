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

it('starts the session in a task after the one that hydrated the frame', async () => {
  renderPage([{ index: true, element: <Background /> }], '/ethereal');
  expect(currentSession().state).toBe('unknown');
  await vi.advanceTimersByTimeAsync(1);
  expect(currentSession().state).toBe('loggedOut');
});
