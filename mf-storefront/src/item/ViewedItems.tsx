import { getItem, type Item } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemsSection } from '../items/ItemsSection.tsx';
import { freshMs, hasSaleEnded } from '../items/sale-end.ts';
import { FRESH_FOR } from './useItem.ts';
import type { ViewedItem } from './viewed-items.ts';

/** Returns viewed items as the shop sells them now, without those that are gone or cannot be loaded. */
function useCurrentItems(viewed: readonly ViewedItem[]): Item[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.items, 'viewed', ...viewed.map(({ _id }) => _id)],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        viewed.map(({ category, _id: id }) => callApi(getItem, { params: { category, id }, signal })),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    staleTime: ({ state }) => freshMs(FRESH_FOR, state.data ?? [], state.dataUpdatedAt),
  });
  return data.filter((item) => !hasSaleEnded(item));
}

/** Renders viewed items at their present prices. Renders nothing if none is sold anymore. */
export function ViewedItems({ viewed }: { viewed: readonly ViewedItem[] }) {
  const items = useCurrentItems(viewed);
  if (items.length === 0) return null;
  return (
    <ItemsSection title="Recently Viewed">
      <ItemGrid items={items} />
    </ItemsSection>
  );
}
