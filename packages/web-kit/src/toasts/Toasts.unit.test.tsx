import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

/** Returns the politeness of each live region around a message, from the innermost. */
async function regionsOf(message: string): Promise<(string | null)[]> {
  const regions: (string | null)[] = [];
  for (let at: Element | null = await screen.findByText(message); at; at = at.parentElement)
    if (at.matches('[aria-live], [role="alert"], [role="status"]')) regions.push(at.getAttribute('aria-live'));
  return regions;
}

test('announces an error once and at once, and any other message politely', async () => {
  render(<Toasts />);
  notify.error('The item could not be removed.');
  expect(await regionsOf('The item could not be removed.')).toEqual(['assertive']);
  notify.success('Address saved');
  expect(await regionsOf('Address saved')).toEqual(['polite']);
});

test('lists one landmark for both regions, and shows at most four messages', async () => {
  render(<Toasts />);
  for (const at of [1, 2, 3]) {
    notify.error(`Error ${at}`);
    notify.success(`Success ${at}`);
  }
  await screen.findByText('Success 2');
  expect(screen.getAllByRole('region').map((place) => place.getAttribute('aria-label'))).toEqual([
    'Notifications Alt+T',
  ]);
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(4);
});

test('closes the messages, which may cover the focused control, and those that wait on Escape', async () => {
  render(<Toasts />);
  for (const at of [1, 2, 3]) notify.success(`Item ${at} removed`);
  await screen.findByText('Item 2 removed');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByText('Item 3 removed')).toBeNull();
    const message = document.querySelector('.Toastify__toast');
    // The message leaves when its animation ends, which jsdom does not run.
    if (message) fireEvent.animationEnd(message);
    expect(message).toBeNull();
  });
});
