import { NotFound } from '@ethereal/web-kit/components/NotFound.tsx';
import { createBrowserRouter, Navigate, type RouteObject } from '@ethereal/web-kit/router.ts';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { RouterError } from './errors/RouterError.tsx';
import { Layout } from './layout/Layout.tsx';

/** Which page of which area is behind a path below /ethereal is written in areas/pages.ts. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouterError />,
    children: [
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
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
