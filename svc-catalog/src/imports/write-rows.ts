import { type ImportFault, type TableFormat, titleOfColumn } from '@ethereal/contracts/imports';
import type { RowDocument } from './import-rows.store.ts';
import { COLUMNS } from './table/columns.ts';
import type { TableWriter } from './table/table-writer.ts';
import { headerOf } from './table/write-table.ts';

/** Column with the reasons, which a later import of the table leaves out. */
const REASON = 'Reason';

const reasonOf = ({ column, reason }: ImportFault): string => (column ? `${titleOfColumn(column)}: ${reason}` : reason);

/**
 * Writes rows as they were uploaded, with the columns that their table had, and the reasons of their faults if wanted.
 * A column that the table lacked stays absent, because an empty cell would clear its field.
 */
export function writeRows(
  writer: TableWriter,
  rows: readonly Pick<RowDocument, 'cells' | 'faults'>[],
  format: TableFormat,
  withReasons: boolean,
): Promise<Buffer> {
  const columns = COLUMNS.filter((column) => rows.some(({ cells }) => cells[column] !== undefined));
  const lines = rows.map(({ cells, faults }) => [
    ...columns.map((column) => cells[column] ?? ''),
    ...(withReasons ? [faults.map(reasonOf).join(' ')] : []),
  ]);
  return writer.write({ lines, format, header: [...headerOf(columns), ...(withReasons ? [REASON] : [])] });
}
