import { LINE_STATUSES } from '@ethereal/contracts/orders';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Download } from 'lucide-react';
import styles from './OrderFilters.module.css';
import { type OrderFilter, statusOf } from './order-filter.ts';

const OPTIONS = LINE_STATUSES.map((status) => ({ value: status, label: status }));

type Props = {
  filter: OrderFilter;
  onChange(filter: OrderFilter): void;
  onExport(): void;
  isExporting: boolean;
};

/** Filters the list of orders and exports the filtered orders. */
export function OrderFilters({ filter, onChange, onExport, isExporting }: Props) {
  return (
    <search className={styles.filters}>
      <TextField
        label="Search orders"
        type="search"
        placeholder="Item, recipient, city or order number"
        maxLength={100}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <Select
        label="Status"
        options={OPTIONS}
        placeholder="Every status"
        value={filter.status}
        onChange={({ target }) => onChange({ ...filter, status: statusOf(target.value) })}
      />
      <Button variant="secondary" busy={isExporting} onClick={onExport}>
        {!isExporting && <Download size={18} aria-hidden="true" />}
        Export CSV
      </Button>
    </search>
  );
}
