import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { useParams } from '@ethereal/web-kit/router.ts';
import { categoryOf } from './filters.ts';
import { ItemsPage } from './ItemsPage.tsx';
import { useFilters } from './useFilters.ts';

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
