import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

test('closes the messages, which may cover the focused control, on Escape', async () => {
  render(<Toasts />);
  notify.success('Item removed');
  await screen.findByText('Item removed');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    const message = document.querySelector('.Toastify__toast');
    // The message leaves when its animation ends, which jsdom does not run.
    if (message) fireEvent.animationEnd(message);
    expect(message).toBeNull();
  });
});
