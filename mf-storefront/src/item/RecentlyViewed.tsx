import type { Item } from '@ethereal/contracts/items';
import { useEffect, useState } from 'react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from '../items/RandomItems.module.css';
import { rememberViewed, type ViewedItem, viewedBefore } from './viewed-items.ts';

/**
 * The items looked at in this browser, latest first; on an item's page those before it, and it is remembered.
 * Read after the first paint: a server knows nothing of them.
 */
export function RecentlyViewed({ item }: { item?: Item }) {
  const [items, setItems] = useState<readonly ViewedItem[]>([]);
  useEffect(() => {
    setItems(viewedBefore(item?._id));
    if (item) rememberViewed(item);
  }, [item]);
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="viewed-title">
      <h2 id="viewed-title">Recently Viewed</h2>
      <ItemGrid items={items} />
    </section>
  );
}
