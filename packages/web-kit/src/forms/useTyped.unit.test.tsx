import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { adoptToken, endSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Reason({ name = 'cancel: Coat' }: { name?: string }) {
  const [text, setText] = useTyped(name, '');
  return <textarea aria-label="Reason" value={text} onChange={({ target }) => setText(target.value)} />;
}

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
const logInAs = (_id: string) => {
  fakeApi({ 'GET /api/user-details': { ...aUser, _id } });
  return act(() => adoptToken(tokenOf(_id)));
};
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason').value;

/** Types a reason and ends the session, which removes the field. */
async function typeUntilTheEnd() {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Reason />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Too small');
  act(endSession);
  unmount();
}

test('gives the text back to its author after the session has ended, once', async () => {
  await typeUntilTheEnd();
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Reason />);
  expect(reason()).toBe('Too small');
  unmount();
  render(<Reason />);
  expect(reason()).toBe('');
});

test('gives the text to no other person, and to no other field', async () => {
  await typeUntilTheEnd();
  await logInAs('b'.repeat(24));
  const { unmount } = render(<Reason />);
  expect(reason()).toBe('');
  unmount();
  await typeUntilTheEnd();
  await logInAs('a'.repeat(24));
  render(<Reason name="cancel: Scarf" />);
  expect(reason()).toBe('');
});

test('keeps nothing of a field that is closed in a session', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Reason />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Too small');
  unmount();
  render(<Reason />);
  expect(reason()).toBe('');
});

test('keeps the text while another tab replaces the session', async () => {
  await logInAs('a'.repeat(24));
  startSession();
  const { unmount } = render(<Reason />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Too small');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
  unmount();
  await logInAs('a'.repeat(24));
  render(<Reason />);
  expect(reason()).toBe('Too small');
});

const leavePage = () => dispatchEvent(new Event('pagehide'));

test('gives the text back after a reload of the page, once', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Reason />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Too small');
  leavePage();
  unmount();
  const again = render(<Reason />);
  expect(reason()).toBe('Too small');
  again.unmount();
  render(<Reason />);
  expect(reason()).toBe('');
});

test('gives nothing back of a field that was closed after the browser showed the left page again', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Reason />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Too small');
  leavePage();
  dispatchEvent(new Event('pageshow'));
  unmount();
  render(<Reason />);
  expect(reason()).toBe('');
});

function Stock({ left }: { left: string }) {
  const [text, setText] = useTyped('stock of Coat', left);
  return <input aria-label="Stock" value={text} onChange={({ target }) => setText(target.value)} />;
}

test('gives nothing back when the field begins with another value than before', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Stock left="3" />);
  await userEvent.type(screen.getByLabelText('Stock'), '0');
  leavePage();
  unmount();
  render(<Stock left="2" />);
  expect(screen.getByLabelText<HTMLInputElement>('Stock').value).toBe('2');
});

const place = z.object({ city: z.string(), isDefault: z.boolean() });

function Address() {
  const form = useContractForm({
    schema: async () => place,
    keptAs: 'address: new',
    defaultValues: { city: '', isDefault: false },
  });
  return (
    <>
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Default" type="checkbox" {...form.register('isDefault')} />
    </>
  );
}

test('gives the values of a form back to their author, and none of another shape', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Address />);
  await userEvent.type(screen.getByLabelText('City'), 'Albany');
  await userEvent.click(screen.getByLabelText('Default'));
  act(endSession);
  unmount();
  const key = 'ethereal.typed.address: new';
  const stored = sessionStorage.getItem(key) ?? '';
  await logInAs('a'.repeat(24));
  const again = render(<Address />);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Albany');
  expect(screen.getByLabelText<HTMLInputElement>('Default').checked).toBe(true);
  again.unmount();
  sessionStorage.setItem(key, stored.replace('"Albany"', '12'));
  render(<Address />);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
});

test('stores nothing of a form without changes', async () => {
  await logInAs('a'.repeat(24));
  const { unmount } = render(<Address />);
  act(endSession);
  unmount();
  expect(sessionStorage).toHaveLength(0);
});
