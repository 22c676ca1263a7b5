import { readToken } from '../session/token.ts';

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file with the session's token and hands it to the browser to keep. @throws Error with `failure`, in words for people */
export async function downloadFile(path: string, name: string, failure: string): Promise<void> {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  }).catch(() => undefined);
  if (!response?.ok) throw new Error(failure);
  saveFile(name, await response.blob());
}
