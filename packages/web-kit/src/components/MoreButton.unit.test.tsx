import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const outcome = (error: Error | null) => async () => ({ isFetchNextPageError: error !== null, error });

function show(list: Parameters<typeof MoreButton>[0]['list']) {
  render(
    <>
      <MoreButton list={list}>Show older orders</MoreButton>
      <Toasts />
    </>,
  );
}

test('loads the next page, and states that it could not be loaded', async () => {
  const fetchNextPage = vi.fn(outcome(null)).mockImplementationOnce(outcome(new Error('refused')));
  show({ hasNextPage: true, isFetching: false, fetchNextPage });
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByText('More could not be loaded. Please try again.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText('More could not be loaded. Please try again.')).toHaveLength(1);
});

test('accepts no press while the list is read again', () => {
  show({ hasNextPage: true, isFetching: true, fetchNextPage: outcome(null) });
  expect(screen.getByRole('button', { name: 'Show older orders' }).matches(':disabled')).toBe(true);
});

test('renders nothing at the end of the list', () => {
  show({ hasNextPage: false, isFetching: false, fetchNextPage: outcome(null) });
  expect(screen.queryByRole('button')).toBeNull();
});
