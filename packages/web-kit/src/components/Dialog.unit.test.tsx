import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './TextField.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters" />
    </>
  );
}

test('takes the focus and returns it to its opener', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

const options = (chosen?: string) => (
  <fieldset>
    {['S', 'M', 'L'].map((size) => (
      <button key={size} type="button" disabled={size === 'S'} aria-pressed={size === chosen}>
        {size}
      </button>
    ))}
  </fieldset>
);

const helpButton = (
  <button key="1" type="button">
    Help
  </button>
);
const homeLink = <a href="#home">Home</a>;

test.each([
  ['a field, also after a button', [helpButton, <select key="2" />], 'SELECT'],
  ['the first option that is not disabled', options(), 'M'],
  ['the chosen option', options('L'), 'L'],
  ['a link', homeLink, 'Home'],
  ['the first action when there is no content', undefined, 'No'],
])('focuses %s before the button that closes it', async (_, content, focused) => {
  render(
    <Dialog open onClose={() => undefined} title="Which one?" actions={<button type="button">No</button>}>
      {content}
    </Dialog>,
  );
  const label = () => document.activeElement?.textContent || document.activeElement?.tagName;
  await waitFor(() => expect(label()).toBe(focused));
});

test('focuses the first field of a form', async () => {
  const texts = { title: 'Name', description: 'Yours.', cancelText: 'Cancel', submitText: 'Save' };
  render(
    <FormDialog {...texts} busy={false} onSubmit={() => undefined} onClose={() => undefined}>
      <TextField label="New name" />
    </FormDialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New name')));
});

test('moves the focus to the field that the server refuses', async () => {
  const texts = { title: 'Name', description: 'Yours.', cancelText: 'Cancel', submitText: 'Save' };
  const form = (busy: boolean, fault?: string) => (
    <FormDialog {...texts} busy={busy} onSubmit={() => undefined} onClose={() => undefined}>
      <TextField label="New name" error={fault} />
    </FormDialog>
  );
  const { rerender } = render(form(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  rerender(form(true));
  rerender(form(false, 'The name is taken.'));
  expect(document.activeElement).toBe(screen.getByLabelText('New name'));
});

test('closes a form by a press outside only while nothing is typed', async () => {
  const onClose = vi.fn();
  const texts = { title: 'Note', description: 'On an order.', cancelText: 'Cancel', submitText: 'Save' };
  render(
    <FormDialog {...texts} busy={false} onSubmit={() => undefined} onClose={onClose}>
      <input aria-label="Text" />
    </FormDialog>,
  );
  const field = await screen.findByLabelText('Text');
  // The page behind a modal dialog takes no events of a simulated pointer.
  async function pressOutside() {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve));
  await pressOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(field, 'Fragile');
  await pressOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
