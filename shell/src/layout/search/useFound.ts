import { listItems, suggestItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** How long the text must stand still before it is asked for, in milliseconds. */
const DEBOUNCE_MS = 120;
/** As many as there are names. */
const ITEMS = '8';

/**
 * Item names for what has been typed, and a page of what the search finds; nothing for blank text. Each answer belongs to its own text, so an
 * older answer that comes late never takes the place of a newer one.
 */
export function useFound(text: string) {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const asked = {
    enabled: query !== '',
    // Nobody has typed yet when the server renders the page.
    meta: { late: true },
  };
  const names = useQuery({
    ...asked,
    queryKey: ['shell', 'suggestions', query],
    queryFn: ({ signal }) => callApi(suggestItems, { query: { query }, signal }),
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...asked,
    queryKey: ['shell', 'found', query],
    queryFn: ({ signal }) => callApi(listItems, { query: { search: query, limit: ITEMS }, signal }),
    placeholderData: keepPreviousData,
  });
  if (text.trim() === '') return { query: '', names: [], found: undefined };
  return { query, names: names.data ?? [], found: found.data };
}
