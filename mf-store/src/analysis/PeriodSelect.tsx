import { PERIODS, type Period } from '@ethereal/contracts/analytics';
import { Select } from '@ethereal/web-kit/components/Select.tsx';

const OPTIONS = PERIODS.map((period) => ({ value: period, label: `Last ${period}` }));

type Props = { period: Period; onChoose(value: string): void };

/** Renders the select of the period that the dashboards cover. */
export function PeriodSelect({ period, onChoose }: Props) {
  return (
    <Select label="Filter by" options={OPTIONS} value={period} onChange={(event) => onChoose(event.target.value)} />
  );
}
