import type { Category } from '@ethereal/contracts/fashion';
import type { Card } from '@ethereal/contracts/items';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ResultStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { siteOrigin } from '@ethereal/web-kit/page/server-page.ts';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import filterFormStyles from './FilterForm.module.css';
import { FilterForm } from './FilterForm.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { chipsOf } from './filter-changes.ts';
import { CATEGORY_CHOICES, titleOf } from './filter-labels.ts';
import { categoryOf, type Filters, pathOf } from './filters.ts';
import { ItemResults } from './ItemResults.tsx';
import styles from './ItemsPage.module.css';
import type { ChangeFilters } from './useFilters.ts';
import { useItemList } from './useItemList.ts';

/** Returns a list as schema.org data for search engines. `origin` makes addresses absolute. */
function listData(name: string, items: readonly Pick<Card, '_id' | 'name' | 'category'>[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${origin}/ethereal/categories/${item.category}/${item._id}`,
    })),
  };
}

type PlainFormProps = {
  /** Text of the search that the filters narrow. */
  search: string | undefined;
  children: ReactNode;
};

/** Renders the filters as a form that a browser without JavaScript can submit. The button is shown only there. */
function PlainForm({ search, children }: PlainFormProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {search !== undefined && <input type="hidden" name="search" value={search} />}
      {children}
      <div className={filterFormStyles.apply}>
        <Button type="submit" wide>
          Show items
        </Button>
      </div>
    </form>
  );
}

const ALL = { value: 'all', label: 'All' };

/** Renders the category dropdown, which shows the third segment of the path and opens the chosen category. */
function CategorySelect() {
  const navigate = useNavigate();
  const choice = useSettledChoice(choiceAt(useLocation().pathname), (next) =>
    navigate(next === ALL.value ? '/ethereal/all' : `/ethereal/categories/${next}`),
  );
  return <Select label="Category" name="categoryDropdown" options={[ALL, ...CATEGORY_CHOICES]} {...choice} />;
}

function choiceAt(pathname: string): string {
  const category = categoryOf(pathname.split('/')[3]);
  const choice = category && CATEGORY_CHOICES.find(({ value }) => value === pathOf(category));
  return choice?.value ?? ALL.value;
}

const SearchReading = lazyPart(() => import('./lazy-parts.ts').then((file) => file.SearchReading), null);

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
    <div className={`stack-5 one-column ${styles.page}`}>
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
          <ResultStatus className={`quiet ${styles.count}`} of={first}>
            {first && countOfItems(first.total)}
          </ResultStatus>
        </div>
        <a className="skip" href="#results">
          Skip to results
        </a>
        <div className={`line-3 end ${styles.tools}`}>
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
        <div className="stack-4 one-column top">
          <ActiveFilters chips={chips} change={change} />
          {filters.search !== undefined && <SearchReading page={first} search={filters.search} />}
          <section id="results" tabIndex={-1} aria-label="Results">
            <ItemResults list={list} filters={filters} />
          </section>
        </div>
      </div>
    </div>
  );
}
