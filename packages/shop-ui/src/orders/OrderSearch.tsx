import { LINE_STATUSES, MAX_ORDER_SEARCH } from '@ethereal/contracts/orders';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useSearchText } from '@ethereal/web-kit/hooks/useSearchText.ts';
import type { ReactNode } from 'react';
import styles from './OrderSearch.module.css';
import { type OrderFilter, statusOf } from './useOrderFilter.ts';

const OPTIONS = LINE_STATUSES.map((status) => ({ value: status, label: status }));

type Props = {
  filter: OrderFilter;
  onChange(filter: OrderFilter): void;
  /** Labels of the two fields, the hint in the first one, and the choice that limits nothing. */
  labels: { search: string; placeholder: string; status: string; all: string };
  /** Buttons after the fields. */
  children?: ReactNode;
};

/** Renders the search of orders for buyer and seller: by text, and by the status of a line. */
export function OrderSearch({ filter, onChange, labels, children }: Props) {
  const { search, status } = filter;
  const text = useSearchText(search, (wanted) => onChange({ search: wanted, status }));
  return (
    <search className={styles.filters}>
      <TextField
        label={labels.search}
        type="search"
        placeholder={labels.placeholder}
        maxLength={MAX_ORDER_SEARCH}
        value={text.typed}
        onChange={({ target }) => text.type(target.value)}
      />
      <Select
        label={labels.status}
        options={OPTIONS}
        placeholder={labels.all}
        value={status}
        onChange={({ target }) => onChange({ search: text.settle(), status: statusOf(target.value) })}
      />
      {(search !== '' || status !== '') && (
        <Button
          variant="quiet"
          onClick={() => {
            text.type('');
            text.settle();
            onChange({ search: '', status: '' });
          }}
        >
          Clear
        </Button>
      )}
      {children}
    </search>
  );
}
