import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NameDialog } from './NameDialog.tsx';

it('keeps the field of a blank name empty, and the spaces within a name', async () => {
  renderPage(
    [{ index: true, element: <NameDialog user={aUser} field="fname" onClose={() => undefined} /> }],
    '/ethereal',
  );
  const field = await screen.findByLabelText<HTMLInputElement>('New First Name');
  await userEvent.type(field, '   ');
  expect(field.validity.valueMissing).toBe(true);
  await userEvent.type(field, ' Anna Maria');
  expect(field.value).toBe('Anna Maria');
});
