import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextForm } from './TextForm.tsx';

test('moves the focus to the field when nothing was entered, and sends the text without spaces around it', async () => {
  const onSubmit = vi.fn();
  const texts = { keptAs: 'note', label: 'Note', missing: 'Note is required.', submitText: 'Save' };
  render(<TextForm {...texts} rows={2} maxLength={100} busy={false} onSubmit={onSubmit} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(screen.getByRole('alert').textContent).toBe('Note is required.');
  const field = screen.getByLabelText('Note');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, ' Fragile ');
  await userEvent.click(save);
  expect(onSubmit.mock.calls).toEqual([['Fragile']]);
});

test('states the limit while the field is full, since the end of a longer text is lost', async () => {
  const texts = { keptAs: 'long note', label: 'Note', missing: 'Note is required.', submitText: 'Save' };
  render(<TextForm {...texts} rows={2} maxLength={1000} busy={false} onSubmit={vi.fn()} />);
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.paste('x'.repeat(3000));
  expect(screen.getByRole('alert').textContent).toBe('At most 1,000 characters. What goes beyond is left out.');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});
