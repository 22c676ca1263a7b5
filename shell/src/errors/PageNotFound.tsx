import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
// The server's HTML contains the page, so its styles load with the document.
import '@ethereal/shop-ui/components/NotFound.module.css';

/** Renders the page for an address without a page. Its code loads only then. */
export const PageNotFound = lazyPart(() => import('./not-found.ts').then((file) => file.NotFound), <Spinner />);
