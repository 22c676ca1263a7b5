import { useLocation } from '@ethereal/web-kit/router.ts';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades from one page to the next where the browser can; what changes within a page (filters, more items) is there at once. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  const fades = pathname !== shown && !isCalm();
  return (
    <ViewTransition default="none" update={fades ? 'page' : 'none'}>
      {children}
    </ViewTransition>
  );
}
