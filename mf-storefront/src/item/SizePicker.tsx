import type { Size } from '@ethereal/contracts/fashion';
import type { Stock } from '@ethereal/contracts/stock';
import { availableIn } from '@ethereal/contracts/stock-rules';
import styles from './BuyForm.module.css';

type Props = {
  sizes: readonly Size[];
  available: Stock | undefined;
  chosen: Size | undefined;
  onChoose: (size: Size | undefined) => void;
};

/** The sizes of an item as pills; another press on the chosen one takes the choice back. What is sold out can't be picked. */
export function SizePicker({ sizes, available, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Size</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => {
          const isSoldOut = availableIn(available, size) === 0;
          return (
            <button
              key={size}
              type="button"
              className={styles.size}
              aria-label={`Size ${size}${isSoldOut ? ', sold out' : ''}`}
              disabled={isSoldOut}
              aria-pressed={size === chosen}
              onClick={() => onChoose(size === chosen ? undefined : size)}
            >
              {size}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
