import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useParams } from '@ethereal/web-kit/router.ts';
import { categoryOf } from './filters.ts';
import { ItemsPage } from './ItemsPage.tsx';
import { useFilters } from './useFilters.ts';

const NotFound = lazyPart(() => import('./lazy-parts.ts').then((file) => file.NotFound), <Spinner />);

/** Renders all items of the shop, or the results of a search. */
export function AllItemsPage() {
  const { filters, change } = useFilters();
  const whole = filters.offers ? 'Offers' : 'All Items';
  const title = filters.search === undefined ? whole : `Results for “${filters.search}”`;
  return <ItemsPage title={title} filters={filters} change={change} />;
}

/** Renders the items of one category. */
export function CategoryPage() {
  const category = categoryOf(useParams().category);
  const { filters, change } = useFilters();
  if (!category) return <NotFound />;
  return (
    <ItemsPage
      title={CATEGORY_LABELS[category]}
      category={category}
      filters={{ ...filters, category }}
      change={change}
    />
  );
}
