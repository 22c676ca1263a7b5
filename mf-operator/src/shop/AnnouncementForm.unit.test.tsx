// @vitest-environment jsdom
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { logInWith, OPERATOR, sessionCalls } from '../testing/at-the-desk.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';

afterEach(cleanup);

test('confirms what was saved, although the text has changed since', async () => {
  await logInWith(OPERATOR);
  const answer = Promise.withResolvers<object>();
  const requests = fakeApi({ ...sessionCalls, 'PUT /api/desk/announcement': () => answer.promise });
  renderPage([{ path: 'desk/shop', element: <AnnouncementForm /> }], '/ethereal/desk/shop');
  const text = screen.getByLabelText('Text on top of every page');
  await userEvent.type(text, ' Free delivery ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.clear(text);
  answer.resolve({ text: 'Free delivery' });
  expect(await screen.findByText('The announcement is set.')).toBeDefined();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Free delivery' });
});
