// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { replaceIfBlocked } from './blocked-storage.ts';

test('keeps values in memory when the browser blocks storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  replaceIfBlocked('localStorage');
  replaceIfBlocked('sessionStorage');
  const { readToken, storeToken } = await import('@ethereal/web-kit/session/token.ts');
  expect(readToken()).toBeUndefined();
  storeToken('good');
  expect(readToken()).toBe('good');
  vi.resetModules();
  const session = await import('@ethereal/web-kit/session/session-store.ts');
  window.localStorage.clear();
  session.startSession();
  expect(session.currentSession().state).toBe('loggedOut');
  expect(window.sessionStorage.getItem('x')).toBeNull();
});
