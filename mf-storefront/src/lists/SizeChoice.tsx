import styles from './FilterForm.module.css';

type Props = { sizes: readonly string[]; chosen: string | undefined; onChoose: (size: string) => void };

/** The size filter as a row of pills. */
export function SizeChoice({ sizes, chosen = '', onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Size</legend>
      <div className={styles.sizes}>
        {['', ...sizes].map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name="size"
              value={size}
              checked={chosen === size}
              onChange={() => onChoose(size)}
            />
            {size || 'All'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
