import { lazy, Suspense, useState } from 'react';
import styles from './Reports.module.css';

const Report = lazy(() => import('./Report.tsx').then((file) => ({ default: file.Report })));

/** 'Report this …'. What follows loads when it is asked for. */
export function ReportLink({ kind, id }: { kind: 'item' | 'seller'; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        Report this {kind}
      </button>
      {isOpen && (
        <Suspense>
          <Report kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
