import { type Category, SIZES, type SubCategory } from '@ethereal/contracts/fashion';
import styles from './SizeFacts.module.css';
import { centimeters, inches, measuresOf } from '@ethereal/contracts/size-guide';

type Props = { category: Category; kind: SubCategory };

/** Renders the body measurements for each size. */
export function SizeTable({ category, kind }: Props) {
  const measures = measuresOf(category, kind);
  if (!measures) return null;
  return (
    <table className={styles.table}>
      <caption>Measured on the body, in inches (cm below)</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {Object.keys(measures).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIZES.map((size) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {Object.entries(measures).map(([name, ranges]) => (
              <td key={name}>
                {inches(ranges[size])} in
                <span className={styles.cm}>{centimeters(ranges[size])} cm</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
