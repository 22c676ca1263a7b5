import { LINE_STATUSES, type LineStatus } from '@ethereal/contracts/orders';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useEffect, useState } from 'react';
import styles from './BuyerOrdersPage.module.css';

/** Milliseconds without a key press after which a search starts. */
const SEARCH_PAUSE_MS = 300;
/** Maximum number of characters of a search. */
const MAX_SEARCH = 100;

const OPTIONS = LINE_STATUSES.map((status) => ({ value: status, label: status }));

/** Orders to list. Empty texts list all. */
export type OrderFilter = { search: string; status: LineStatus | '' };

/** Returns the filter of the page's address, and a function that changes the address; Back keeps the last filter. */
export function useOrderFilter() {
  const [query, setQuery] = useSearchParams();
  const status = LINE_STATUSES.find((known) => known === query.get('status')) ?? '';
  const filter: OrderFilter = { search: (query.get('search') ?? '').slice(0, MAX_SEARCH), status };
  function change(next: OrderFilter) {
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(kept), { replace: true });
  }
  return { filter, change, isFiltered: filter.search !== '' || status !== '' };
}

type Props = { filter: OrderFilter; onChange(filter: OrderFilter): void };

/** Searches the buyer's orders by item or number, and limits them to a state. */
export function OrderSearch({ filter, onChange }: Props) {
  const { search: wanted, status } = filter;
  const [typed, setTyped] = useState(wanted);
  const search = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  useEffect(() => {
    // A change while the person types would be lost, so only a settled text is searched.
    if (search === typed.trim() && search !== wanted) onChange({ search, status });
  }, [search, typed, wanted, status, onChange]);
  return (
    <search className={styles.filters}>
      <TextField
        label="Search your orders"
        type="search"
        placeholder="Item or order number"
        maxLength={MAX_SEARCH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label="State"
        options={OPTIONS}
        placeholder="Every state"
        value={status}
        onChange={({ target }) =>
          onChange({ search: typed.trim(), status: LINE_STATUSES.find((known) => known === target.value) ?? '' })
        }
      />
      {(wanted !== '' || status !== '') && (
        <Button
          variant="quiet"
          onClick={() => {
            setTyped('');
            onChange({ search: '', status: '' });
          }}
        >
          Clear
        </Button>
      )}
    </search>
  );
}
