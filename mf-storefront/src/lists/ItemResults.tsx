import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { SearchX } from 'lucide-react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { CARDS_IN_VIEW } from '../items/picture-sizes.ts';
import { Corrected } from './Corrected.tsx';
import { type Filters, nothingFound } from './filters.ts';
import styles from './ItemResults.module.css';
import { LoadMore } from './LoadMore.tsx';
import type { useItemList } from './useItemList.ts';

type Props = { list: ReturnType<typeof useItemList>; filters: Filters };

/** What a list found so far, and more as one scrolls. */
export function ItemResults({ list, filters }: Props) {
  const { data, isPending, isFetching, isPlaceholderData, isError, refetch } = list;
  if (isPending)
    return (
      <LoadingPlace label="Loading items">
        <ItemGridSkeleton count={9} narrow />
      </LoadingPlace>
    );
  if (!data || (isError && isPlaceholderData))
    return <ErrorState title="The items could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  const items = data.pages.flatMap((page) => page.items);
  const corrected = data.pages[0]?.corrected;
  if (items.length === 0)
    return (
      <EmptyState
        title={nothingFound(filters)}
        icon={<SearchX size={44} strokeWidth={1.4} />}
        action={
          <Link className={styles.all} to="/ethereal/all">
            See all items
          </Link>
        }
      />
    );
  return (
    <div className={styles.results} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      {corrected && <Corrected search={filters.search} corrected={corrected} />}
      <h2 className="visually-hidden">Items</h2>
      <ItemGrid items={items} priority={CARDS_IN_VIEW} narrow />
      <LoadMore list={list} />
    </div>
  );
}
