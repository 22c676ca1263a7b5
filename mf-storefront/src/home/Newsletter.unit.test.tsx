import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitAsVisitor } from '../testing/visit.ts';
import { Newsletter } from './Newsletter.tsx';

test('refuses what is no email address, then adds one and shows the message of the server', async () => {
  const message = 'Please confirm by the mail that we sent.';
  const answer = () => Response.json({ message }, { status: 202 });
  const requests = await visitAsVisitor({ index: true, element: <Newsletter /> }, '/ethereal', {
    'POST /api/newsletter': answer,
  });
  const sent = () => requests.filter(({ path }) => path === '/api/newsletter').map(({ body }) => body);
  const field = screen.getByLabelText('Your email address');
  await userEvent.type(field, 'not an address');
  await userEvent.click(screen.getByRole('button', { name: 'Sign-Up' }));
  expect(screen.getByRole('alert').textContent).toContain('Enter a valid email address.');
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'ann@mail.test');
  await userEvent.click(screen.getByRole('button', { name: 'Sign-Up' }));
  await screen.findByText(message);
  expect(sent()).toEqual([{ email: 'ann@mail.test' }]);
  expect(field).toHaveProperty('value', '');
});
