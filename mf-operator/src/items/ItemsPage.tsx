import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { RowsStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeskRole } from '../access/useDeskRole.ts';
import lists from '../lists/Lists.module.css';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddressField } from '../lists/useAddressField.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { deskKeys } from '../query-keys.ts';
import { useFeaturedItems } from './FeatureButton.tsx';
import { HideButton } from './HideButton.tsx';
import { ItemRows } from './ItemRows.tsx';
import { ShowButton } from './ShowButton.tsx';

/** Renders an item by its id, because no list contains hidden items. */
function HiddenItem({ id }: { id: string }) {
  const { isOperator } = useDeskRole();
  const name = `Item ${id}`;
  return (
    <div className={`card ${lists.row}`}>
      <p>
        Item <code>{id}</code>
      </p>
      {isOperator ? (
        <div className={`row-2 ${lists.acts}`}>
          <HideButton id={id} name={name} />
          <ShowButton id={id} name={name} />
        </div>
      ) : (
        <p className="quiet">Operators hide it and show it again.</p>
      )}
    </div>
  );
}

/** Lists the items that come first on the home page. */
function FeaturedItems() {
  return (
    <QueryView query={useFeaturedItems()} pending={null} failed="The featured items could not be loaded." empty={null}>
      {(items) => (
        <section className="stack-4 top" aria-labelledby="featured">
          <h2 id="featured">Featured on the home page</h2>
          <ItemRows items={items} />
        </section>
      )}
    </QueryView>
  );
}

/** Returns the query of the items for sale, newest first, page by page. */
function useSoldItems(filter: { search?: string }) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.items, filter],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listItems, { query: { ...filter, sort: 'newest', cursor: pageParam, limit: '24' }, signal }),
    staleTime: 0,
  });
}

/** Returns the item id in a search that is an id or an item's address. */
export const itemIdIn = (search: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{24})$/i.exec(search.trim())?.[1]?.toLowerCase();

/** Finds items for sale, hides them with a reason, and shows hidden items again. */
export function ItemsPage() {
  useDocumentTitle('Desk: Items');
  useListKeys();
  const [search] = useAddressField('find');
  const id = itemIdIn(search);
  return (
    <section className="stack-4 top" aria-label="Items">
      <SearchField label="Search items" hint="Words of an item that is sold, or the ID or address of any item" />
      {search === '' && <FeaturedItems />}
      {id ? <HiddenItem key={id} id={id} /> : <SoldItems search={search} />}
    </section>
  );
}

function SoldItems({ search }: { search: string }) {
  const list = useSoldItems({ search });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <RowsStatus label="Items" list={list} count={items.length} />
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading items" height="5rem" />}
        failed="The items could not be loaded."
        isEmpty={() => items.length === 0}
        empty={<EmptyState title="No items found.">Hidden ones are found by their ID.</EmptyState>}
      >
        {() => (
          <>
            {search === '' && <h2>All items</h2>}
            <ItemRows items={items} isBusy={list.isFetching} />
            <MoreButton list={list} className="middle" />
          </>
        )}
      </QueryView>
    </>
  );
}
