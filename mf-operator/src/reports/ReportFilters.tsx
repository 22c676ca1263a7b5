import { REPORT_KINDS } from '@ethereal/contracts/report-words';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useAddressField } from '../lists/useAddressField.ts';
import styles from './Reports.module.css';
import { type ReportFilter, STATES } from './report-filter.ts';
import { KIND_LABELS, STATE_LABELS } from './report-labels.ts';

const states = STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const kinds = REPORT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** Filters the queue; the address holds the filter. */
export function ReportFilters({ filter }: { filter: ReportFilter }) {
  const [, setState] = useAddressField('state');
  const [, setKind] = useAddressField('kind');
  return (
    <search className={`stack-3 ${styles.filters}`}>
      <Select
        label="State"
        data-desk-search=""
        options={states}
        value={filter.state}
        onChange={({ target }) => setState(target.value)}
      />
      <Select
        label="Kind"
        options={kinds}
        placeholder="Every kind"
        value={filter.kind}
        onChange={({ target }) => setKind(target.value)}
      />
    </search>
  );
}
