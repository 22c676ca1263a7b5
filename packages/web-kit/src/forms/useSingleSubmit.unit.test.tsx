import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleSubmit } from './useSingleSubmit.ts';

function Form({ send }: { send: () => Promise<void> }) {
  const alone = useSingleSubmit();
  return (
    <form aria-label="Sale" onSubmit={alone(send)} noValidate>
      <input type="datetime-local" aria-label="Ends" />
    </form>
  );
}

test('sends no form with half a date, and shows the message of the browser at it', () => {
  const send = vi.fn(async () => {});
  render(<Form send={send} />);
  const ends = screen.getByLabelText('Ends');
  const validity = { badInput: true, customError: false };
  const show = vi.fn(() => false);
  // jsdom has no fields for the parts of a date.
  Object.assign(ends, { reportValidity: show });
  Object.defineProperty(ends, 'validity', { get: () => validity });
  fireEvent.submit(screen.getByRole('form'));
  expect([send.mock.calls.length, show.mock.calls.length]).toEqual([0, 1]);
  validity.badInput = false;
  fireEvent.submit(screen.getByRole('form'));
  expect(send).toHaveBeenCalledTimes(1);
});
