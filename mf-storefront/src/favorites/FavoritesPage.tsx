import type { ListedFavorite } from '@ethereal/contracts/favorites';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { useFavorites } from '@ethereal/shop-ui/favorites/useFavorite.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import grid from '../items/ItemGrid.module.css';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import page from '../items/Page.module.css';
import { firstEnd } from '../items/sale-end.ts';
import { useRefetchAt } from '../items/useRefetchAt.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import styles from './FavoritesPage.module.css';
import { NoFavoritesPicture } from './NoFavoritesPicture.tsx';
import { FAVORITE_SORTS, type FavoriteSort, sortFavorites } from './sort-favorites.ts';

/** Renders the favorites of the logged-in user. */
export function FavoritesPage() {
  useDocumentTitle('Favorites');
  const { state } = useSession();
  const { data: favorites, refetch } = useFavorites();
  useRefetchAt(firstEnd(favorites ?? []), refetch);
  const isEmpty = state === 'loggedOut' || favorites?.length === 0;
  return (
    <div className={`${page.page} ${styles.page}`}>
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
    <section className={styles.list} aria-label="Favorites">
      <h2 className="visually-hidden">Items</h2>
      {favorites.length > 1 && (
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
