import { ItemsPage } from './ItemsPage.tsx';
import { useFilters } from './useFilters.ts';

/** Everything in the shop, or what a search finds. */
export function AllItemsPage() {
  const { filters, change } = useFilters();
  const title = filters.search === undefined ? 'All Items' : `Results for “${filters.search}”`;
  return <ItemsPage title={title} filters={filters} change={change} />;
}
