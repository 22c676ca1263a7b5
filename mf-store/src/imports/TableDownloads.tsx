import { exportItems, importTemplate, TABLE_FORMATS, type TableFormat } from '@ethereal/contracts/imports';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { localDay } from '@ethereal/web-kit/format/local-day.ts';
import { Download } from 'lucide-react';
import { downloadTable } from './download-table.ts';
import styles from './ImportPage.module.css';

type Props = { title: string; text: string; save(format: TableFormat): Promise<void>; what: string };

function Downloads({ title, text, save, what }: Props) {
  const saving = useAction({ mutationFn: save, failed: (error) => error.message });
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p className="muted prose">{text}</p>
      <div className="row-3">
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            <Download size={18} aria-hidden="true" />
            {`${what} as ${format.toUpperCase()}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Offers the seller's items as a table, and an empty table to begin with. */
export function TableDownloads() {
  return (
    <>
      <Downloads
        title="Export items"
        text="All your items in the format of the import: change what you like in a spreadsheet, and import it again."
        what="Items"
        save={(format) => downloadTable(exportItems, format, `items-${localDay(new Date())}`)}
      />
      <Downloads
        title="Template"
        text="A table with every column and one item as an example. Your own item number is what each item is known by; leave out the columns that should stay as they are."
        what="Template"
        save={(format) => downloadTable(importTemplate, format, 'items-template')}
      />
    </>
  );
}
