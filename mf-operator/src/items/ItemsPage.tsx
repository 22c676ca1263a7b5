import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import lists from '../lists/Lists.module.css';
import { MoreButton } from '../lists/MoreButton.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddress } from '../lists/useAddress.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { FeaturedItems } from './FeaturedItems.tsx';
import { HiddenItem } from './HiddenItem.tsx';
import { ItemRow } from './ItemRow.tsx';
import { itemIdIn } from './item-id.ts';
import { useSoldItems } from './useSoldItems.ts';

/** Finds items for sale, hides them with a reason, and shows hidden items again. */
export function ItemsPage() {
  useDocumentTitle('Desk: Items');
  useListKeys();
  const [search] = useAddress('find');
  const id = itemIdIn(search);
  return (
    <section className={lists.page} aria-label="Items">
      <SearchField label="Search items" hint="Words of an item that is sold, or the ID or address of any item" />
      {search === '' && <FeaturedItems />}
      {id ? <HiddenItem key={id} id={id} /> : <SoldItems search={search} />}
    </section>
  );
}

function SoldItems({ search }: { search: string }) {
  const list = useSoldItems({ search });
  if (list.isPending) return <LoadingRows label="Loading items" height="5rem" />;
  if (!list.data)
    return <ErrorState title="The items could not be loaded." onRetry={() => list.refetch()} busy={list.isFetching} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title="No items found.">Hidden ones are found by their ID.</EmptyState>;
  return (
    <>
      {search === '' && <h2>All items</h2>}
      <ul className={lists.rows} aria-busy={list.isFetching}>
        {items.map((item) => (
          <li key={item._id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
