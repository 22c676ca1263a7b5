import {
  downloadImportRows,
  type exportItems,
  type importTemplate,
  type TableFormat,
} from '@ethereal/contracts/imports';
import { fillPath } from '@ethereal/contracts/path-template';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';

type TableCall = typeof exportItems | typeof importTemplate;

/** Saves the refused or failed rows of an import as they were uploaded. @throws Error with a message to show */
export const downloadRows = (importId: string, show: 'refuse' | 'failed', name: string): Promise<void> =>
  downloadFile(
    `${fillPath(downloadImportRows.path, { importId })}?show=${show}&format=csv`,
    `${name}.csv`,
    'The rows could not be downloaded. Please try again.',
  );

const FAILURE = 'The file could not be made. Please try again in a moment.';

/** Saves a table. @throws Error with a message to show */
export const downloadTable = ({ path }: Pick<TableCall, 'path'>, format: TableFormat, name: string): Promise<void> =>
  downloadFile(`${path}?format=${format}`, `${name}.${format}`, FAILURE);
