import type { Sort } from '@ethereal/contracts/items';
import styles from './FilterForm.module.css';
import { SORT_LABELS } from './filters.ts';

type Props = { sort: Sort | undefined; onChoose: (sort: Sort | '') => void };

const ORDERS = ['newest', 'rating'] as const;

/** The orders other than by price, as two pills; another press takes the order back. */
export function ShowFirst({ sort, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Show first</legend>
      <div className={styles.sizes}>
        {ORDERS.map((order) => (
          <button
            key={order}
            type="button"
            className={styles.pill}
            aria-pressed={sort === order}
            onClick={() => onChoose(sort === order ? '' : order)}
          >
            {SORT_LABELS[order]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
