import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const controls = (busy: boolean) => (
  <>
    <Button busy={busy}>Add</Button>
    <Select label="Quantity" options={[{ value: '1', label: '1' }]} disabled={busy} />
    <Button>Other</Button>
  </>
);

/** Removes the focus as browsers do from a disabled control; jsdom keeps it. */
const takeFocus = (control: HTMLElement) => control.blur();

test.each(['Add', 'Quantity'])('returns the focus to %s after it was busy', (name) => {
  const { rerender } = render(controls(false));
  const control = name === 'Add' ? screen.getByRole('button', { name }) : screen.getByLabelText(name);
  control.focus();
  rerender(controls(true));
  expect(control).toHaveProperty('disabled', true);
  takeFocus(control);
  rerender(controls(false));
  expect(document.activeElement).toBe(control);
});

test('ignores a press on the busy control, which focuses its container', () => {
  const around = (busy: boolean) => <main tabIndex={-1}>{controls(busy)}</main>;
  const { rerender } = render(around(false));
  const add = screen.getByRole('button', { name: 'Add' });
  add.focus();
  rerender(around(true));
  screen.getByRole('main').focus();
  rerender(around(false));
  expect(document.activeElement).toBe(add);
});

test('leaves the focus on another element that the user focused', () => {
  const { rerender } = render(controls(false));
  screen.getByRole('button', { name: 'Add' }).focus();
  rerender(controls(true));
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  rerender(controls(false));
  expect(document.activeElement).toBe(other);
});
