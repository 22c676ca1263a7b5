import type { ItemImport } from '@ethereal/contracts/imports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { DownloadRows } from './DownloadRows.tsx';
import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.tsx';
import { ACTION_LABELS, countIn, figuresOf } from './import-labels.ts';
import { MissingPictures } from './MissingPictures.tsx';
import { useDecideImport } from './useImports.ts';

/**
 * Renders the result of the check of a table, row by row, with buttons to apply or discard it. When pictures are
 * missing, the table can be checked again with another ZIP.
 */
export function CheckedImport({ itemImport }: { itemImport: ItemImport }) {
  const decide = useDecideImport(itemImport._id);
  const rowsToApply = countIn(itemImport.actions, 'create') + countIn(itemImport.actions, 'change');
  const refused = countIn(itemImport.actions, 'refuse');
  const busyWith = decide.isPending ? decide.variables : undefined;
  return (
    <>
      <section className={styles.part}>
        <h2>Check: {itemImport.fileName}</h2>
        <Figures figures={figuresOf(itemImport.actions, ACTION_LABELS)} />
        {itemImport.notes.length > 0 && (
          <ul className={`stack-2 ${styles.notes}`}>
            {itemImport.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p className="muted prose">
          {rowsToApply === 0 ? 'There is nothing to apply. ' : 'Nothing has changed yet. '}
          {refused > 0 &&
            'Refused rows are left out: mend them in your table, or in the downloaded one, and import it again; the others stay as they are.'}
        </p>
        {refused > 0 && <MissingPictures itemImport={itemImport} />}
        <div className="row-3">
          {rowsToApply > 0 && (
            <Button busy={busyWith === true} disabled={decide.isPending} onClick={() => decide.mutate(true)}>
              {rowsToApply === 1 ? 'Apply 1 row' : `Apply ${formatCount(rowsToApply)} rows`}
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
          {refused > 0 && <DownloadRows itemImport={itemImport} show="refuse" label="Download refused rows" />}
        </div>
      </section>
      <ImportRows itemImport={itemImport} first={refused > 0 ? 'refuse' : ''} />
    </>
  );
}
