import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { lazy, Suspense } from 'react';
// The server's HTML contains the page, so its styles load with the document.
import '@ethereal/shop-ui/components/NotFound.module.css';

const NotFound = lazy(() => import('./not-found.ts').then((file) => ({ default: file.NotFound })));

/** Renders the page for an address without a page. Its code loads only then. */
export function PageNotFound() {
  return (
    <Suspense fallback={<Spinner />}>
      <NotFound />
    </Suspense>
  );
}
