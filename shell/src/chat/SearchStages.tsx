import { Link } from '@ethereal/web-kit/router.ts';
import type { SearchInfo, Stage } from './conversation.ts';
import { type LinkTarget, targetOf } from './links.ts';
import styles from './SearchStages.module.css';

const LABELS: Readonly<Record<Stage, string>> = {
  searching: 'Searching',
  reading: 'Reading',
  writing: 'Writing',
  error: 'Search error',
};

/** Matches a link of an answer to an item. */
const ITEM_LINK = /\[([^[\]\n]+)\]\((\/ethereal\/categories\/[\w-]+\/[0-9a-f]+)\)/g;

/** Returns the names of the items that an answer links to, by their paths. */
const namesIn = (answer: string): ReadonlyMap<string, string> =>
  new Map([...answer.matchAll(ITEM_LINK)].map(([, name = '', path = '']) => [path, name]));

type Props = { search: SearchInfo; answer: string };

/**
 * Renders the stages of a search as a small timeline. Items that were read are named once the answer contains their
 * names.
 */
export function SearchStages({ search, answer }: Props) {
  const names = namesIn(answer);
  return (
    <ol className={styles.stages} aria-label="Search stages">
      {search.stages.map((stage) => (
        <li key={stage} className={`${styles.stage} ${styles[stage]}`} data-stage={stage}>
          <span className={styles.label}>{LABELS[stage]}</span>
          {stage === 'searching' && search.query !== '' && <span className={styles.chip}>{search.query}</span>}
          {stage === 'reading' && <Addresses urls={search.urls} names={names} />}
          {stage === 'error' && <span className={styles.fault}>{search.error}</span>}
        </li>
      ))}
    </ol>
  );
}

function Addresses({ urls, names }: { urls: readonly string[]; names: ReadonlyMap<string, string> }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.urls}>
      {urls.map((url, index) => (
        // Addresses may repeat and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
        <li key={index} className={styles.chip}>
          <Address url={url} name={names.get(url)} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the text for a page of the shop while the answer does not name it: 'Delivery' for '/ethereal/delivery'. */
function pageName({ kind, path }: Extract<LinkTarget, { path: string }>): string {
  if (kind === 'item') return 'An item';
  const [page = ''] = path.split(/[?#]/, 1);
  const text = page.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return text === 'ethereal' ? 'Home' : text.charAt(0).toUpperCase() + text.slice(1);
}

function Address({ url, name }: { url: string; name: string | undefined }) {
  const target = /^(\/|https?:)/.test(url) ? targetOf(url) : { kind: 'none' as const };
  if (target.kind === 'page' || target.kind === 'item') return <Link to={target.path}>{name ?? pageName(target)}</Link>;
  if (target.kind === 'none') return url;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
