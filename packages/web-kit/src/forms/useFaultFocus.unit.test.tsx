import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useFaultFocus } from './useFaultFocus.ts';

type Props = { attempt: number; group?: string; isFaulty?: boolean; children?: ReactNode };

function Form({ attempt, group = '', isFaulty = false, children }: Props) {
  return (
    <form ref={useFaultFocus(attempt)}>
      {children}
      <input aria-label="Name" />
      <fieldset>
        <legend>Stock</legend>
        <input aria-label="Pieces" />
        <p role="alert">{group}</p>
      </fieldset>
      <input aria-label="Price" aria-invalid={isFaulty} />
    </form>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('moves the focus to the first field at fault after an attempt', () => {
  const { rerender } = render(<Form attempt={0} isFaulty />);
  expect(focused()).toBeNull();
  rerender(<Form attempt={1} isFaulty />);
  expect(focused()).toBe('Price');
});

test('moves the focus to the group that a message belongs to', () => {
  const { rerender } = render(<Form attempt={0} />);
  rerender(<Form attempt={1} isFaulty group="Stock must be a whole number." />);
  expect(focused()).toBe('Pieces');
});

test('moves the focus past a message that concerns no control', () => {
  const { rerender } = render(<Form attempt={0} />);
  rerender(
    <Form attempt={1} isFaulty>
      <p role="alert">Your orders could not be loaded.</p>
    </Form>,
  );
  expect(focused()).toBe('Price');
});

test('moves the focus past a field that is full', async () => {
  const title = (
    <fieldset>
      <TextField label="Title" maxLength={3} />
    </fieldset>
  );
  const { rerender } = render(<Form attempt={0}>{title}</Form>);
  await userEvent.type(screen.getByLabelText('Title'), 'abc');
  expect(screen.getByText(/^At most 3 characters/)).toBeDefined();
  rerender(
    <Form attempt={1} isFaulty>
      {title}
    </Form>,
  );
  expect(focused()).toBe('Price');
});

test('leaves the focus where it is while the seller types, and without a fault', () => {
  const { rerender } = render(<Form attempt={1} />);
  screen.getByLabelText('Name').focus();
  rerender(<Form attempt={1} isFaulty />);
  rerender(<Form attempt={2} />);
  expect(focused()).toBe('Name');
});
