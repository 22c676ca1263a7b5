import { type Options, variantsOf } from '@ethereal/contracts/stock';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import styles from './StockFields.module.css';
import { StockTable } from './StockTable.tsx';
import { piecesInput, type StockTexts, stockKeysOf } from './stock-fields.ts';

type Props = {
  options: Options;
  texts: StockTexts;
  error: string | undefined;
  onChange(texts: StockTexts): void;
};

/**
 * Renders the fields for the stock: a number for each variant, or one for an item without variants. An empty field is
 * not counted.
 */
export function StockFields({ options, texts, error, onChange }: Props) {
  const { colors = [], sizes } = options;
  return (
    <fieldset className="stack-2 shrink">
      <legend className={styles.legend}>
        Stock <span className={styles.optional}>(optional)</span>
      </legend>
      {colors.length > 0 && sizes.length > 0 ? (
        <StockTable options={options} texts={texts} onChange={onChange} />
      ) : (
        <div className={`stack-3 ${styles.fields}`}>
          {stockKeysOf(options).map((key) => (
            <TextField
              key={key}
              label={variantsOf(options).length === 0 ? 'Pieces' : `Pieces in ${key}`}
              {...piecesInput(key, texts, onChange)}
            />
          ))}
        </div>
      )}
      <p className="quiet">Leave it empty to sell without counting.</p>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
