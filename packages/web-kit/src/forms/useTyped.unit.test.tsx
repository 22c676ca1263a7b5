import { useTypedText } from '@ethereal/web-kit/forms/useTypedText.ts';
import { adoptToken, endSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Reason({ name = 'cancel: Coat' }: { name?: string }) {
  const [text, setText] = useTypedText(name);
  return <textarea aria-label="Reason" value={text} onChange={({ target }) => setText(target.value)} />;
}

const logInAs = (_id: string) => {
  fakeApi({ 'GET /api/user-details': { ...aUser, _id } });
  return act(() => adoptToken(`${_id}.b.c`));
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
