import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { fillAssistant } from '@ethereal/web-kit/assistant/fill-assistant.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { CATEGORY_CHOICES, nothingFound } from './filter-labels.ts';
import type { Filters } from './filters.ts';
import styles from './ItemResults.module.css';

const BEST = '4';

type Props = {
  filters: Filters;
  /** Corrected and shorter searches that find something. */
  instead: readonly string[];
};

/**
 * Renders an empty list of results with alternatives: corrected and shorter searches, the assistant, the categories,
 * the best rated items.
 */
export function NothingFound({ filters, instead }: Props) {
  const { search = '' } = filters;
  const best = useQuery({
    queryKey: [...keys.items, 'best rated', BEST],
    queryFn: ({ signal }) => callApi(listItems, { query: { sort: 'rating', limit: BEST }, signal }),
    meta: { late: true },
  });
  const link = (to: string, label: string) => (
    <Link key={to} className={`underlined accent strong ${styles.all}`} to={to}>
      {label}
    </Link>
  );
  return (
    <div className={styles.results}>
      <EmptyState
        title={nothingFound(filters)}
        icon={<SearchX size={44} strokeWidth={1.4} />}
        action={link('/ethereal/all', 'See all items')}
      />
      {instead.length > 0 && (
        <p className={`row-2-4 center ${styles.ways}`}>
          Search for {instead.map((text) => link(`/ethereal/all?search=${encodeURIComponent(text)}`, text))}
        </p>
      )}
      {search !== '' && (
        <p className={`row-2-4 center ${styles.ways} ${styles.press}`}>
          <Button variant="secondary" onClick={() => fillAssistant(`I am looking for ${search}`)}>
            Ask the assistant
          </Button>
        </p>
      )}
      <nav className={`row-2-4 center ${styles.ways}`} aria-label="Categories to browse">
        {CATEGORY_CHOICES.map(({ value, label }) => link(`/ethereal/categories/${value}`, label))}
      </nav>
      {best.data && best.data.items.length > 0 && (
        <section className={styles.results} aria-labelledby="best-rated">
          <h2 id="best-rated">Best rated</h2>
          <ItemGrid items={best.data.items} priority={0} narrow />
        </section>
      )}
    </div>
  );
}
