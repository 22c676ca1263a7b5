import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { CARDS_IN_VIEW } from '../items/picture-sizes.ts';
import type { Filters } from './filters.ts';
import styles from './ItemResults.module.css';
import { LoadMore } from './LoadMore.tsx';
import type { useItemList } from './useItemList.ts';

const Loading = () => (
  <LoadingPlace label="Loading items">
    <ItemGridSkeleton count={9} narrow />
  </LoadingPlace>
);

const NothingFound = lazyPart(() => import('./lazy-parts.ts').then((file) => file.NothingFound), <Loading />);

type Props = { list: ReturnType<typeof useItemList>; filters: Filters };

/** Renders the results of a list, and loads more as the visitor scrolls. */
export function ItemResults({ list, filters }: Props) {
  const { data, isPlaceholderData } = list;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <QueryView
      query={list}
      pending={<Loading />}
      failed="The items could not be loaded."
      isEmpty={() => items.length === 0}
      empty={<NothingFound filters={filters} instead={data?.pages[0]?.instead ?? []} />}
    >
      {() => (
        <div className={styles.results} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <h2 className="visually-hidden">Items</h2>
          <ItemGrid items={items} priority={CARDS_IN_VIEW} narrow />
          <LoadMore list={list} />
        </div>
      )}
    </QueryView>
  );
}
