import { listYourItems, MAX_YOUR_ITEMS } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

const load = (signal: AbortSignal, after?: string) => callApi(listYourItems, { signal, query: after ? { after } : {} });

/** Loads all items of the caller. The server limits each of its answers. */
async function loadAll(signal: AbortSignal) {
  const items = await load(signal);
  for (let part = items; part.length === MAX_YOUR_ITEMS; items.push(...part))
    part = await load(signal, items.at(-1)?._id);
  return items;
}

/** Returns the query of the caller's published items. */
export function useYourItems() {
  return useQuery({ queryKey: keys.yourItems, queryFn: ({ signal }) => loadAll(signal), staleTime: 0 });
}
