import type { Item } from '@ethereal/contracts/items';
import { useEffect, useState } from 'react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from '../items/RandomItems.module.css';
import { rememberViewed, type ViewedItem, viewedBefore } from './viewed-items.ts';

/**
 * Renders the items viewed in this browser, latest first. On an item's page it renders those viewed before and stores
 * the item. Read after the first paint, because the server has no access to them.
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
