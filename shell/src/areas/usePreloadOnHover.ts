import { useEffect } from 'react';
import { pageAt } from './pages.ts';
import { preloadArea } from './registry.ts';

/** Fetches the area behind a link when the pointer or the focus comes near it. */
export function usePreloadOnHover(): void {
  useEffect(() => {
    const consider = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const page = pageAt(link.pathname);
      if (page) preloadArea(page.area);
    };
    document.addEventListener('pointerover', consider, { passive: true });
    document.addEventListener('focusin', consider);
    return () => {
      document.removeEventListener('pointerover', consider);
      document.removeEventListener('focusin', consider);
    };
  }, []);
}
