import { NotFound } from '@ethereal/web-kit/components/NotFound.tsx';
import { BrowserRouter, Navigate, type RouteObject, useRoutes } from '@ethereal/web-kit/router.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { ApplicationBoundary } from './errors/ApplicationBoundary.tsx';
import { Layout } from './layout/Layout.tsx';

/** Which page of which area is behind a path below /ethereal is written in areas/pages.ts. */
const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/ethereal" replace /> },
  { path: '/cart', element: <Navigate to="/ethereal/cart" replace /> },
  { path: '/favorites', element: <Navigate to="/ethereal/favorites" replace /> },
  {
    element: <Layout />,
    children: [
      { path: '/ethereal/*', element: <AreaOutlet /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** The whole site: one router, one query client. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ApplicationBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </QueryClientProvider>
    </ApplicationBoundary>
  );
}

function Routes() {
  return useRoutes(routes);
}
