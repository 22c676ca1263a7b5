import type { ItemImport } from '@ethereal/contracts/imports';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Counts } from './Counts.tsx';
import { DownloadRows } from './DownloadRows.tsx';
import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.tsx';
import { countOf, RESULT_WORDS } from './words.ts';

const timeOf = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows the result of the last import. */
export function FinishedImport({ one }: { one: ItemImport }) {
  const failed = countOf(one.outcomes, 'failed');
  const refused = countOf(one.actions, 'refuse');
  return (
    <>
      <section className={styles.part} aria-labelledby="imported">
        <h2 id="imported">Imported: {one.fileName}</h2>
        <p className="muted prose">
          {timeOf(one.finishedAt ?? one.createdAt)}.{' '}
          {failed > 0 &&
            'Rows that failed changed nothing: mend them in your table, or in the downloaded one, and import it again.'}
        </p>
        <Counts counts={{ ...one.outcomes, refuse: refused }} words={RESULT_WORDS} />
        <div className="row-3">
          <ButtonLink to="/ethereal/profile/yourItems">Your Items</ButtonLink>
          {failed > 0 && <DownloadRows one={one} show="failed" label="Download failed rows" />}
          {refused > 0 && <DownloadRows one={one} show="refuse" label="Download refused rows" />}
        </div>
      </section>
      <ImportRows one={one} first={failed > 0 ? 'failed' : ''} />
    </>
  );
}
