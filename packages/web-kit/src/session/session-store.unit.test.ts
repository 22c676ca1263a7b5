// @vitest-environment jsdom
import { getCart } from '@ethereal/contracts/cart';
import { aUser as user } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const good = { 'GET /api/validate-user': { valid: true }, 'GET /api/user-details': user };

/** Loads the modules again, as a page load does. Only the storage of the browser remains. */
async function loadPage() {
  vi.resetModules();
  const session = await import('@ethereal/web-kit/session/session-store.ts');
  session.startSession();
  return session;
}

beforeEach(() => localStorage.clear());

test('starts logged out without a token and makes no call', async () => {
  const requests = fakeApi({});
  const { currentSession } = await loadPage();
  expect(currentSession().state).toBe('loggedOut');
  expect(requests).toEqual([]);
});

test('stays unknown until the token is validated, then has its user', async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi(good);
  const { currentSession } = await loadPage();
  expect(currentSession().state).toBe('unknown');
  await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'loggedIn', user }));
});

test.each([
  ['the server refuses', { 'GET /api/validate-user': { valid: false } }],
  ['cannot be validated for ten seconds', { 'GET /api/validate-user': () => refusal(503, 'Away.') }],
])('removes a token that %s', { timeout: 20_000 }, async (_, answers) => {
  localStorage.setItem('authToken', 'stale');
  fakeApi(answers);
  const { currentSession } = await loadPage();
  await vi.waitFor(() => expect(currentSession().state).toBe('loggedOut'), 15_000);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('stays unknown and logged in while the server cannot be reached, until it answers', {
  timeout: 20_000,
}, async () => {
  localStorage.setItem('authToken', 'good');
  let failures = 4;
  const answer = (body: object) => () => (failures-- > 0 ? refusal(503, 'Away.') : body);
  fakeApi({ ...good, 'GET /api/validate-user': answer({ valid: true }) });
  const { currentSession } = await loadPage();
  await vi.waitFor(() => expect(failures).toBe(1), 5000);
  expect(currentSession().state).toBe('unknown');
  await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'loggedIn', user }), 5000);
  expect(localStorage.getItem('authToken')).toBe('good');
});

test('stores the token and loads the user on log-in', async () => {
  fakeApi({ ...good, 'POST /api/login': { token: 'fresh' } });
  const { currentSession, login } = await loadPage();
  await login('ada@shop.test', 'ethereal1');
  expect(localStorage.getItem('authToken')).toBe('fresh');
  expect(currentSession()).toEqual({ state: 'loggedIn', user });
});

test('loads the user on log-in although the first answer fails', async () => {
  let failures = 1;
  const details = () => (failures-- > 0 ? refusal(503, 'Away.') : user);
  fakeApi({ 'POST /api/login': { token: 'fresh' }, 'GET /api/user-details': details });
  const { currentSession, login } = await loadPage();
  await login('ada@shop.test', 'ethereal1');
  expect(currentSession()).toEqual({ state: 'loggedIn', user });
});

test('leaves no token behind after a failed log-in and throws the message of the server', async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi({ ...good, 'POST /api/login': () => refusal(401, 'Wrong email or password.') });
  const { currentSession, login } = await loadPage();
  await expect(login('ada@shop.test', 'wrong')).rejects.toThrow('Wrong email or password.');
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(currentSession().state).toBe('loggedOut');
});

test('ends with sign-out and stays when the server cannot revoke the token', async () => {
  localStorage.setItem('authToken', 'good');
  let answer = refusal(503, 'Away.');
  fakeApi({ ...good, 'GET /api/auth/signout': () => answer });
  const { currentSession, signOut } = await loadPage();
  await vi.waitFor(() => expect(currentSession().state).toBe('loggedIn'));
  await expect(signOut()).rejects.toThrow('Away.');
  expect(currentSession().state).toBe('loggedIn');
  answer = Response.json({ message: 'Bye.' });
  await signOut();
  expect(currentSession().state).toBe('loggedOut');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('ends once when many calls are refused at once', async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi({ ...good, 'GET /api/cart': () => refusal(401, 'Log in first.') });
  const { currentSession, subscribe } = await loadPage();
  await vi.waitFor(() => expect(currentSession().user).toEqual(user));
  const { callApi } = await import('@ethereal/web-kit/api/call-api.ts');
  const changed = vi.fn();
  subscribe(changed);
  await Promise.allSettled([callApi(getCart), callApi(getCart), callApi(getCart)]);
  expect(currentSession().state).toBe('loggedOut');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('follows a sign-out and a log-in in other tabs', async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi(good);
  const { currentSession } = await loadPage();
  await vi.waitFor(() => expect(currentSession().state).toBe('loggedIn'));
  localStorage.removeItem('authToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(currentSession().state).toBe('loggedOut');
  localStorage.setItem('authToken', 'good');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'loggedIn', user }));
});

test('detects on return from the back/forward cache that another tab logged out', async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi(good);
  const { currentSession } = await loadPage();
  await vi.waitFor(() => expect(currentSession().state).toBe('loggedIn'));
  window.dispatchEvent(new Event('pagehide'));
  localStorage.removeItem('authToken');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(currentSession().state).toBe('loggedOut');
});
