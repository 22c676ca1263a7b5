import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useState } from 'react';
import styles from './FilterForm.module.css';
import { toggled } from './filter-changes.ts';
import { capitalized } from './filter-labels.ts';

type Props<T extends string> = {
  legend: string;
  name: string;
  /** Labels of the values; without them a value is its own label. */
  labels?: Readonly<Record<string, string>> | undefined;
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: readonly T[] | undefined;
  onChoose: (values: readonly T[]) => void;
};

/** Number of values that are shown before the list is opened. */
const MAX_COLLAPSED = 6;
/** Maximum number of values. */
const MAX_SHOWN = 30;

/** Renders the values of a filter, of which several can be chosen. Renders nothing without a choice. */
export function ValueChoice<T extends string>({ legend, name, labels, counts = [], chosen = [], onChoose }: Props<T>) {
  const [isExpanded, setExpanded] = useState(false);
  const missing = chosen
    .filter((it) => !counts.some(({ value }) => value === it))
    .map((value) => ({ value, count: 0 }));
  const values = [...missing, ...counts].slice(0, MAX_SHOWN);
  if (values.length < 2 && chosen.length === 0) return null;
  const shown = values.filter(({ value }, at) => isExpanded || at < MAX_COLLAPSED || chosen.some((it) => it === value));
  return (
    <fieldset className="stack-1">
      <legend className={styles.legend}>{legend}</legend>
      {shown.map(({ value, count }) => (
        <label key={value} className={`line-3 center ${styles.choice}`}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.some((it) => it === value)}
            onChange={() => onChoose(toggled<T>(chosen, value as T))}
          />
          <span dir="auto">{labels?.[value] ?? capitalized(value)}</span>
          <span className={styles.number}>{formatCount(count)}</span>
        </label>
      ))}
      {shown.length < values.length && (
        <button type="button" className={styles.more} onClick={() => setExpanded(true)}>
          Show all
        </button>
      )}
    </fieldset>
  );
}
