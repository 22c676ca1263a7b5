import type { Favorite } from '@ethereal/contracts/favorites';
import { ItemCard } from '@ethereal/web-kit/components/ItemCard.tsx';
import styles from './ItemGrid.module.css';

type Props = {
  items: readonly Favorite[];
  /** Whether a press on a card counts a view. */
  countsView?: boolean;
  /** How many cards at the start are seen without scrolling. */
  priority?: number;
  /** Fewer columns, for a list beside a rail. */
  narrow?: boolean;
};

const SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw';

/** Items as a grid of cards. */
export function ItemGrid({ items, countsView = true, priority = 0, narrow = false }: Props) {
  return (
    <ul className={narrow ? `${styles.grid} ${styles.narrow}` : styles.grid}>
      {items.map((item, index) => (
        <li key={item._id}>
          <ItemCard item={item} countsView={countsView} priority={index < priority} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
