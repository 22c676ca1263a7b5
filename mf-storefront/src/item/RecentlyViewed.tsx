import type { Item } from '@ethereal/contracts/items';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useEffect, useState } from 'react';
import { readViewedBefore, storeViewed, type ViewedItem } from './viewed-items.ts';

const ViewedItems = lazyPart(() => import('./lazy-parts.ts').then((file) => file.ViewedItems), null);

/**
 * Renders the items viewed in this browser at their present prices, latest first. On an item's page it renders those
 * viewed before and stores the item. Read after the first paint, because the server has no access to them.
 */
export function RecentlyViewed({ item }: { item?: Item }) {
  const [viewed, setViewed] = useState<readonly ViewedItem[]>([]);
  useEffect(() => {
    setViewed(readViewedBefore(item?._id));
    if (item) storeViewed(item);
  }, [item]);
  if (viewed.length === 0) return null;
  return <ViewedItems viewed={viewed} />;
}
