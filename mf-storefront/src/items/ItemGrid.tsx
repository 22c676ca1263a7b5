import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import type { ComponentProps } from 'react';
import styles from './ItemGrid.module.css';
import { CARD_SIZES } from './picture-sizes.ts';

type Props = {
  items: readonly ComponentProps<typeof ItemCard>['item'][];
  /** Whether a press on a card counts a view. */
  countsView?: boolean;
  /** Number of cards at the start that are visible without scrolling. */
  priority?: number;
  /** Whether the grid has fewer columns, for a list beside a rail. */
  narrow?: boolean;
};

/** Renders items as a grid of cards. */
export function ItemGrid({ items, countsView = true, priority = 0, narrow = false }: Props) {
  return (
    <ul className={narrow ? `${styles.grid} ${styles.narrow}` : styles.grid}>
      {items.map((item, index) => (
        <li key={item._id}>
          <ItemCard item={item} countsView={countsView} priority={index < priority} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
