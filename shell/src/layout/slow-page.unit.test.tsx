import { BrowserRouter, Link, useRoutes } from '@ethereal/web-kit/router.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { showSlowPages } from './slow-page.ts';

let arrive: () => void = () => undefined;
const Second = lazy(
  () => new Promise<{ default: () => string }>((done) => (arrive = () => done({ default: () => 'The second page' }))),
);

function Pages() {
  const page = useRoutes([
    { path: '/', element: <Link to="/second">Go on</Link> },
    { path: '/second', element: <Second /> },
  ]);
  return (
    <main>
      <Suspense>{page}</Suspense>
    </main>
  );
}

it('shows a bar for the page of a link that was pressed before', async () => {
  render(<main />);
  const end = showSlowPages('/before');
  expect(await screen.findByRole('status')).toBeDefined();
  screen.getByRole('main').append('The page');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  end();
  cleanup();
});

it('shows a bar while the page of a link is loading, and none afterwards', async () => {
  const end = showSlowPages();
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect((await screen.findByRole('status')).textContent).toBe('Loading the page');
  await act(async () => arrive());
  expect(await screen.findByText('The second page')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  end();
});
