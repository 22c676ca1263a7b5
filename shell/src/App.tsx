import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { Navigate, type RouteObject, useLocation, useRoutes } from '@ethereal/web-kit/router.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { area } from '../area.ts';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { ApplicationBoundary } from './errors/ApplicationBoundary.tsx';
import { Layout } from './layout/Layout.tsx';

/** Which page of which area is behind a path below /ethereal, the areas' releases say (areas/releases.ts). */
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
      { path: '*', element: <NotFound /> },
    ],
  },
];

type Props = {
  queryClient: QueryClient;
  /** Puts the site into a router: the browser's, or one that stands still on the server. */
  router: (children: ReactElement) => ReactElement;
};

/** The whole site: one router, one query client. */
export function App({ queryClient, router }: Props) {
  return (
    <ApplicationBoundary>
      <QueryClientProvider client={queryClient}>{router(<Routes />)}</QueryClientProvider>
    </ApplicationBoundary>
  );
}

/** An encoded line break: the router's `*` ends before one, so that no route at all would match. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

function Routes() {
  const { pathname } = useLocation();
  return useRoutes(routes, LINE_BREAK.test(pathname) ? '/not-found' : undefined);
}
