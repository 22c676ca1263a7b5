import {
  IMPORT_COLUMNS,
  IMPORT_PAGE,
  type ImportRow,
  type ItemImport,
  listImportRows,
} from '@ethereal/contracts/imports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { saveCsv } from '@ethereal/web-kit/files/csv.ts';
import { Download } from 'lucide-react';

const HEADER = ['Line', 'Item number', 'Name', 'Column', 'Content', 'Reason'];

/** Returns one line for each fault of a row, and one for a row without any. */
const linesOf = ({ line, number, name, faults }: ImportRow): (string | number)[][] =>
  faults.length === 0
    ? [[line, number, name, '', '', '']]
    : faults.map(({ column, value, reason }) => [
        line,
        number,
        name,
        column ? IMPORT_COLUMNS[column] : '',
        value,
        reason,
      ]);

/** Reads all rows of an import with one result, page by page. */
async function readAll(importId: string, show: Props['show']): Promise<ImportRow[]> {
  const all: ImportRow[] = [];
  for (let page = 1, total = 1; (page - 1) * IMPORT_PAGE < total; page++) {
    const found = await callApi(listImportRows, { params: { importId }, query: { show, page: String(page) } });
    all.push(...found.rows);
    total = found.total;
  }
  return all;
}

type Props = { one: ItemImport; show: 'refuse' | 'failed'; label: string };

/** Saves the rows of an import that were refused or failed as CSV, each with its reasons. */
export function DownloadRows({ one, show, label }: Props) {
  const save = useAction({
    mutationFn: async () => {
      const rows = await readAll(one._id, show);
      await saveCsv(`${one.fileName.replace(/\.\w+$/, '')}-${show === 'refuse' ? 'refused' : 'failed'}`, [
        HEADER,
        ...rows.flatMap(linesOf),
      ]);
    },
    failed: 'The rows could not be downloaded. Please try again.',
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      <Download size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
