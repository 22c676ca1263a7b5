/**
 * Exports only the names of the router that are in use, so that the rest of react-router-dom stays out of the bundle.
 * Import from here, never from react-router-dom, or a remote gets a router of its own.
 */
export type { Location, RouteObject } from 'react-router-dom';
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Link, NavLink } from './navigation/link.ts';
