import type { ItemImport } from '@ethereal/contracts/imports';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Download } from 'lucide-react';
import { downloadRows } from './download-table.ts';

type Props = { itemImport: ItemImport; show: 'refuse' | 'failed'; label: string };

/**
 * Saves the rows of an import that were refused or failed as CSV, each as it was uploaded and with its reasons, so that
 * the file can be mended and imported again.
 */
export function DownloadRows({ itemImport, show, label }: Props) {
  const name = `${itemImport.fileName.replace(/\.\w+$/, '')}-${show === 'refuse' ? 'refused' : 'failed'}`;
  const save = useAction({
    mutationFn: () => downloadRows(itemImport._id, show, name),
    failed: (error) => error.message,
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      <Download size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
