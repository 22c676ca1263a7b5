import type { DeskItem } from '@ethereal/contracts/belongings';
import { ItemRow } from '../items/ItemRow.tsx';
import lists from '../lists/Lists.module.css';
import styles from './Person.module.css';

/** Lists the items of a seller, including hidden and suspended ones. */
export function PersonsItems({ items }: { items: readonly DeskItem[] }) {
  return (
    <section className={styles.part} aria-labelledby="persons-items">
      <h3 id="persons-items">Items</h3>
      {items.length === 0 && <p className={lists.detail}>Nothing for sale.</p>}
      <ul className={lists.rows}>
        {items.map((item) => (
          <li key={item._id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
