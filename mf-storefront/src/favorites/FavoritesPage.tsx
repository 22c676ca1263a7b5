import type { ListedFavorite } from '@ethereal/contracts/favorites';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { useFavorites } from '@ethereal/shop-ui/favorites/useFavorite.ts';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { ResultStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import grid from '../items/ItemGrid.module.css';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import page from '../items/Page.module.css';
import { earliestSaleEnd } from '../items/sale-end.ts';
import { useRefetchAt } from '../items/useRefetchAt.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import styles from './FavoritesPage.module.css';

const FAVORITE_SORTS = [
  { value: 'added', label: 'Added last' },
  { value: 'cheaper', label: 'Cheaper now' },
  { value: 'asc', label: 'Lowest to Highest' },
  { value: 'desc', label: 'Highest to Lowest' },
  { value: 'name', label: 'Name' },
] as const;
type FavoriteSort = (typeof FAVORITE_SORTS)[number]['value'];

const reduction = ({ price, priceWhenAdded = price }: ListedFavorite) => priceWhenAdded - price;

const ORDERS: Readonly<Record<FavoriteSort, (a: ListedFavorite, b: ListedFavorite) => number>> = {
  added: () => 0,
  cheaper: (a, b) => reduction(b) - reduction(a),
  asc: (a, b) => a.price - b.price,
  desc: (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name),
};

/**
 * Returns favorites in an order. Favorites that are equal in it keep the order in which they were added, latest first.
 */
const sortFavorites = (favorites: readonly ListedFavorite[], sort: FavoriteSort): ListedFavorite[] =>
  favorites.toSorted(ORDERS[sort]);

/** Renders an open box with an empty heart above it. */
function NoFavoritesPicture() {
  return (
    <svg className={styles.empty} viewBox="0 0 48 48" role="img" aria-label="No favorites yet">
      <path d="M8 27 24 34l16-7M8 27v11l16 7 16-7V27M8 27l-4 5 16 7 4-5 4 5 16-7-4-5M24 34v11" />
      <path className={styles.heart} d="M24 22c-5-3-8-6-8-10a4.5 4.5 0 0 1 8-2.6A4.5 4.5 0 0 1 32 12c0 4-3 7-8 10Z" />
    </svg>
  );
}

/** Renders the favorites of the logged-in user. */
export function FavoritesPage() {
  useDocumentTitle('Favorites');
  const { state } = useSession();
  const { data: favorites, refetch } = useFavorites();
  useRefetchAt(earliestSaleEnd(favorites ?? []), refetch);
  const isEmpty = state === 'loggedOut' || favorites?.length === 0;
  return (
    <div className={`${page.page} stack-6 one-column`}>
      <h1>{isEmpty ? 'Your Favorite Items Will appear here' : 'Your Favorite Items'}</h1>
      <MembersOnly prompt="Please Login to view your Favorites." pending={<LoadingFavorites />}>
        <Favorites />
      </MembersOnly>
    </div>
  );
}

function Favorites() {
  return (
    <QueryView
      query={useFavorites()}
      pending={<LoadingFavorites />}
      failed="Your favorites could not be loaded."
      empty={
        <EmptyState
          title="NO favorite Items"
          icon={<NoFavoritesPicture />}
          action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}
        >
          Press the heart of an item that you like, and find it here again.
        </EmptyState>
      }
    >
      {(favorites) => <FavoriteList favorites={favorites} />}
    </QueryView>
  );
}

/** Number of cards that are visible without scrolling. */
const IN_VIEW = 4;

function FavoriteList({ favorites }: { favorites: readonly ListedFavorite[] }) {
  const [sort, setSort] = useState<FavoriteSort>('added');
  return (
    <section className="stack-5" aria-label="Favorites">
      <h2 className="visually-hidden">Items</h2>
      {favorites.length > 1 && (
        <div className="line-4 end spread">
          <ResultStatus className="quiet" of={sort}>
            {countOfItems(favorites.length)}
          </ResultStatus>
          <div className={styles.sort}>
            <Select
              label="Sort"
              options={FAVORITE_SORTS}
              value={sort}
              onChange={({ target }) =>
                setSort(FAVORITE_SORTS.find(({ value }) => value === target.value)?.value ?? 'added')
              }
            />
          </div>
        </div>
      )}
      <ul className={grid.grid}>
        {sortFavorites(favorites, sort).map((favorite, at) => (
          <li key={favorite._id}>
            <FavoriteCard favorite={favorite} priority={at < IN_VIEW} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoadingFavorites() {
  return (
    <LoadingPlace label="Loading your favorites">
      <ItemGridSkeleton count={8} />
    </LoadingPlace>
  );
}
