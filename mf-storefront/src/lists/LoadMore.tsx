import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useRef } from 'react';
import styles from './ItemResults.module.css';
import type { useItemList } from './useItemList.ts';

/** How far ahead of the view the next page is fetched. */
const AHEAD = '800px';

/** The end of a list so far: fetches the next page when it comes near, or by a press. */
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

/** The address of the next part of a list, for who has no JavaScript and for crawlers. */
function withCursor(search: string, cursor: string): string {
  const query = new URLSearchParams(search);
  query.set('cursor', cursor);
  return `?${query}`;
}
