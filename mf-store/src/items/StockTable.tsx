import { type Options, variantOf } from '@ethereal/contracts/stock';
import styles from './StockTable.module.css';
import { piecesInput, type StockTexts } from './stock-fields.ts';

type Props = { options: Options; texts: StockTexts; onChange(texts: StockTexts): void };

/** Renders the table of fields for the stock of each color in each size. */
export function StockTable({ options: { colors = [], sizes }, texts, onChange }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Color</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color}>
              <th scope="row" dir="auto">
                {color}
              </th>
              {sizes.map((size) => {
                const variant = variantOf({ color, size });
                return (
                  <td key={size}>
                    <input
                      className={styles.pieces}
                      aria-label={`Pieces in ${variant}`}
                      {...piecesInput(variant, texts, onChange)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
