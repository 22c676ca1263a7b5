import { IMAGE_FOLDER, uploadImage } from '@ethereal/contracts/images';
import { errorFields } from '@ethereal/web-kit/api/error-fields.ts';
import { ApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { announceUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';

/** A picture that the shop has stored. */
export type StoredPicture = { url: string; public_id: string };

/** Maximum duration of an upload in milliseconds. */
const TIMEOUT_MS = 120_000;
/** Maximum duration of the request for the upload address, in milliseconds. */
const CONFIG_TIMEOUT_MS = 10_000;

/** Thrown when the session of the uploader has ended. */
export class SessionEnded extends Error {}

type Host = { url: string; token: string | undefined };

/** Returns the upload address: the shop, or the image host that its operator has set up, which gets no token. */
async function imageHost(): Promise<Host> {
  const config: unknown = await fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  const externalUrl = textOf(config, 'imageUploadUrl');
  return externalUrl ? { url: externalUrl, token: undefined } : { url: uploadImage.path, token: readToken() };
}

/** Returns the value of a JSON text; undefined for another text, such as the page of a proxy. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer(text: string): StoredPicture {
  const answer: unknown = JSON.parse(text);
  const [url, public_id] = [textOf(answer, 'secure_url'), textOf(answer, 'public_id')];
  if (url === undefined || public_id === undefined)
    throw new Error('The image host returned no address of the picture.');
  return { url, public_id };
}

/**
 * Uploads a picture. `onProgress` receives the sent share from 0 to 1.
 * @throws SessionEnded when the session has ended, ApiError when the server refuses the picture.
 * Uses XMLHttpRequest, since fetch reports no upload progress.
 */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<StoredPicture> {
  const { url, token } = await imageHost();
  const form = new FormData();
  // Fields come before the file, since the server reads them first.
  form.set('upload_preset', IMAGE_FOLDER);
  form.set('folder', IMAGE_FOLDER);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 401 && token) {
        announceUnauthorized(token);
        return reject(new SessionEnded());
      }
      if (request.status < 200 || request.status > 299)
        return reject(new ApiError(request.status, errorFields(readJson(request.responseText))));
      try {
        resolve(readAnswer(request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error('The upload was interrupted.'));
    request.ontimeout = () => reject(new Error('The upload took too long.'));
    request.send(form);
  });
}

/** Shows why a picture was not uploaded. After the session has ended nothing is shown: the page asks for a log-in. */
export function showUploadFault(error: unknown): void {
  if (error instanceof SessionEnded) return;
  notify.error(messageOf(error, 'The picture could not be uploaded. Please try again.'));
}
