import { ItemsPage } from './ItemsPage.tsx';
import { useFilters } from './useFilters.ts';

/** Renders all items of the shop, or the results of a search. */
export function AllItemsPage() {
  const { filters, change } = useFilters();
  const title = filters.search === undefined ? 'All Items' : `Results for “${filters.search}”`;
  return <ItemsPage title={title} filters={filters} change={change} />;
}
