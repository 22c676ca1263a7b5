import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazy, Suspense, useState } from 'react';

const Report = lazy(() => import('./ReportDialog.tsx'));

/** Renders 'Report this …'. The dialog loads on a press. */
export function ReportLink(thing: { kind: 'item' | 'seller'; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Report this {thing.kind}
      </Button>
      {isOpen && (
        <Suspense>
          <Report {...thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
