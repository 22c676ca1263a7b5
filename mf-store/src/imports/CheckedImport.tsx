import type { ItemImport } from '@ethereal/contracts/imports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { Counts } from './Counts.tsx';
import { DownloadRows } from './DownloadRows.tsx';
import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import { useDecideImport } from './useImports.ts';
import { ACTION_WORDS, countOf } from './words.ts';

/**
 * Shows the result of the check of a table, row by row, with buttons to apply or discard it. When pictures are missing,
 * the table can be checked again with another ZIP.
 */
export function CheckedImport({ one }: { one: ItemImport }) {
  const decide = useDecideImport(one._id);
  const wanted = countOf(one.actions, 'create') + countOf(one.actions, 'change');
  const refused = countOf(one.actions, 'refuse');
  const busyWith = decide.isPending ? decide.variables : undefined;
  return (
    <>
      <section className={styles.part}>
        <h2>Check: {one.fileName}</h2>
        <Counts counts={one.actions} words={ACTION_WORDS} />
        {one.notes.length > 0 && (
          <ul className={`stack-2 ${styles.notes}`}>
            {one.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p className="muted prose">
          {wanted === 0 ? 'There is nothing to apply. ' : 'Nothing has changed yet. '}
          {refused > 0 &&
            'Refused rows are left out: mend them in your table, or in the downloaded one, and import it again; the others stay as they are.'}
        </p>
        {refused > 0 && <MissingPictures one={one} />}
        <div className="row-3">
          {wanted > 0 && (
            <Button busy={busyWith === true} disabled={decide.isPending} onClick={() => decide.mutate(true)}>
              {wanted === 1 ? 'Apply 1 row' : `Apply ${formatCount(wanted)} rows`}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={busyWith === false}
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            Discard
          </Button>
          {refused > 0 && <DownloadRows one={one} show="refuse" label="Download refused rows" />}
        </div>
      </section>
      <ImportRows one={one} first={refused > 0 ? 'refuse' : ''} />
    </>
  );
}
