import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import { type RouteObject, useRoutes } from '@ethereal/web-kit/router.ts';
import { Toasts } from '@ethereal/web-kit/toasts/Toasts.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';

// jsdom computes no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Renders the routes of an area at an address as the shell does, without the layout. For unit tests only. */
export function renderPage(routes: RouteObject[], address: string): RenderResult {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Suspense fallback="Loading">
          <Site routes={routes} />
        </Suspense>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Site({ routes }: { routes: RouteObject[] }) {
  return useRoutes([{ path: '/ethereal/*', element: <Area routes={routes} /> }]);
}

function Area({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
