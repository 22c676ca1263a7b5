import type { Category } from '@ethereal/contracts/fashion';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { siteOrigin } from '@ethereal/web-kit/page/server-page.ts';
import { lazy, Suspense } from 'react';
import { countOfItems } from '../items/count-of-items.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { chipsOf } from './filter-changes.ts';
import { titleOf } from './filter-words.ts';
import type { Filters } from './filters.ts';
import { ItemResults } from './ItemResults.tsx';
import styles from './ItemsPage.module.css';
import { listData } from './list-data.ts';
import { PlainForm } from './PlainForm.tsx';
import type { ChangeFilters } from './useFilters.ts';
import { useItemList } from './useItemList.ts';

const SearchReading = lazy(() => import('./later.ts').then((file) => ({ default: file.SearchReading })));

type Props = {
  title: string;
  /** Category of the page's path, if it is the page of a category. */
  category?: Category;
  filters: Filters;
  change: ChangeFilters;
};

/** Renders a list of items with its tabs, filters and results. */
export function ItemsPage({ title: ofPage, category, filters, change }: Props) {
  const title = titleOf(ofPage, filters);
  const list = useItemList(filters);
  const { category: _, ...ofUrl } = filters;
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const chips = chipsOf(category ? ofUrl : filters);
  const first = list.data?.pages[0];
  const form = <FilterForm filters={filters} change={change} facets={first?.facets} withCategory={!category} />;

  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={`${title} at Ethereal., the marketplace for clothing and lifestyle.`}
        query={filters.search === undefined ? '' : `?search=${encodeURIComponent(filters.search)}`}
        jsonLd={process.env.ETHEREAL_BUILD === 'browser' ? {} : listData(title, found, siteOrigin())}
      />
      <CategoryTabs />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {first && countOfItems(first.total)}
          </p>
        </div>
        <div className={styles.tools}>
          <div className={styles.select}>
            <CategorySelect />
          </div>
          {/* Without scripts, which open the sheet, the filters are below the results. */}
          <a className={styles.toFilters} href="#filters">
            Filters
          </a>
          <div className={styles.sheet}>
            <FilterSheetButton count={chips.length} total={first?.total}>
              {form}
            </FilterSheetButton>
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <aside id="filters" className={styles.rail} aria-label="Filters">
          <PlainForm search={filters.search}>{form}</PlainForm>
        </aside>
        <div className={styles.results}>
          <ActiveFilters chips={chips} change={change} />
          {filters.search !== undefined && (
            <Suspense>
              <SearchReading page={first} search={filters.search} />
            </Suspense>
          )}
          <ItemResults list={list} filters={filters} />
        </div>
      </div>
    </div>
  );
}
