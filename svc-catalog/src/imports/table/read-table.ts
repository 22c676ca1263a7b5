import { readFile } from 'node:fs/promises';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Table, toTable } from './table.ts';
import { tableFault } from './table-fault.ts';
import { isZip, refuseZipBomb } from './zip-bomb.ts';

export type ReadTable = Table & { encoding: string };

const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a table in the format that its bytes have, whatever its file name. @throws invalid with a text for its seller
 */
export async function readTable(path: string): Promise<ReadTable> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw tableFault('The file is empty.');
  if (OLD_WORKBOOK.every((byte, at) => bytes[at] === byte))
    throw tableFault('This is a workbook of the old kind (XLS). Please save it as XLSX or CSV.');
  if (isZip(bytes)) {
    await refuseZipBomb(path);
    return { ...toTable(await readXlsx(path)), encoding: 'xlsx' };
  }
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw tableFault('This is neither CSV nor XLSX.');
  return { ...toTable(readCsv(text)), encoding };
}
