import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { CheckedImport } from './CheckedImport.tsx';
import { FinishedImport } from './FinishedImport.tsx';
import styles from './ImportPage.module.css';
import { RunningImport } from './RunningImport.tsx';
import { TableDownloads } from './TableDownloads.tsx';
import { UploadTable } from './UploadTable.tsx';
import { useImports } from './useImports.ts';

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
