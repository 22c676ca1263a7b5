import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
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

/** Opens the parser of a multipart form. It streams every part, because it would buffer a field whole. */
function openParser({ headers }: Request, { maxParts, notAForm }: FormRules): BusboyInstance {
  try {
    const limits = { fields: 0, files: maxParts, parts: maxParts };
    const contentType = headers['content-type'] ?? '';
    return new Busboy({ headers: { ...headers, 'content-type': contentType }, limits, isPartAFile: () => true });
  } catch (error) {
    throw notAForm(error);
  }
}

/**
 * Reads a multipart form part by part, of which no part is buffered. Rejects when the request is interrupted or is not
 * a valid form, and with the error of a part that could not be read. No work is in progress afterwards.
 */
export async function readForm(request: Request, rules: FormRules, take: TakePart): Promise<void> {
  // A request that was interrupted before emits nothing any more.
  if (request.destroyed) throw rules.notAForm(new Error('The upload was interrupted.'));
  const form = openParser(request, rules);
  const work: Promise<unknown>[] = [];
  let current: Readable | undefined;
  let failure: unknown;
  const received = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      request.unpipe(form);
      request.resume();
      current?.destroy(new Error('The upload ended within this part.'));
      reject(error === failure ? error : rules.notAForm(error));
    };
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > rules.closeAfterBytes) request.destroy();
    });
    request.once('close', () => {
      if (!request.readableEnded) fail(new Error('The upload was interrupted.'));
    });
    form.on('file', (name, content, fileName) => {
      current = content.on('error', () => {});
      const taking = take({ name, fileName, content });
      if (!taking) return void content.resume();
      work.push(taking);
      taking.catch((error: unknown) => {
        failure ??= error;
        fail(error);
      });
    });
    form.once('error', fail).once('finish', resolve);
    request.pipe(form);
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
