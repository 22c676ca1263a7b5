import { announceUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { readToken } from '../session/token.ts';

/** Maximum duration of a download in milliseconds. A copy of a person's data contains pictures. */
const TIMEOUT_MS = 10 * 60_000;

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
  const token = readToken() ?? '';
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 401) announceUnauthorized(token);
    if (response.ok) return await response.blob();
  } catch (cause) {
    throw new Error(failure, { cause });
  }
  throw new Error(failure);
}

/** Downloads a file with the session's token. @throws Error with `failure`, a message for people */
export async function downloadFile(path: string, name: string, failure: string): Promise<void> {
  saveFile(name, await readFile(path, failure));
}
