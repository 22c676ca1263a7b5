import type { ItemImport } from '@ethereal/contracts/imports';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { CheckedImport } from './CheckedImport.tsx';
import { FinishedImport } from './FinishedImport.tsx';
import styles from './ImportPage.module.css';
import { TableDownloads } from './TableDownloads.tsx';
import { UploadTable } from './UploadTable.tsx';
import { useImports } from './useImports.ts';
import { progressOf } from './words.ts';

/** Shows the progress of an import, which continues when the page is closed. */
function RunningImport({ one }: { one: ItemImport }) {
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

/** Exports and imports many items as a table. */
export function ImportPage() {
  useDocumentTitle('Import and Export');
  const { state } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Import and Export</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login." />}
      {state === 'unknown' && <Spinner label="Loading your imports" />}
      {state === 'loggedIn' && <Imports />}
    </div>
  );
}

function Imports() {
  const { data: imports, isPending, isFetching, refetch } = useImports();
  if (isPending) return <Spinner label="Loading your imports" />;
  if (!imports) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const [latest] = imports;
  if (latest?.state === 'running') return <RunningImport one={latest} />;
  if (latest?.state === 'checked') return <CheckedImport one={latest} />;
  return (
    <>
      {latest && <FinishedImport one={latest} />}
      <UploadTable isFirst={!latest} />
      <TableDownloads />
    </>
  );
}
