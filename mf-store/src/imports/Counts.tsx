import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './Counts.module.css';
import { countIn } from './words.ts';

type Props<K extends string> = {
  counts: Partial<Record<K, number>>;
  /** Label of each count, in the order in which the counts appear. */
  words: Readonly<Record<K, string>>;
};

/** Lists the number of rows of each kind. */
export function Counts<K extends string>({ counts, words }: Props<K>) {
  return (
    <dl className={`stack-3 ${styles.counts}`}>
      {Object.entries<string>(words).map(([key, label]) => (
        <div key={key} className={styles.count} data-kind={key}>
          <dt>{label}</dt>
          <dd>{formatCount(countIn(counts, key))}</dd>
        </div>
      ))}
    </dl>
  );
}
