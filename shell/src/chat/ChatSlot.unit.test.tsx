import { fillAssistant } from '@ethereal/web-kit/assistant/fill-assistant.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ChatSlot } from './ChatSlot.tsx';

const show = () => renderPage([{ index: true, element: <ChatSlot /> }], '/ethereal');

beforeEach(() => {
  sessionStorage.clear();
  fakeApi({});
});

it('shows a button until a press opens the assistant, which then has the focus', async () => {
  show();
  expect(screen.queryByRole('log')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
  expect((await screen.findByRole('log')).textContent).toBe('Hi there, how can I help you?');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' })));
});

it('opens the assistant again after a reload without moving the focus', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
  await screen.findByRole('log');
  unmount();
  show();
  await screen.findByRole('log');
  expect(document.activeElement).toBe(document.body);
});

it('opens with a text of a page in its field, and takes a further text while it is open', async () => {
  show();
  await screen.findByRole('button', { name: 'Open chat' });
  fillAssistant('a kaftan');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' });
  expect(field.value).toBe('a kaftan');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fillAssistant('a linen kaftan');
  await waitFor(() => expect(field.value).toBe('a linen kaftan'));
  await userEvent.click(screen.getByRole('button', { name: 'Close the assistant' }));
  fillAssistant('a scarf');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' })).value).toBe('a scarf');
});
