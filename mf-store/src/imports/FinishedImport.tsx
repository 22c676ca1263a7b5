import type { ItemImport } from '@ethereal/contracts/imports';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { DownloadRows } from './DownloadRows.tsx';
import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.tsx';
import { countIn, figuresOf, RESULT_LABELS } from './import-labels.ts';

const timeOf = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Renders the result of the last import. */
export function FinishedImport({ itemImport }: { itemImport: ItemImport }) {
  const failed = countIn(itemImport.outcomes, 'failed');
  const refused = countIn(itemImport.actions, 'refuse');
  return (
    <>
      <section className={styles.part} aria-labelledby="imported">
        <h2 id="imported">Imported: {itemImport.fileName}</h2>
        <p className="muted prose">
          {timeOf(itemImport.finishedAt ?? itemImport.createdAt)}.{' '}
          {failed > 0 &&
            'Rows that failed changed nothing: mend them in your table, or in the downloaded one, and import it again.'}
        </p>
        <Figures figures={figuresOf({ ...itemImport.outcomes, refuse: refused }, RESULT_LABELS)} />
        <div className="row-3">
          <ButtonLink to="/ethereal/profile/yourItems">Your Items</ButtonLink>
          {failed > 0 && <DownloadRows itemImport={itemImport} show="failed" label="Download failed rows" />}
          {refused > 0 && <DownloadRows itemImport={itemImport} show="refuse" label="Download refused rows" />}
        </div>
      </section>
      <ImportRows itemImport={itemImport} first={failed > 0 ? 'failed' : ''} />
    </>
  );
}
