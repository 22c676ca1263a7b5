import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useRef } from 'react';
import styles from './ItemResults.module.css';
import type { useItemList } from './useItemList.ts';

/** Distance ahead of the view at which the next page is fetched. */
const AHEAD = '800px';

/** Renders the end of the loaded list. Fetches the next page when the end is near the view, or on a press. */
export function LoadMore({ list }: { list: ReturnType<typeof useItemList> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const { search } = useLocation();
  const end = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData;

  useEffect(() => {
    const element = end.current;
    if (!element || !waits) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage({ cancelRefetch: false });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);

  if (!hasNextPage) return null;
  const next = list.data?.pages.at(-1)?.nextCursor ?? '';
  return (
    <div ref={end} className={styles.more}>
      {isFetchNextPageError && (
        <p className={styles.failed} role="alert">
          More items could not be loaded.
        </p>
      )}
      <Link className={styles.next} rel="next" to={{ search: withCursor(search, next) }}>
        Next page
      </Link>
      <Button
        className={styles.press ?? ''}
        variant="secondary"
        busy={isFetchingNextPage}
        onClick={() => fetchNextPage()}
      >
        Load more
      </Button>
    </div>
  );
}

/** Returns the address of the next part of a list, for crawlers and browsers without JavaScript. */
function withCursor(search: string, cursor: string): string {
  const query = new URLSearchParams(search);
  query.set('cursor', cursor);
  return `?${query}`;
}
