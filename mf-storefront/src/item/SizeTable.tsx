import type { Item } from '@ethereal/contracts/items';
import { centimeters, guideFor, inches } from '@ethereal/contracts/size-guide';
import { sizesOf } from '@ethereal/contracts/variants';
import { MyMeasuresForm } from './MySize.tsx';
import type { MyMeasures } from './my-measures.ts';
import styles from './SizeFacts.module.css';

type Props = {
  item: Pick<Item, 'category' | 'subCategory' | 'size' | 'otherSizes'>;
  mine: MyMeasures;
  onKeep: (mine: MyMeasures) => void;
};

/** Renders the body measurements for each size that is sold, and the form for the visitor's own. */
export function SizeTable({ item, mine, onKeep }: Props) {
  const { category } = item;
  const sold = sizesOf(item);
  const measures = guideFor(item);
  if (!measures) return null;
  return (
    <>
      <table className={`table numbers ${styles.table}`}>
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
          {sold.map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {Object.entries(measures).map(([name, { [size]: range }]) => (
                <td key={name}>
                  {range && `${inches(range)} ${name === 'Age' ? 'years' : 'in'}`}
                  {range && name !== 'Age' && <span className={styles.cm}>{centimeters(range)} cm</span>}
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
