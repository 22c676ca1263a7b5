import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useState } from 'react';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((file) => file.ReportDialog));

/** Renders 'Report this …'. The dialog loads on a press. */
export function ReportLink(thing: { kind: 'item' | 'seller'; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Report this {thing.kind}
      </Button>
      {isOpen && <ReportDialog {...thing} onClose={() => setOpen(false)} />}
    </>
  );
}
