import type { Page } from '@ethereal/areas/area';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AreaLinks } from './AreaLinks.tsx';

afterEach(() => {
  cleanup();
  globalThis.etherealPage = undefined;
});

const links: Page['links'] = [{ place: 'item', label: 'Ask the seller', query: 'about=item&id={id}' }];
const remotes = { mf_messages: { manifest: '', version: '1', pages: [{ path: '/ethereal/messages/new', links }] } };
const open = () =>
  renderPage(
    [{ path: 'here', element: <AreaLinks place="item" values={{ id: 'a b' }} name="Coat" /> }],
    '/ethereal/here',
  );
const ADDRESS = '/ethereal/messages/new?about=item&id=a%20b';

describe('AreaLinks', () => {
  it('shows the links that the live areas declare for the place', async () => {
    fakeApi({ 'GET /remotes.json': () => Response.json(remotes) });
    open();
    const link = await screen.findByRole('link', { name: 'Ask the seller' });
    expect(link.getAttribute('href')).toBe(ADDRESS);
    expect(link.getAttribute('aria-description')).toBe('Coat');
  });

  it('shows the links of the page that the server renders, without a request', async () => {
    const requests = fakeApi({});
    globalThis.etherealPage = () => ({ origin: '', remotes, setStatus() {} });
    open();
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(ADDRESS);
    expect(requests).toEqual([]);
  });

  it('shows the links of several areas in their order', async () => {
    const page = (path: string, label: string, order?: number) => ({
      pages: [{ path, links: [{ place: 'item', label, ...(order !== undefined && { order }) }] }],
    });
    const areas = { mf_a: page('/a', 'Last'), mf_b: page('/b', 'Second', 20), mf_c: page('/c', 'First', 10) };
    fakeApi({ 'GET /remotes.json': () => Response.json(areas) });
    open();
    const shown = await screen.findAllByRole('link');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Last']);
  });

  it('shows nothing without an area that declares a link', async () => {
    const requests = fakeApi({ 'GET /remotes.json': () => Response.json({ mf_old: { manifest: '', version: '1' } }) });
    open();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
