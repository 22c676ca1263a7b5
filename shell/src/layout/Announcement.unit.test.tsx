import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcement } from './Announcement.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(text: string) {
  cleanup();
  const requests = fakeApi({ 'GET /api/announcement': { text } });
  renderPage([{ index: true, element: <Announcement /> }], '/ethereal');
  return vi.waitFor(() => expect(requests).toHaveLength(1));
}

it('renders the announcement as plain text', async () => {
  await open('Free delivery <b>today</b>');
  expect(await screen.findByText('Free delivery <b>today</b>')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toBeTruthy();
});

it('renders nothing without an announcement', async () => {
  await open('');
  expect(document.querySelector('aside')).toBeNull();
});

it('stays hidden after it was dismissed, and shows again with another text', async () => {
  await open('Closed on Friday');
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.queryByText('Closed on Friday')).toBeNull();
  await open('Closed on Friday');
  expect(screen.queryByText('Closed on Friday')).toBeNull();
  await open('Open again');
  expect(await screen.findByText('Open again')).toBeTruthy();
});

it('hides the dismissed announcement when the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open('Closed on Sunday');
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.queryByText('Closed on Sunday')).toBeNull();
});
