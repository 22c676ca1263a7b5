import { readToken } from '../session/token.ts';

/** Makes the browser download a blob as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Reads a file with the session's token. @throws Error with `failure`, a message for people */
export async function readFile(path: string, failure: string): Promise<Blob> {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  }).catch(() => undefined);
  if (!response?.ok) throw new Error(failure);
  return response.blob();
}

/** Downloads a file with the session's token. @throws Error with `failure`, a message for people */
export async function downloadFile(path: string, name: string, failure: string): Promise<void> {
  saveFile(name, await readFile(path, failure));
}
