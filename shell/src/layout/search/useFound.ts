import { searchSuggestions } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Milliseconds for which the text must stand still before suggestions are requested. */
const DEBOUNCE_MS = 120;

/**
 * Returns suggestions for what has been typed; popular kinds for blank text. Each answer belongs to its own text, so an
 * older answer that comes late never takes the place of a newer one.
 */
export function useFound(text: string) {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    // Nobody has typed yet when the server renders the page.
    meta: { late: true },
    queryKey: ['shell', 'suggestions', query],
    queryFn: ({ signal }) => callApi(searchSuggestions, { query: { query }, signal }),
    placeholderData: query === '' ? undefined : keepPreviousData,
  });
  const isOfText = (text.trim() === '') === (query === '');
  return isOfText ? data : undefined;
}
