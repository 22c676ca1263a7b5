import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useEffect, useState } from 'react';
import { changeQuery, type FilterChange } from './filter-changes.ts';
import { type Filters, readFilters } from './filters.ts';

export type ChangeFilters = (change: FilterChange) => void;

/**
 * Returns the filters of the page's URL, and a function that changes some of them; a blank value removes a filter. Each
 * change is an entry of the history, so that Back undoes it, and the scroll position stays. A navigation takes a
 * moment, so a change is shown, and the next change builds on it, before the URL contains it.
 */
export function useFilters(): { filters: Filters; change: ChangeFilters } {
  const [query, setQuery] = useSearchParams();
  const [pendingChange, setPendingChange] = useState<{ queries: readonly string[]; query: URLSearchParams }>();
  const text = query.toString();
  // Before the URL has the latest change, it passes through the earlier ones, possibly late.
  const activeChange = pendingChange?.queries.includes(text) ? pendingChange : undefined;
  const shown = activeChange?.query ?? query;
  useEffect(() => {
    setPendingChange((it) => (it?.queries.includes(text) && it.query.toString() !== text ? it : undefined));
  }, [text]);
  useEffect(() => {
    // Back restores the filters of the URL, even if the change that it undoes was never rendered.
    const discard = () => setPendingChange(undefined);
    addEventListener('popstate', discard);
    return () => removeEventListener('popstate', discard);
  }, []);

  const change: ChangeFilters = (newFilters) => {
    const changed = changeQuery(shown, newFilters);
    setPendingChange({ queries: [...(activeChange?.queries ?? [text]), changed.toString()], query: changed });
    setQuery(changed, { state: { keepsPlace: true } });
  };
  return { filters: readFilters(shown), change };
}
