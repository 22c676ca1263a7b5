import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy, type BusboyConfig } from 'busboy';
import type { Request } from 'express';

/**
 * Rules of a form: its limits, the number of bytes after which the connection is closed, and the error of an invalid
 * form.
 */
export type FormRules = {
  limits: BusboyConfig['limits'];
  closeAfterBytes: number;
  notAForm(cause: unknown): Error;
};

/** A form. Callers add listeners for `file` and `field` before they read it. */
export type Form = Pick<Busboy, 'on'> & {
  /** Parses the request; rejects when the request is interrupted or is no valid form. */
  read(): Promise<void>;
};

/** Opens the multipart form of a request. All browsers send file names as UTF-8. */
export function openForm(request: Request, { limits, closeAfterBytes, notAForm }: FormRules): Form {
  const form = parserOf(request, limits, notAForm);
  const read = () =>
    new Promise<void>((resolve, reject) => {
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > closeAfterBytes) request.destroy();
      });
      request.once('close', () => {
        if (!request.complete) form.destroy(new Error('The upload was interrupted.'));
      });
      form.once('error', (error) => {
        request.unpipe(form);
        request.resume();
        reject(notAForm(error));
      });
      form.once('close', resolve);
      request.pipe(form);
    });
  return { on: form.on.bind(form), read };
}

function parserOf(request: Request, limits: FormRules['limits'], notAForm: FormRules['notAForm']): Busboy {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch (error) {
    throw notAForm(error);
  }
}

/** Writes at most `maxBytes` of a stream into the file at `path`. Resolves to the number of bytes received. */
export async function writeUpTo(maxBytes: number, from: Readable, path: string): Promise<number> {
  let bytes = 0;
  const upToLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, bytes > maxBytes ? undefined : chunk);
    },
  });
  await pipeline(from, upToLimit, createWriteStream(path));
  return bytes;
}
