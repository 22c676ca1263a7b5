import type { ItemImport } from '@ethereal/contracts/imports';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { CheckedImport } from './CheckedImport.tsx';
import { FinishedImport } from './FinishedImport.tsx';
import styles from './ImportPage.module.css';
import { progressOf } from './import-labels.ts';
import { TableDownloads } from './TableDownloads.tsx';
import { UploadTable } from './UploadTable.tsx';
import { useImports } from './useImports.ts';

/** Renders the progress of an import, which continues when the page is closed. */
function RunningImport({ itemImport }: { itemImport: ItemImport }) {
  const { done, total } = progressOf(itemImport);
  return (
    <section className={styles.part}>
      <h2>Importing: {itemImport.fileName}</h2>
      <progress className={styles.bar} max={total} value={done} aria-label="Rows applied" />
      <p role="status">
        {formatCount(done)} of {formatCount(total)} rows applied
      </p>
      <p className="muted prose">You can leave this page: the import goes on by itself.</p>
    </section>
  );
}

const LOADING = <Spinner label="Loading your imports" />;

/** Exports and imports many items as a table. */
export function ImportPage() {
  return (
    <MemberPage title="Import and Export" prompt="Please Login." pending={LOADING}>
      <Imports />
    </MemberPage>
  );
}

const Imports = () => (
  <QueryView query={useImports()} pending={LOADING} failed="Your imports could not be loaded.">
    {([latest]) => <Latest latest={latest} />}
  </QueryView>
);

function Latest({ latest }: { latest: ItemImport | undefined }) {
  if (latest?.state === 'running') return <RunningImport itemImport={latest} />;
  if (latest?.state === 'checked') return <CheckedImport itemImport={latest} />;
  return (
    <>
      {latest && <FinishedImport itemImport={latest} />}
      <UploadTable isFirst={!latest} />
      <TableDownloads />
    </>
  );
}
