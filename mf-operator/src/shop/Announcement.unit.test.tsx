import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { logInWith, OPERATOR, sessionCalls } from '../testing/at-the-desk.ts';
import { Announcement } from './Announcement.tsx';

beforeEach(() => logInWith(OPERATOR));

const from = new Date(2026, 11, 1, 9).toISOString();

function open(saved: () => object | Promise<object>) {
  const requests = fakeApi({
    ...sessionCalls,
    'GET /api/desk/announcement': { text: 'Free delivery', from },
    'PUT /api/desk/announcement': saved,
  });
  renderPage([{ path: 'desk/shop', element: <Announcement /> }], '/ethereal/desk/shop');
  return () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

test('keeps the stored text when a date alone changes', async () => {
  const sent = open(() => ({ text: 'Free delivery' }));
  expect(await screen.findByDisplayValue('2026-12-01T09:00')).toBeDefined();
  await userEvent.clear(screen.getByLabelText(/^From/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The announcement is set.');
  expect(sent()).toEqual([{ text: 'Free delivery' }]);
});

test('confirms what was saved, although the text has changed since', async () => {
  const answer = Promise.withResolvers<object>();
  const sent = open(() => answer.promise);
  const text = await screen.findByLabelText('Text on top of every page');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.clear(text);
  answer.resolve({ text: 'Free delivery' });
  expect(await screen.findByText('The announcement is set.')).toBeDefined();
  expect(sent()).toEqual([{ text: 'Free delivery', from }]);
});
