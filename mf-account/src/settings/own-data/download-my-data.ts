import { exportAccount } from '@ethereal/contracts/identity';
import { readToken } from '@ethereal/web-kit/session/token.ts';

const FILE_NAME = 'ethereal-my-data.zip';

/** Fetches the copy with the session's token and has the browser save it. @throws Error with words for people */
export async function downloadMyData(): Promise<void> {
  const response = await fetch(exportAccount.path, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  }).catch(() => undefined);
  if (!response?.ok) throw new Error('Your data could not be put together. Please try again in a moment.');
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
