import { searchSuggestions } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Time without typing after which suggestions are requested, in ms. */
const DEBOUNCE_MS = 120;

/**
 * Returns suggestions for the typed text, or popular kinds for a blank text. Each answer belongs to its own text, so an
 * older answer that arrives late never replaces a newer one.
 */
export function useFound(text: string) {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    // The server does not request suggestions, because no text is typed before the page is loaded.
    meta: { late: true },
    queryKey: ['shell', 'suggestions', query],
    queryFn: ({ signal }) => callApi(searchSuggestions, { query: { query }, signal }),
    placeholderData: query === '' ? undefined : keepPreviousData,
  });
  const isOfText = (text.trim() === '') === (query === '');
  return isOfText ? data : undefined;
}
