import styles from './FilterForm.module.css';
import { PriceField } from './PriceField.tsx';
import type { ChangeFilters } from './useFilters.ts';

type Props = { minPrice: string | undefined; maxPrice: string | undefined; change: ChangeFilters };

/** Renders the price filter: from and to, in dollars. */
export function PriceRange({ minPrice = '', maxPrice = '', change }: Props) {
  // Swaps the ends of a range whose end is below its start.
  const settle = (from: string, to: string) => {
    const isTurned = from !== '' && to !== '' && Number(from) > Number(to);
    change(isTurned ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <div className={styles.prices}>
        <PriceField label="From $" name="minPrice" value={minPrice} onSettle={(amount) => settle(amount, maxPrice)} />
        <PriceField label="To $" name="maxPrice" value={maxPrice} onSettle={(amount) => settle(minPrice, amount)} />
      </div>
    </fieldset>
  );
}
