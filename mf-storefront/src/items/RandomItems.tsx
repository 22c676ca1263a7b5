import { randomItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemGrid } from './ItemGrid.tsx';
import { ItemGridSkeleton } from './ItemGridSkeleton.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { mixedSellers } from './mixed-sellers.ts';
import { freshMs } from './sale-end.ts';

type Props = {
  title: string;
  /** Id of the item that the page shows already. */
  exclude?: string;
  countsView?: boolean;
};

const COUNT = 4;
/** Number of requested items, of which four by several sellers are shown. */
const REQUESTED = 12;

/**
 * Renders a row of random items, which stay the same while the page is open. Renders nothing, and no error, if they
 * cannot be loaded.
 */
export function RandomItems({ title, exclude = '', countsView = true }: Props) {
  const { data, isPending } = useQuery({
    // The key is not below `keys.items`, because a review or a changed item must not draw other items.
    queryKey: ['random-items', title, exclude],
    queryFn: ({ signal }) => callApi(randomItems, { query: { n: String(REQUESTED), exclude }, signal }),
    select: (items) => mixedSellers(items, COUNT),
    staleTime: ({ state }) => freshMs(Number.POSITIVE_INFINITY, state.data ?? [], state.dataUpdatedAt),
  });
  if (!isPending && !data?.length) return null;
  return (
    <ItemsSection title={title}>
      {data ? <ItemGrid items={data} countsView={countsView} /> : <ItemGridSkeleton count={COUNT} />}
    </ItemsSection>
  );
}
