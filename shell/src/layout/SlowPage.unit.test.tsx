// @vitest-environment jsdom
import { BrowserRouter, Link, useRoutes } from '@ethereal/web-kit/router.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SlowPage } from './SlowPage.tsx';

let arrive: () => void = () => undefined;
const Second = lazy(
  () => new Promise<{ default: () => string }>((done) => (arrive = () => done({ default: () => 'The second page' }))),
);
const Pages = () =>
  useRoutes([
    { path: '/', element: <Link to="/second">Go on</Link> },
    { path: '/second', element: <Second /> },
  ]);
afterEach(cleanup);

it('shows a bar while the page of a link is loading, and none afterwards', async () => {
  render(
    <BrowserRouter>
      <Suspense>
        <Pages />
      </Suspense>
      <SlowPage />
    </BrowserRouter>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect((await screen.findByRole('status')).textContent).toBe('Loading the page');
  await act(async () => arrive());
  expect(await screen.findByText('The second page')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
