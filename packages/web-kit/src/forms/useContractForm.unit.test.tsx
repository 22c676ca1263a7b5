import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const name = z.strictObject({
  zone: z.string().min(1, 'Zone is required.').optional(),
  city: z.string().trim().min(1, 'City is required.'),
  state: z.string(),
});
type Name = z.output<typeof name>;

function Form({ send }: { send: (place: Name) => Promise<unknown> }) {
  const form = useContractForm({
    schema: async () => name,
    defaultValues: { city: '', state: 'NY' },
    errorPrefix: 'to.',
  });
  const save = useAction({ mutationFn: send, failed: 'The place could not be saved. Please try again.', form });
  return (
    <form onSubmit={form.handleSubmit((place) => save.mutate(place))} noValidate>
      {form.watch('state') === 'XX' && <TextField label="Zone" {...form.field('zone')} />}
      <TextField label="City" {...form.field('city')} />
      <TextField label="State" {...form.field('state')} />
      <button type="submit">Save</button>
      {save.isSuccess && <p>Saved</p>}
      <Toasts />
    </form>
  );
}

function show(send: (place: Name) => Promise<unknown>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form send={send} />
    </QueryClientProvider>,
  );
  return {
    city: screen.getByLabelText('City'),
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

describe('useContractForm', () => {
  test('shows the message of the schema at the field and sends nothing', async () => {
    let sent = 0;
    const { city, submit } = show(async () => (sent += 1));
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('City is required.');
    expect(document.activeElement).toBe(city);
    expect(sent).toBe(0);
  });

  test('moves the focus to the first fault of the page, although its field was shown later', async () => {
    show(async () => undefined);
    await userEvent.clear(screen.getByLabelText('State'));
    await userEvent.type(screen.getByLabelText('State'), 'XX');
    const zone = screen.getByLabelText('Zone');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(zone));
  });

  test('shows no fault at a field that the keyboard passes, and one at a field that was emptied', async () => {
    const { city } = show(async () => undefined);
    await userEvent.tab();
    expect(document.activeElement).toBe(city);
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(screen.getByLabelText('State'));
    await userEvent.type(city, ' ');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('City is required.');
  });

  test('moves no button while a pointer presses it: the message of the left field follows the release', async () => {
    const { city } = show(async () => undefined);
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.type(city, ' ');
    fireEvent.pointerDown(save);
    save.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.pointerUp(save);
    expect((await screen.findByRole('alert')).textContent).toBe('City is required.');
  });

  test('sends once for a double click whose second press begins before the check has ended', async () => {
    const sent: Name[] = [];
    const { city } = show(async (place) => sent.push(place));
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.type(city, 'Albany');
    for (const _ of ['first', 'second']) {
      fireEvent.pointerDown(save);
      fireEvent.pointerUp(save);
      fireEvent.click(save);
    }
    await screen.findByText('Saved');
    expect(sent).toHaveLength(1);
  });

  test('sends the values as the schema parses them', async () => {
    const sent: Name[] = [];
    const { city, submit } = show(async (place) => sent.push(place));
    await userEvent.type(city, '  Albany ');
    await submit();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([{ city: 'Albany', state: 'NY' }]);
  });

  test('shows the messages of the server at the fields and no toast', async () => {
    const { city, submit } = show(async () => {
      throw new ApiError(400, { message: 'Invalid.', errors: { 'to.city': 'There is no such city.' } });
    });
    await userEvent.type(city, 'Nowhere');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such city.');
    expect(document.activeElement).toBe(city);
    expect(screen.queryByText('Invalid.')).toBeNull();
  });

  test('shows any other failure as a toast', async () => {
    const { city, submit } = show(async () => {
      throw new ApiError(503, {});
    });
    await userEvent.type(city, 'Albany');
    await submit();
    expect(await screen.findByText('The place could not be saved. Please try again.')).toBeTruthy();
  });
});
