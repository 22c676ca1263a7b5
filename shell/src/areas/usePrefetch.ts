import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { prefetchPage } from './prefetch-page.ts';
import { preloadArea } from './registry.ts';
import { pageAt } from './releases.ts';

/** Minimum time that the pointer rests on a link before its page is fetched, in ms. */
const DWELL_MS = 60;

/**
 * Fetches the area of a link when the pointer or the focus reaches the link, then the code and the data of its page
 * when the pointer rests there.
 */
export function usePrefetch(): void {
  const client = useQueryClient();
  useEffect(() => {
    let hoveredLink: HTMLAnchorElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onApproach = ({ target }: Event) => {
      const link = linkAt(target);
      if (link === hoveredLink) return;
      hoveredLink = link;
      clearTimeout(timer);
      const page = link && pageAt(link.pathname);
      if (!page) return;
      preloadArea(page.area);
      const address = new URL(link.href);
      if (address.pathname + address.search !== location.pathname + location.search)
        timer = setTimeout(() => prefetch(client, page.area, address).catch(() => undefined), DWELL_MS);
    };
    document.addEventListener('pointerover', onApproach, { passive: true });
    document.addEventListener('focusin', onApproach);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [client]);
}

const prefetch = async (...page: Parameters<typeof prefetchPage>) =>
  (await import('./prefetch-page.ts')).prefetchPage(...page);

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}
