import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useEffect, useState } from 'react';
import { changeQuery, type FilterChange, type Filters, readFilters } from './filters.ts';

export type ChangeFilters = (change: FilterChange) => void;

/**
 * The filters of the page's URL, and a function that changes some of them; blank takes a filter away.
 * Each change is a step of its own, so that Back undoes it, and the page stays where it is.
 * A navigation takes a moment, so a change shows, and the next one builds on it, before the URL has it.
 */
export function useFilters(): { filters: Filters; change: ChangeFilters } {
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState<{ on: readonly string[]; query: URLSearchParams }>();
  const text = query.toString();
  // On its way there the URL becomes what was wanted before, too, which may be late.
  const onItsWay = wanted?.on.includes(text) ? wanted : undefined;
  const shown = onItsWay?.query ?? query;
  useEffect(() => {
    setWanted((it) => (it?.on.includes(text) && it.query.toString() !== text ? it : undefined));
  }, [text]);
  useEffect(() => {
    // Back goes to what the URL says, also when it comes before the change that it undoes was ever shown.
    const forget = () => setWanted(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  const change: ChangeFilters = (some) => {
    const changed = changeQuery(shown, some);
    setWanted({ on: [...(onItsWay?.on ?? [text]), changed.toString()], query: changed });
    setQuery(changed, { state: { keepsPlace: true } });
  };
  return { filters: readFilters(shown), change };
}
