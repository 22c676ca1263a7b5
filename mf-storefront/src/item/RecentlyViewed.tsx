import type { Item } from '@ethereal/contracts/items';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from '../items/RandomItems.module.css';
import { isOver } from '../items/sale-end.ts';
import { itemOf } from './useItem.ts';
import { rememberViewed, type ViewedItem, viewedBefore } from './viewed-items.ts';

/**
 * Renders the items viewed in this browser as the shop sells them now, latest first. On an item's page it renders those
 * viewed before and stores the item. Read after the first paint, because the server has no access to them.
 */
export function RecentlyViewed({ item }: { item?: Item }) {
  const [viewed, setViewed] = useState<readonly ViewedItem[]>([]);
  useEffect(() => {
    setViewed(viewedBefore(item?._id));
    if (item) rememberViewed(item);
  }, [item]);
  const answers = useQueries({ queries: viewed.map(({ category, _id }) => itemOf(category, _id)) });
  const items = answers.flatMap(({ data }) => (data && !isOver(data) ? data : []));
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="viewed-title">
      <h2 id="viewed-title">Recently Viewed</h2>
      <ItemGrid items={items} />
    </section>
  );
}
