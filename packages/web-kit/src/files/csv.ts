import { saveFile } from '@ethereal/web-kit/files/save-file.ts';

/**
 * A spreadsheet runs a cell with this beginning as a formula, some also with the wide forms of its characters. An
 * apostrophe in front makes it text.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns rows as CSV (RFC 4180). Texts that look like a formula are escaped, numbers stay as they are. */
export async function csvOf(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return papaparse.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}

/** Saves rows as a CSV file that spreadsheets read as UTF-8. `name` has no extension. */
export async function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): Promise<void> {
  const parts = [BYTE_ORDER_MARK, await csvOf(rows), '\r\n'];
  saveFile(`${name}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
