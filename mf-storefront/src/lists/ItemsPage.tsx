import type { Category } from '@ethereal/contracts/fashion';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { chipsOf, type Filters } from './filters.ts';
import { ItemResults } from './ItemResults.tsx';
import styles from './ItemsPage.module.css';
import type { ChangeFilters } from './useFilters.ts';
import { useIsWide } from './useIsWide.ts';
import { useItemList } from './useItemList.ts';

type Props = {
  title: string;
  /** Set by the page's path, when it is a category's. */
  category?: Category;
  filters: Filters;
  change: ChangeFilters;
};

/** A list of items with its tabs, filters and results. */
export function ItemsPage({ title, category, filters, change }: Props) {
  useDocumentTitle(title);
  const list = useItemList(filters);
  const isWide = useIsWide();
  const { category: _, ...ofUrl } = filters;
  const chips = chipsOf(category ? ofUrl : filters);
  const first = list.data?.pages[0];
  const form = (
    <FilterForm filters={filters} change={change} facets={first?.facets} withCategory={!category} />
  );

  return (
    <div className={styles.page}>
      <CategoryTabs />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {first && (first.total === 1 ? '1 item' : `${formatCount(first.total)} items`)}
          </p>
        </div>
        <div className={styles.tools}>
          <CategorySelect />
          {!isWide && (
            <FilterSheetButton count={chips.length} total={first?.total}>
              {form}
            </FilterSheetButton>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        {isWide && (
          <aside className={styles.rail} aria-label="Filters">
            {form}
          </aside>
        )}
        <div className={styles.results}>
          <ActiveFilters chips={chips} change={change} />
          <ItemResults list={list} filters={filters} />
        </div>
      </div>
    </div>
  );
}
