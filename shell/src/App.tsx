import { Navigate, type RouteObject, useLocation, useRoutes } from '@ethereal/web-kit/router.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { area } from '../area.ts';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { ApplicationBoundary } from './errors/ApplicationBoundary.tsx';
import { PageNotFound } from './errors/PageNotFound.tsx';
import { Layout } from './layout/Layout.tsx';

/**
 * Routes of the shell. The releases of the areas define which area owns a page below /ethereal (`areas/releases.ts`).
 */
const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/ethereal" replace /> },
  ...area.pages.map(({ path, redirect }) => ({
    path,
    element: <Navigate to={redirect ?? '/ethereal'} replace />,
  })),
  {
    element: <Layout />,
    children: [
      { path: '/ethereal/*', element: <AreaOutlet /> },
      { path: '*', element: <PageNotFound /> },
    ],
  },
];

type Props = {
  queryClient: QueryClient;
  /** Wraps the site in a router: the browser's router, or a static one on the server. */
  router: (children: ReactElement) => ReactElement;
};

/** Renders the whole site with one router and one query client. */
export function App({ queryClient, router }: Props) {
  return (
    <ApplicationBoundary>
      <QueryClientProvider client={queryClient}>{router(<Routes />)}</QueryClientProvider>
    </ApplicationBoundary>
  );
}

/**
 * Matches an encoded line break. The router's `*` does not match beyond a line break, so such a path would match no
 * route at all.
 */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

function Routes() {
  const { pathname } = useLocation();
  return useRoutes(routes, LINE_BREAK.test(pathname) ? '/not-found' : undefined);
}
