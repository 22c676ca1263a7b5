import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy, type BusboyConfig } from 'busboy';
import type { Request } from 'express';

/** How a form is read: what it may hold, how many bytes are taken before the sender is cut off, and what refuses it. */
export type FormRules = {
  limits: BusboyConfig['limits'];
  patienceBytes: number;
  notAForm(cause: unknown): Error;
};

/** A form to which listeners for `file` and `field` are added before it is read. */
export type Form = Pick<Busboy, 'on'> & {
  /** Feeds the request to the form; rejects when it is interrupted or is no form after all. */
  read(): Promise<void>;
};

/** Opens the multipart form of a request. Names of files come as UTF-8 from every browser. */
export function openForm(request: Request, { limits, patienceBytes, notAForm }: FormRules): Form {
  const form = parserOf(request, limits, notAForm);
  const read = () =>
    new Promise<void>((resolve, reject) => {
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > patienceBytes) request.destroy();
      });
      request.once('close', () => {
        if (!request.complete) form.destroy(new Error('the upload was interrupted'));
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

/** Keeps at most `mostBytes` of a stream in the file at `path`; resolves to the bytes that came in all. */
export async function keepUpTo(mostBytes: number, from: Readable, path: string): Promise<number> {
  let bytes = 0;
  const upToLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, bytes > mostBytes ? undefined : chunk);
    },
  });
  await pipeline(from, upToLimit, createWriteStream(path));
  return bytes;
}
