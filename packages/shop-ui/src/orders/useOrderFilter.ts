import { LINE_STATUSES, type LineStatus, MAX_ORDER_SEARCH } from '@ethereal/contracts/orders';
import { useSearchParams } from '@ethereal/web-kit/router.ts';

/** Orders to list. Empty texts list all. */
export type OrderFilter = { search: string; status: LineStatus | '' };

/** Returns the status of this name; an empty text for another name. */
export const statusOf = (name: string | null): OrderFilter['status'] =>
  LINE_STATUSES.find((status) => status === name) ?? '';

/** Returns the filter of the page's address, and a function that changes the address; Back keeps the last filter. */
export function useOrderFilter() {
  const [query, setQuery] = useSearchParams();
  const filter: OrderFilter = {
    search: (query.get('search') ?? '').slice(0, MAX_ORDER_SEARCH),
    status: statusOf(query.get('status')),
  };
  function change(next: OrderFilter) {
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(kept), { replace: true, state: { keepsPlace: true } });
  }
  return { filter, change, isFiltered: filter.search !== '' || filter.status !== '' };
}
