import type { exportItems, importTemplate, TableFormat } from '@ethereal/contracts/imports';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';

type TableCall = typeof exportItems | typeof importTemplate;

const FAILURE = 'The file could not be made. Please try again in a moment.';

/** Saves a table. @throws Error with a message to show */
export const downloadTable = ({ path }: Pick<TableCall, 'path'>, format: TableFormat, name: string): Promise<void> =>
  downloadFile(`${path}?format=${format}`, `${name}.${format}`, FAILURE);
