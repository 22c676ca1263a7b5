import { Link, useSearchParams } from '@ethereal/web-kit/router.ts';
import { changeQuery } from './filter-changes.ts';
import styles from './ItemResults.module.css';

/** Renders the corrected form of a mistyped search, and a link to the search as written. */
export function Corrected({ search, corrected }: { search: string | undefined; corrected: string }) {
  const [query] = useSearchParams();
  return (
    <p className={styles.corrected}>
      Showing <bdi>{corrected}</bdi>.{' '}
      <Link to={`?${changeQuery(query, { exact: 'true' })}`}>
        Search for <bdi>{search}</bdi> instead.
      </Link>
    </p>
  );
}
