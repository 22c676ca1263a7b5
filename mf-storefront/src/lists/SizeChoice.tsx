import styles from './FilterForm.module.css';
import { toggled } from './filter-changes.ts';

type Props = {
  sizes: readonly string[];
  chosen: readonly string[] | undefined;
  onChoose: (sizes: readonly string[]) => void;
};

/** Renders the size filter as a row of pills, of which several can be chosen. */
export function SizeChoice({ sizes, chosen = [], onChoose }: Props) {
  return (
    <fieldset className="stack-1">
      <legend className={styles.legend}>Size</legend>
      <div className="row-2">
        {sizes.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="checkbox"
              name="size"
              value={size}
              checked={chosen.includes(size)}
              onChange={() => onChoose(toggled(chosen, size))}
            />
            {size}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
