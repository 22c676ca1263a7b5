import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MIMEType } from 'node:util';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';

/**
 * Rules of a form: its maximum number of parts, the number of bytes after which the connection is closed, and the error
 * of an invalid form.
 */
export type FormRules = { maxParts: number; closeAfterBytes: number; notAForm(cause: unknown): Error };

/** Part of a form: a file, or a field, which has no file name. */
export type FormPart = { name: string; fileName: string | undefined; content: AsyncIterable<Buffer> };

/** Returns the work that reads the content of a part to its end; undefined to skip the part. */
type TakePart = (part: FormPart) => Promise<unknown> | undefined;

/** Type of every part, by which the parser streams it. The parser buffers whole fields, whose type is text. */
const STREAMED = 'Content-Type: application/octet-stream\r\n';

/** Creates a stream that adds the type to each part of a form. The first type of a part is the one that counts. */
function markParts(boundary: string): Transform {
  const delimiter = Buffer.from(`\r\n--${boundary}\r\n`, 'latin1');
  const marked = Buffer.concat([delimiter, Buffer.from(STREAMED)]);
  // The first delimiter begins the form, so that no line ends before it.
  let rest = Buffer.from('\r\n');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let bytes = Buffer.concat([rest, chunk]);
      for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter)) {
        this.push(bytes.subarray(0, at));
        this.push(marked);
        bytes = bytes.subarray(at + delimiter.length);
      }
      const complete = Math.max(0, bytes.length + 1 - delimiter.length);
      rest = bytes.subarray(complete);
      done(null, bytes.subarray(0, complete));
    },
    flush: (done) => done(null, rest),
  });
}

/** Opens the parser of a multipart form. All browsers send file names as UTF-8. */
function openParser({ headers }: Request, { maxParts, notAForm }: FormRules): [Transform, Busboy] {
  try {
    const boundary = new MIMEType(headers['content-type'] ?? '').params.get('boundary') ?? '';
    const limits = { fields: 0, files: maxParts, parts: maxParts };
    return [markParts(boundary), busboy({ headers, defParamCharset: 'utf8', limits })];
  } catch (error) {
    throw notAForm(error);
  }
}

/**
 * Reads a multipart form part by part, of which no part is buffered. Rejects when the request is interrupted or is no
 * valid form, and with the error of a part that could not be read. No work is in progress afterwards.
 */
export async function readForm(request: Request, rules: FormRules, take: TakePart): Promise<void> {
  const [marks, form] = openParser(request, rules);
  const work: Promise<unknown>[] = [];
  let failure: unknown;
  form.on('file', (name, content, { filename }) => {
    const taking = take({ name, fileName: filename, content });
    if (!taking) return void content.on('error', () => {}).resume();
    work.push(taking);
    taking.catch((error: unknown) => {
      // The parser would wait for the end of the part.
      if (form.destroyed) return;
      failure = error;
      form.destroy(error instanceof Error ? error : undefined);
    });
  });
  const received = new Promise<void>((resolve, reject) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > rules.closeAfterBytes) request.destroy();
    });
    request.once('close', () => {
      if (!request.complete) form.destroy(new Error('The upload was interrupted.'));
    });
    form.once('error', (error) => {
      request.unpipe(marks);
      request.resume();
      reject(error === failure ? error : rules.notAForm(error));
    });
    form.once('close', resolve);
    request.pipe(marks).pipe(form);
  });
  try {
    await received;
  } finally {
    await Promise.allSettled(work);
  }
  await Promise.all(work);
}

/** Writes at most `maxBytes` of a content into the file at `path`. Resolves to the number of bytes received. */
export async function writeUpTo(maxBytes: number, from: AsyncIterable<Buffer>, path: string): Promise<number> {
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
