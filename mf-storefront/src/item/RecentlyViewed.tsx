import { getItem, type Item } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from '../items/RandomItems.module.css';
import { freshFor, isOver } from '../items/sale-end.ts';
import { FRESH_FOR } from './useItem.ts';
import { rememberViewed, type ViewedItem, viewedBefore } from './viewed-items.ts';

/** Returns viewed items as the shop sells them now, without those that are gone or cannot be loaded. */
function useCurrent(viewed: readonly ViewedItem[]): Item[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.items, 'viewed', ...viewed.map(({ _id }) => _id)],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        viewed.map(({ category, _id: id }) => callApi(getItem, { params: { category, id }, signal })),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    staleTime: ({ state }) => freshFor(FRESH_FOR, state.data ?? [], state.dataUpdatedAt),
    enabled: viewed.length > 0,
  });
  return data.filter((item) => !isOver(item));
}

/**
 * Renders the items viewed in this browser at their present prices, latest first. On an item's page it renders those
 * viewed before and stores the item. Read after the first paint, because the server has no access to them.
 */
export function RecentlyViewed({ item }: { item?: Item }) {
  const [viewed, setViewed] = useState<readonly ViewedItem[]>([]);
  useEffect(() => {
    setViewed(viewedBefore(item?._id));
    if (item) rememberViewed(item);
  }, [item]);
  const items = useCurrent(viewed);
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="viewed-title">
      <h2 id="viewed-title">Recently Viewed</h2>
      <ItemGrid items={items} />
    </section>
  );
}
