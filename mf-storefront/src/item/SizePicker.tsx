import type { Size } from '@ethereal/contracts/fashion';
import styles from './BuyForm.module.css';

type Props = { sizes: readonly Size[]; chosen: Size | undefined; onChoose: (size: Size | undefined) => void };

/** The sizes of an item as pills; another press on the chosen one takes the choice back. */
export function SizePicker({ sizes, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Size</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-label={`Size ${size}`}
            aria-pressed={size === chosen}
            onClick={() => onChoose(size === chosen ? undefined : size)}
          >
            {size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
