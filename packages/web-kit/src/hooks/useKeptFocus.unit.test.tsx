// @vitest-environment jsdom
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

const controls = (busy: boolean) => (
  <>
    <Button busy={busy}>Add</Button>
    <Select label="Quantity" options={[{ value: '1', label: '1' }]} disabled={busy} />
    <Button>Other</Button>
  </>
);
afterEach(cleanup);

/** What a browser does to a control that is disabled under the focus; jsdom leaves it there. */
const takeFocus = (control: HTMLElement) => control.blur();

test.each(['Add', 'Quantity'])('%s has the focus again after it was busy', (name) => {
  const { rerender } = render(controls(false));
  const control = name === 'Add' ? screen.getByRole('button', { name }) : screen.getByLabelText(name);
  control.focus();
  rerender(controls(true));
  expect(control).toHaveProperty('disabled', true);
  takeFocus(control);
  rerender(controls(false));
  expect(document.activeElement).toBe(control);
});

test('a press on the busy control, which focuses what is around it, does not count as going elsewhere', () => {
  const around = (busy: boolean) => <main tabIndex={-1}>{controls(busy)}</main>;
  const { rerender } = render(around(false));
  const add = screen.getByRole('button', { name: 'Add' });
  add.focus();
  rerender(around(true));
  screen.getByRole('main').focus();
  rerender(around(false));
  expect(document.activeElement).toBe(add);
});

test('a person who moved elsewhere meanwhile stays there', () => {
  const { rerender } = render(controls(false));
  screen.getByRole('button', { name: 'Add' }).focus();
  rerender(controls(true));
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  rerender(controls(false));
  expect(document.activeElement).toBe(other);
});
