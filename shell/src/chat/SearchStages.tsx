import { Link } from '@ethereal/web-kit/router.ts';
import type { SearchInfo, Stage } from './conversation.ts';
import { targetOf } from './links.ts';
import styles from './SearchStages.module.css';

const LABELS: Readonly<Record<Stage, string>> = {
  searching: 'Searching',
  reading: 'Reading',
  writing: 'Writing',
  error: 'Search error',
};

/** How a search went, as a small timeline. */
export function SearchStages({ search }: { search: SearchInfo }) {
  return (
    <ol className={styles.stages} aria-label="Search stages">
      {search.stages.map((stage) => (
        <li key={stage} className={`${styles.stage} ${styles[stage]}`} data-stage={stage}>
          <span className={styles.label}>{LABELS[stage]}</span>
          {stage === 'searching' && search.query !== '' && <span className={styles.chip}>{search.query}</span>}
          {stage === 'reading' && <Addresses urls={search.urls} />}
          {stage === 'error' && <span className={styles.fault}>{search.error}</span>}
        </li>
      ))}
    </ol>
  );
}

function Addresses({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.urls}>
      {urls.map((url, index) => (
        // Addresses may repeat and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
        <li key={index} className={styles.chip}>
          <Address url={url} />
        </li>
      ))}
    </ul>
  );
}

function Address({ url }: { url: string }) {
  const target = /^(\/|https?:)/.test(url) ? targetOf(url) : { kind: 'none' as const };
  if (target.kind === 'page' || target.kind === 'item') return <Link to={target.path}>{url}</Link>;
  if (target.kind === 'none') return url;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
