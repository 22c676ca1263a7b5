import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Names({ load }: { load: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['names'], queryFn: load });
  return (
    <QueryView
      query={query}
      pending={<p>Loading</p>}
      failed="The names could not be loaded."
      missing={<p>Missing</p>}
      empty={<p>Empty</p>}
    >
      {(names) => (
        <>
          <p>{names.join(', ')}</p>
          <button type="button" onClick={() => void query.refetch()}>
            Reload
          </button>
        </>
      )}
    </QueryView>
  );
}

const show = (load: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={client()}>
      <Names load={load} />
    </QueryClientProvider>,
  );

describe('QueryView', () => {
  test('shows pending, then the content', async () => {
    show(async () => ['Ada', 'Grace']);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('Ada, Grace')).toBeTruthy();
  });

  test('shows an empty list as empty', async () => {
    show(async () => []);
    expect(await screen.findByText('Empty')).toBeTruthy();
  });

  test('shows a 404 as missing', async () => {
    show(async () => {
      throw new ApiError(404, {});
    });
    expect(await screen.findByText('Missing')).toBeTruthy();
  });

  test('shows an error whose Retry loads again', async () => {
    let tries = 0;
    let answer = () => {};
    show(async () => {
      tries += 1;
      if (tries === 1) throw new ApiError(503, {});
      await new Promise<void>((resolve) => (answer = resolve));
      return ['Ada'];
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The names could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert').textContent).toContain('The names could not be loaded.');
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveProperty('disabled', true);
    answer();
    expect(await screen.findByText('Ada')).toBeTruthy();
  });

  test('keeps the content in view when a later request fails', async () => {
    let tries = 0;
    show(async () => {
      tries += 1;
      if (tries > 1) throw new ApiError(503, {});
      return ['Ada'];
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(tries).toBe(2);
    expect(screen.getByText('Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
