import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { changeQuery, type Filters, readFilters } from './filters.ts';

export type ChangeFilters = (
  change: Partial<Record<keyof Filters, string>>,
  options?: { replace?: boolean },
) => void;

/** The filters of the page's URL, and a function that changes some of them; blank takes a filter away. */
export function useFilters(): { filters: Filters; change: ChangeFilters } {
  const [query, setQuery] = useSearchParams();
  const change: ChangeFilters = (some, { replace = false } = {}) =>
    setQuery((before) => changeQuery(before, some), { replace, preventScrollReset: true });
  return { filters: readFilters(query), change };
}
