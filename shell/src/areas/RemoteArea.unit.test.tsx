import { Link } from '@ethereal/web-kit/router.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { init } from '@module-federation/runtime';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RemoteArea } from './RemoteArea.tsx';
import { connectAreas, loadArea, preloadArea, removeArea } from './registry.ts';

const area = 'mf_store';
const manifest = {
  id: area,
  name: area,
  metaData: {
    name: area,
    globalName: area,
    publicPath: 'auto',
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    types: { path: '', name: '' },
    buildInfo: { buildVersion: '1.0.0' },
  },
  shared: [],
  remotes: [],
  exposes: [],
};
let releases: unknown;
let served: unknown;
let exposed: unknown;

beforeAll(() => {
  // Returns a container directly, without loading a script.
  const loadEntry = async () => ({ init: () => undefined, get: () => async () => exposed });
  init({ name: 'shell', remotes: [], plugins: [{ name: 'edge', loadEntry }] });
  connectAreas();
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  releases = { [area]: { manifest: '/remotes/mf-store/1.0.0/mf-manifest.json', version: '1.0.0' } };
  served = manifest;
  exposed = { routes: [{ path: 'profile/Orders', element: <h1>Orders</h1> }] };
  fakeApi({
    'GET /remotes.json': () => json(releases),
    'GET /remotes/mf-store/1.0.0/mf-manifest.json': () => json(served),
  });
  removeArea(area);
});
afterEach(() => void vi.restoreAllMocks());

const json = (body: unknown) => (body instanceof Response ? body.clone() : Response.json(body));
const site = [{ path: '*', element: <RemoteArea name={area} /> }];
/**
 * Renders inside an asynchronous `act`. Otherwise React's test scope would keep suspended components from continuing.
 */
const openOrders = () => act(async () => void renderPage(site, '/ethereal/profile/Orders'));
const retry = () => screen.findByRole('button', { name: 'Retry' });

test('shows the page of the area that the current release exposes', async () => {
  await openOrders();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

test.each([
  ['remotes.json is away', () => (releases = new Response('', { status: 502 }))],
  ['remotes.json does not name the area', () => (releases = {})],
  ['the manifest is away', () => (served = new Response('', { status: 404 }))],
  ['the manifest is a page', () => (served = new Response('<!doctype html>'))],
  ['the area exposes no routes', () => (exposed = {})],
  ['a page of the area throws', () => (exposed = { routes: [{ path: '*', element: <Broken /> }] })],
])('shows an error card when %s, and loads the area on Retry', async (_, breakIt) => {
  breakIt();
  await openOrders();
  const button = await retry();
  releases = { [area]: { manifest: '/remotes/mf-store/1.0.0/mf-manifest.json', version: '1.0.0' } };
  served = manifest;
  exposed = { routes: [{ path: 'profile/Orders', element: <h1>Orders</h1> }] };
  await act(async () => userEvent.click(button));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

test('shows that the browser is offline, then loads the area when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  releases = new Response('', { status: 502 });
  await openOrders();
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  onLine.mockReturnValue(true);
  releases = { [area]: { manifest: '/remotes/mf-store/1.0.0/mf-manifest.json', version: '1.0.0' } };
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

test('does not claim to be offline in a browser that does not state it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as unknown as boolean);
  releases = new Response('', { status: 502 });
  await openOrders();
  expect(await screen.findByText('This part of the shop is taking a break.')).toBeTruthy();
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('loads a failed area again by itself, after a longer pause each time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const good = releases;
  releases = new Response('', { status: 502 });
  await openOrders();
  await retry();
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await pass(5000);
  await retry();
  releases = good;
  await pass(9000);
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  await pass(1000);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

test('shows another page of an area after one of its pages failed', async () => {
  // The area is not tried again meanwhile.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const routes = [
    { path: 'profile/Orders', element: <Broken /> },
    { path: 'profile/payouts', element: <h1>Payouts</h1> },
  ];
  exposed = { routes };
  const frame = (
    <>
      <Link to="/ethereal/profile/payouts">Payouts</Link>
      <RemoteArea name={area} />
    </>
  );
  await act(async () => void renderPage([{ path: '*', element: frame }], '/ethereal/profile/Orders'));
  await retry();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
  expect(await screen.findByRole('heading', { name: 'Payouts' })).toBeTruthy();
});

test('loads the area after its preload failed', async () => {
  const good = releases;
  releases = new Response('', { status: 502 });
  preloadArea(area);
  await expect(loadArea(area)).rejects.toThrow('502');
  releases = good;
  await openOrders();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

function Broken(): never {
  throw new Error('a fault of the area');
}
