import { X } from 'lucide-react';
import styles from './ActiveFilters.module.css';
import type { Chip } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';

/** The filters in force, each to be taken away by a press. */
export function ActiveFilters({ chips, change }: { chips: readonly Chip[]; change: ChangeFilters }) {
  if (chips.length === 0) return null;
  const names = chips.flatMap(({ without }) => Object.keys(without));
  const nothing: Chip['without'] = Object.fromEntries(names.map((name) => [name, '']));
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => change(without)}
          >
            <bdi>{label}</bdi>
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={() => change(nothing)}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
