import type { ListedFavorite } from '@ethereal/contracts/favorites';

export const FAVORITE_SORTS = [
  { value: 'added', label: 'Added last' },
  { value: 'cheaper', label: 'Cheaper now' },
  { value: 'asc', label: 'Lowest to Highest' },
  { value: 'desc', label: 'Highest to Lowest' },
  { value: 'name', label: 'Name' },
] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number]['value'];

const reduction = ({ price, priceWhenAdded = price }: ListedFavorite) => priceWhenAdded - price;

const ORDERS: Readonly<Record<FavoriteSort, (a: ListedFavorite, b: ListedFavorite) => number>> = {
  added: () => 0,
  cheaper: (a, b) => reduction(b) - reduction(a),
  asc: (a, b) => a.price - b.price,
  desc: (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** Returns favorites in an order; those that are equal in it keep the order in which they were added, latest first. */
export const sortFavorites = (favorites: readonly ListedFavorite[], sort: FavoriteSort): ListedFavorite[] =>
  favorites.toSorted(ORDERS[sort]);
