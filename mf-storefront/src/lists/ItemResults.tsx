import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { lazy, Suspense } from 'react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { CARDS_IN_VIEW } from '../items/picture-sizes.ts';
import type { Filters } from './filters.ts';
import styles from './ItemResults.module.css';
import { LoadMore } from './LoadMore.tsx';
import type { useItemList } from './useItemList.ts';

const NothingFound = lazy(() => import('./later.ts').then((file) => ({ default: file.NothingFound })));

type Props = { list: ReturnType<typeof useItemList>; filters: Filters };

/** Renders the results of a list, and loads more as the visitor scrolls. */
export function ItemResults({ list, filters }: Props) {
  const { data, isPending, isFetching, isPlaceholderData, isError, refetch } = list;
  if (isPending) return <Loading />;
  if (!data || (isError && isPlaceholderData))
    return <ErrorState title="The items could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <Suspense fallback={<Loading />}>
        <NothingFound filters={filters} instead={data.pages[0]?.instead ?? []} />
      </Suspense>
    );
  return (
    <div className={styles.results} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      <h2 className="visually-hidden">Items</h2>
      <ItemGrid items={items} priority={CARDS_IN_VIEW} narrow />
      <LoadMore list={list} />
    </div>
  );
}

const Loading = () => (
  <LoadingPlace label="Loading items">
    <ItemGridSkeleton count={9} narrow />
  </LoadingPlace>
);
