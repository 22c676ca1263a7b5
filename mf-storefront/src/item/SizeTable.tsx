import { SIZES } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { centimeters, inches, measuresOf } from '@ethereal/contracts/size-guide';
import { MyMeasuresForm } from './MySize.tsx';
import type { MyMeasures } from './my-measures.ts';
import styles from './SizeFacts.module.css';

type Props = {
  item: Pick<Item, 'category' | 'subCategory' | 'size'>;
  mine: MyMeasures;
  onKeep: (mine: MyMeasures) => void;
};

/** Renders the body measurements for each size that is sold, and the form for the visitor's own. */
export function SizeTable({ item, mine, onKeep }: Props) {
  const { category, subCategory, size: sold } = item;
  const measures = measuresOf(category, subCategory);
  if (!measures) return null;
  return (
    <>
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
          {SIZES.filter((size) => sold.includes(size)).map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {Object.entries(measures).map(([name, ranges]) => (
                <td key={name}>
                  {inches(ranges[size])} {name === 'Age' ? 'years' : 'in'}
                  {name !== 'Age' && <span className={styles.cm}>{centimeters(ranges[size])} cm</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MyMeasuresForm category={category} measures={measures} mine={mine} onKeep={onKeep} />
    </>
  );
}
