import type { exportItems, importTemplate, TableFormat } from '@ethereal/contracts/imports';
import { readToken } from '@ethereal/web-kit/session/token.ts';

type TableCall = typeof exportItems | typeof importTemplate;

/** Fetches a table with the session's token and has the browser save it. @throws Error with words for people */
export async function downloadTable(
  { path }: Pick<TableCall, 'path'>,
  format: TableFormat,
  name: string,
): Promise<void> {
  const response = await fetch(`${path}?format=${format}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  }).catch(() => undefined);
  if (!response?.ok) throw new Error('The file could not be made. Please try again in a moment.');
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}
