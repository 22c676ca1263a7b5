import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { invalid } from '@ethereal/service-kit/errors';
import type { Request } from 'express';
import { type FormRules, openForm, writeUpTo } from '../uploads/multipart.ts';

/** The received form: its fields and its file, which is truncated at the size limit. */
export type Upload = {
  fields: Record<string, string>;
  file?: { path: string; bytes: number };
  /** Names of parts that do not belong to the form. */
  surplus: string[];
  discard(): Promise<void>;
};

const FILE = 'file';
const FIELDS = [FILE, 'upload_preset', 'folder'];
const MAX_DATA_URL = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 1000;
const RULES: FormRules = {
  limits: { fieldSize: MAX_DATA_URL, fields: 10, files: 2, parts: 12 },
  // Clients read a rejection only after they have sent everything. Beyond this number of bytes the connection is
  // closed.
  closeAfterBytes: 5 * MAX_IMAGE_BYTES,
  notAForm: (cause) =>
    invalid('Send the picture as a multipart form with file, upload_preset and folder.', {
      code: 'NOT_A_FORM',
      cause,
    }),
};

async function writeDataUrl(url: string, path: string): Promise<number | undefined> {
  const data = /^data:[\w.+/-]+(?:;[\w=.+-]+)*;base64,/.exec(url);
  if (!data) return undefined;
  const bytes = Buffer.from(url.slice(data[0].length), 'base64');
  if (bytes.length <= MAX_IMAGE_BYTES) await writeFile(path, bytes);
  return bytes.length;
}

/** Reads a multipart form and writes its file into `folder`. After an error no file is left. */
export async function receiveUpload(request: Request, folder: string): Promise<Upload> {
  const form = openForm(request, RULES);
  const path = join(folder, `${randomUUID()}.upload`);
  const discard = () => rm(path, { force: true });
  const fields: Record<string, string> = {};
  const surplus: string[] = [];
  let writing: Promise<number | undefined> | undefined;
  const write = (work: Promise<number | undefined>) => {
    writing = work;
    // The error is thrown below, once the form was read.
    work.catch(() => {});
  };

  form.on('file', (name, stream) => {
    if (name === FILE && !writing) write(writeUpTo(MAX_IMAGE_BYTES, stream, path));
    else {
      surplus.push(name);
      stream.on('error', () => {}).resume();
    }
  });
  form.on('field', (name, value, { valueTruncated }) => {
    if (!FIELDS.includes(name) || (name === FILE && writing)) surplus.push(name);
    else if (name !== FILE) fields[name] = value;
    else write(valueTruncated ? Promise.resolve(value.length) : writeDataUrl(value, path));
  });

  try {
    await form.read();
    const bytes = await writing;
    return { fields, surplus, discard, file: bytes === undefined ? undefined : { path, bytes } };
  } catch (error) {
    await writing?.catch(() => {});
    await discard();
    throw error;
  }
}
