import { suggestItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { useQuery } from '@tanstack/react-query';

/** How long the text must stand still before it is asked for, in milliseconds. */
const DEBOUNCE_MS = 120;

/**
 * Item names for what has been typed, none for blank text. Each answer belongs to its own text, so an older
 * answer that comes late never takes the place of a newer one.
 */
export function useSuggestions(text: string): readonly string[] {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data = [] } = useQuery({
    queryKey: ['shell', 'suggestions', query],
    queryFn: ({ signal }) => callApi(suggestItems, { query: { query }, signal }),
    enabled: query !== '',
    // Nobody has typed yet when the server renders the page.
    meta: { late: true },
    placeholderData: (before) => before,
  });
  return text.trim() === '' ? [] : data;
}
