import {
  downloadImportRows,
  type exportItems,
  type ItemImport,
  type importTemplate,
  type TableFormat,
} from '@ethereal/contracts/imports';
import { fillPath } from '@ethereal/contracts/path-template';
import { downloadFile, readFile } from '@ethereal/web-kit/files/save-file.ts';

type TableCall = typeof exportItems | typeof importTemplate;

const NO_ROWS = 'The rows could not be downloaded. Please try again.';

const rowsPath = (importId: string, show: 'all' | 'refuse' | 'failed'): string =>
  `${fillPath(downloadImportRows.path, { importId })}?show=${show}&format=csv`;

/** Saves the refused or failed rows of an import as they were uploaded. @throws Error with a message to show */
export const downloadRows = (importId: string, show: 'refuse' | 'failed', name: string): Promise<void> =>
  downloadFile(rowsPath(importId, show), `${name}.csv`, NO_ROWS);

/** Returns the table of a checked import, as it was uploaded. @throws Error with a message to show */
export const uploadedTable = async ({ _id, fileName }: Pick<ItemImport, '_id' | 'fileName'>): Promise<File> =>
  new File([await readFile(rowsPath(_id, 'all'), NO_ROWS)], fileName);

const FAILURE = 'The file could not be made. Please try again in a moment.';

/** Saves a table. @throws Error with a message to show */
export const downloadTable = ({ path }: Pick<TableCall, 'path'>, format: TableFormat, name: string): Promise<void> =>
  downloadFile(`${path}?format=${format}`, `${name}.${format}`, FAILURE);
