import type { Page } from '@ethereal/areas/area';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setReleases } from '../areas/releases.ts';
import { Footer } from '../layout/Footer.tsx';
import { MainLinks } from '../layout/Navbar.tsx';
import { ProfileNavigation } from '../profile/ProfileNavigation.tsx';

const pages: Page[] = [
  { path: '/ethereal/gifts', navigation: { under: 'main', label: 'Gifts' } },
  { path: '/ethereal/imprint', navigation: { under: 'footer', label: 'Imprint' } },
  {
    path: '/ethereal/profile/cards',
    navigation: { label: 'Gift Cards', icon: ['M3 8h18v4H3z', 'M12 8v13'] },
  },
  { path: '/ethereal/profile/older', navigation: { label: 'Of a release from before', icon: 'bell' } },
];
// Returns hidden links too, because styles hide the main navigation on phones.
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => {
  setReleases({ mf_gifts: { manifest: '', version: '1', pages } });
  renderPage(
    [
      {
        path: '*',
        element: (
          <>
            <MainLinks />
            <ProfileNavigation />
            <Footer />
          </>
        ),
      },
    ],
    '/ethereal',
  );
});

test('shows an area’s links in the main navigation and the footer, after the shell’s own', async () => {
  const main = await screen.findByLabelText('Main');
  expect(linksIn(main).at(-1)).toBe('Gifts /ethereal/gifts');
  const footer = linksIn(screen.getByRole('contentinfo'));
  const place = footer.indexOf('Imprint /ethereal/imprint');
  expect(footer[place - 1]).toBe('Contact Us /ethereal/contact');
});

test('shows the icon that an area ships, and none for the name of an old release', async () => {
  const profile = within(await screen.findByRole('navigation', { name: 'Profile' }));
  const lines = (name: string) =>
    [...profile.getByRole('link', { name }).querySelectorAll('path')].map((line) => line.getAttribute('d'));
  expect(lines('Gift Cards')).toEqual(['M3 8h18v4H3z', 'M12 8v13']);
  expect(lines('Of a release from before')).toEqual([]);
});

test('marks the closed list of the store as current on one of its pages', async () => {
  const button = await screen.findByRole('button', { name: 'Your Store' });
  expect(button.getAttribute('aria-current')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Sell', hidden: true }));
  await waitFor(() => expect(button.getAttribute('aria-current')).toBe('true'));
  fireEvent.click(button);
  expect(button.getAttribute('aria-current')).toBeNull();
  fireEvent.click(button);
});
