import { randomItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ItemGrid } from './ItemGrid.tsx';
import { ItemGridSkeleton } from './ItemGridSkeleton.tsx';
import { mixedSellers } from './mixed-sellers.ts';
import styles from './RandomItems.module.css';
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
  const titleId = useId();
  const { data, isPending } = useQuery({
    // Not below `keys.items`: a review or a changed item must not draw other items.
    queryKey: ['random-items', title, exclude],
    queryFn: ({ signal }) => callApi(randomItems, { query: { n: String(REQUESTED), exclude }, signal }),
    select: (items) => mixedSellers(items, COUNT),
    staleTime: ({ state }) => freshMs(Number.POSITIVE_INFINITY, state.data ?? [], state.dataUpdatedAt),
  });
  if (!isPending && !data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {data ? <ItemGrid items={data} countsView={countsView} /> : <ItemGridSkeleton count={COUNT} />}
    </section>
  );
}
