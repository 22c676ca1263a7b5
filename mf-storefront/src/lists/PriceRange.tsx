import styles from './FilterForm.module.css';
import { PriceField } from './PriceField.tsx';
import type { ChangeFilters } from './useFilters.ts';

type Props = { minPrice: string | undefined; maxPrice: string | undefined; change: ChangeFilters };

/** The price filter: from and to, in dollars. */
export function PriceRange({ minPrice = '', maxPrice = '', change }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <div className={styles.prices}>
        <PriceField
          label="From $"
          name="minPrice"
          value={minPrice}
          onSettle={(amount) => change({ minPrice: amount })}
        />
        <PriceField label="To $" name="maxPrice" value={maxPrice} onSettle={(amount) => change({ maxPrice: amount })} />
      </div>
    </fieldset>
  );
}
