import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialogsOnRequest } from './close-requests.ts';

const open = new Set<FakeWatcher>();
class FakeWatcher {
  oncancel = (_: Event): void => undefined;
  onclose = (): void => undefined;
  constructor() {
    open.add(this);
  }
  destroy() {
    open.delete(this);
  }
}

/** Goes back as on a phone. */
const goBack = () =>
  act(() => {
    const [top] = [...open].reverse();
    const cancel = new Event('cancel', { cancelable: true });
    top?.oncancel(cancel);
    if (!cancel.defaultPrevented) top?.onclose();
  });

function Page({ staysOpen = false }: { staysOpen?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filters" staysOpen={staysOpen} />
    </>
  );
}

let end: () => void;
beforeEach(() => {
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  end = closeDialogsOnRequest();
});
afterEach(() => {
  cleanup();
  end();
  open.clear();
  vi.unstubAllGlobals();
});

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(open.size).toBe(1));
}

it('closes the dialog when the phone goes back, and watches only while one is open', async () => {
  render(<Page />);
  expect(open.size).toBe(0);
  await openDialog();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(open.size).toBe(0));
});

it('watches a dialog that was open before', async () => {
  end();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  end = closeDialogsOnRequest();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps a dialog open in which something is typed', async () => {
  render(<Page staysOpen />);
  await openDialog();
  goBack();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined();
});
