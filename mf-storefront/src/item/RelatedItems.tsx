import { type Item, listItems, MAX_SEARCH } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemsSection } from '../items/ItemsSection.tsx';
import { mixedSellers } from '../items/mixed-sellers.ts';

/** Number of items that are shown. */
const COUNT = 4;
/** Number of items among which those of different sellers are chosen. */
const REQUESTED = 12;

/** Renders items of the same category whose words best match the item's name. Renders nothing if there are none. */
export function RelatedItems({ item }: { item: Pick<Item, '_id' | 'name' | 'category'> }) {
  const { _id, name, category } = item;
  const { data = [] } = useQuery({
    queryKey: [...keys.items, 'related', _id],
    queryFn: async ({ signal }) => {
      const searchItems = (search: string) =>
        callApi(listItems, { query: { category, search, limit: String(REQUESTED) }, signal });
      const found = (await searchItems(name.slice(0, MAX_SEARCH))).items;
      const others = found.length > COUNT ? [] : (await searchItems(lastWord(name))).items;
      const all = new Map([...found, ...others].map((it) => [it._id, it]));
      all.delete(_id);
      return mixedSellers([...all.values()], COUNT);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data.length === 0) return null;
  return (
    <ItemsSection title="Similar Items">
      <ItemGrid items={data} />
    </ItemsSection>
  );
}

/** Returns the last word of a name. In English it names the kind of item: 'Linen Camp Shirt'. */
const lastWord = (name: string) => name.trim().split(/\s+/).at(-1) ?? '';
