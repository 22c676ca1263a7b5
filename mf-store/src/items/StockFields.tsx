import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import styles from './StockFields.module.css';
import { type StockTexts, stockKeysOf } from './stock-fields.ts';

type Props = {
  sizes: readonly string[];
  texts: StockTexts;
  error: string | undefined;
  onChange(texts: StockTexts): void;
};

/** How many pieces there are: a number for each chosen size, or one; empty: they are not counted. */
export function StockFields({ sizes, texts, error, onChange }: Props) {
  return (
    <fieldset className={styles.stock}>
      <legend className={styles.legend}>
        Stock <span className={styles.optional}>(optional)</span>
      </legend>
      <div className={styles.fields}>
        {stockKeysOf(sizes).map((key) => (
          <TextField
            key={key}
            label={key === 'all' ? 'Pieces' : `Pieces in ${key}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100_000}
            step={1}
            value={texts[key] ?? ''}
            onChange={({ target }) => onChange({ ...texts, [key]: target.value })}
          />
        ))}
      </div>
      <p className={styles.hint}>Leave it empty to sell without counting.</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
