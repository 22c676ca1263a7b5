import type { ItemPage, UnderstoodSearch } from '@ethereal/contracts/items';
import { Link, useSearchParams } from '@ethereal/web-kit/router.ts';
import { X } from 'lucide-react';
import chips from './ActiveFilters.module.css';
import { changeQuery } from './filter-changes.ts';
import { SORT_LABELS } from './filter-labels.ts';
import styles from './ItemResults.module.css';

/** Renders the corrected form of a mistyped search, and a link to the search as written. */
function Corrected({ search, corrected }: { search: string | undefined; corrected: string }) {
  const [query] = useSearchParams();
  return (
    <p className={`muted ${styles.corrected}`}>
      Showing <bdi>{corrected}</bdi>.{' '}
      <Link to={`?${changeQuery(query, { exact: 'true' })}`}>
        Search for <bdi>{search}</bdi> instead.
      </Link>
    </p>
  );
}

/** Returns the label of the order that a search asks for. The best rated stand for bestsellers, which have no order. */
const labelOf = (order: NonNullable<UnderstoodSearch['order']>) =>
  SORT_LABELS[order === 'bestselling' ? 'rating' : order];

/** Conditions that the phrase of an understood search states. It contains no sizes, occasions and other words. */
const STATED: ReadonlySet<string> = new Set(['kind', 'color', 'material', 'forWhom', 'price']);

type Props = {
  /** First page of the results; undefined while it loads. */
  page: Pick<ItemPage, 'close' | 'corrected' | 'understood' | 'relaxed' | 'total'> | undefined;
  search: string;
};

/**
 * Renders how a search was interpreted: corrected words, conditions that no item meets, the order that it asks for, and
 * chips that remove a part.
 */
export function SearchReading({ page, search }: Props) {
  const [query] = useSearchParams();
  if (!page?.understood) return null;
  const { close, corrected, understood, relaxed = [], total } = page;
  const parts = understood.parts.filter(({ of, rest }) => of !== 'words' && rest !== '');
  const isStated = [...relaxed, ...(close?.lacks ?? [])].every((condition) => STATED.has(condition));
  const asked = (isStated && understood.phrase) || (corrected ?? search);
  return (
    <div className={`stack-3 one-column ${styles.reading}`}>
      {corrected && <Corrected search={search} corrected={corrected} />}
      {relaxed.length > 0 && total > 0 && (
        <p className="strong" role="status">
          No <bdi>{asked}</bdi>. These come closest.
        </p>
      )}
      {close && relaxed.length === 0 && (
        <p className="strong" role="status">
          {close.after} {close.after === 1 ? 'item matches' : 'items match'} <bdi>{asked}</bdi>. The others come close.
        </p>
      )}
      {understood.order && total > 0 && !query.has('sort') && (
        <p className="muted">Sorted: {labelOf(understood.order)}</p>
      )}
      {parts.length > 0 && (
        <ul className="row-2" aria-label="Understood as">
          {parts.map(({ of, label, rest }) => (
            <li key={`${of} ${label}`}>
              {/* A link also works without scripts. */}
              <Link
                className={chips.chip}
                to={`?${changeQuery(query, { search: rest })}`}
                aria-label={of === 'without' ? `Remove ${label}` : `Search without ${label}`}
              >
                <bdi>{label}</bdi>
                <X size={14} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
