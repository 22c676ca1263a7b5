import type { ItemImport } from '@ethereal/contracts/imports';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './ImportPage.module.css';
import { progressOf } from './words.ts';

/** Shows the progress of an import, which continues when the page is closed. */
export function RunningImport({ one }: { one: ItemImport }) {
  const { done, total } = progressOf(one);
  return (
    <section className={styles.part}>
      <h2>Importing: {one.fileName}</h2>
      <progress className={styles.bar} max={total} value={done} aria-label="Rows applied" />
      <p role="status">
        {formatCount(done)} of {formatCount(total)} rows applied
      </p>
      <p className={styles.muted}>You can leave this page: the import goes on by itself.</p>
    </section>
  );
}
