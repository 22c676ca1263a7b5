import type { Category } from '@ethereal/contracts/fashion';
import { useParams, useSearchParams } from '@ethereal/web-kit/router.ts';
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homeItems } from './home/useHomeItems.ts';
import { itemOf } from './item/useItem.ts';
import { categoryOf, type Filters, readFilters } from './lists/filters.ts';
import { itemList } from './lists/useItemList.ts';

// These ask for what a page shows while the page's own code is still on its way, not after it.
type Props = { children: ReactNode };

export function WithHomeItems({ children }: Props) {
  usePrefetchQuery(homeItems);
  return children;
}

export function WithItemList({ children }: Props) {
  const { category: segment } = useParams();
  const filters = readFilters(useSearchParams()[0]);
  if (segment === undefined) return <Listed filters={filters}>{children}</Listed>;
  const category = categoryOf(segment);
  return category ? <Listed filters={{ ...filters, category }}>{children}</Listed> : children;
}

function Listed({ filters, children }: Props & { filters: Filters }) {
  usePrefetchInfiniteQuery(itemList(filters));
  return children;
}

export function WithItem({ children }: Props) {
  const { category: segment, id = '' } = useParams();
  const category = categoryOf(segment);
  return category ? (
    <Found category={category} id={id}>
      {children}
    </Found>
  ) : (
    children
  );
}

function Found({ category, id, children }: Props & { category: Category; id: string }) {
  usePrefetchQuery(itemOf(category, id));
  return children;
}
