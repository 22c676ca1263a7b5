import { logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { DecisionPage } from './DecisionPage.tsx';

const id = 'a'.repeat(24);
const decision = {
  _id: id,
  kind: 'item',
  target: { _id: 'b'.repeat(24), name: 'Odd Coat', link: '/ethereal/x' },
  decision: { action: 'hide', reason: 'A copy.', at: '2026-11-27T12:00:00Z' },
};
const answered = { ...decision, answer: { text: 'It is mine.', at: '2026-11-27T13:00:00Z' } };
const path = `/api/reports/${id}`;

beforeAll(logIn);

const open = (handlers: Parameters<typeof fakeApi>[0]) => {
  const requests = fakeApi({ ...session, ...handlers });
  renderPage([{ path: 'profile/decisions/:reportId', element: <DecisionPage /> }], `/ethereal/profile/decisions/${id}`);
  return requests;
};
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));

test('shows decision and reason, and accepts one answer', async () => {
  const requests = open({ [`GET ${path}`]: decision, [`POST ${path}/answer`]: answered });
  expect(await screen.findByRole('heading', { name: 'Your item was hidden.' })).toBeDefined();
  expect(screen.getByText('A copy.')).toBeDefined();
  await send();
  expect(screen.getByText('Write your answer first.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is mine.');
  await send();
  expect(await screen.findByText('Our team reads your answer.')).toBeDefined();
  expect(screen.getByText('It is mine.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'It is mine.' });
});

test('keeps an answer in the form when it is refused', async () => {
  open({ [`GET ${path}`]: decision, [`POST ${path}/answer`]: refusal(503, 'This is unavailable.') });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Mine.');
  await send();
  expect(await screen.findByText('This is unavailable.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'Mine.');
});

test('shows the decision of another person as not found', async () => {
  open({ [`GET ${path}`]: refusal(404, 'There is no such decision.') });
  expect(await screen.findByRole('img', { name: /not found/i })).toBeDefined();
});
