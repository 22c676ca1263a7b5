import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { invalid } from '@ethereal/service-kit/errors';
import type { Request } from 'express';
import { type FormPart, type FormRules, readForm, writeUpTo } from '../uploads/multipart.ts';

/** The received form: its fields and its file, which is truncated at the size limit. */
export type Upload = {
  fields: Record<string, string>;
  file?: { path: string; bytes: number };
  /** Names of parts that do not belong to the form. */
  surplus: string[];
  discard(): Promise<void>;
};

const FILE = 'file';
const FIELDS = ['upload_preset', 'folder'];
/** Number of characters of a field that are read, more than a valid field has. */
const MAX_FIELD = 100;
/** Maximum length of a data URL before its data, in characters. */
const MAX_HEADER = 200;
// Input: at most 200 characters.
const DATA_URL = /^data:[\w.+/-]+(?:;[\w=.+-]+)*;base64,/;
// Input: at most one chunk of a request, 64 kB.
const NO_BASE64 = /[^\w+/-]/g;
const RULES: FormRules = {
  maxParts: 12,
  // Clients read a rejection only after they have sent everything. Beyond this number of bytes the connection is
  // closed.
  closeAfterBytes: 5 * MAX_IMAGE_BYTES,
  notAForm: (cause) =>
    invalid('Send the picture as a multipart form with file, upload_preset and folder.', {
      code: 'NOT_A_FORM',
      cause,
    }),
};

async function textOf({ content }: FormPart): Promise<string> {
  let text = '';
  for await (const chunk of content) if (text.length < MAX_FIELD) text += chunk.toString('utf8', 0, MAX_FIELD);
  return text;
}

/** Generates the bytes that a data URL encodes; none for another text. Calls `onData` if it is one. */
async function* dataIn(content: AsyncIterable<Buffer>, onData: () => void): AsyncGenerator<Buffer> {
  let text = '';
  let isData = false;
  for await (const chunk of content) {
    if (!isData && text.length > MAX_HEADER) continue;
    text += chunk.toString('latin1');
    if (!isData) {
      const header = DATA_URL.exec(text.slice(0, MAX_HEADER))?.[0];
      if (header === undefined) continue;
      isData = true;
      onData();
      text = text.slice(header.length);
    }
    text = text.replace(NO_BASE64, '');
    const complete = text.length - (text.length % 4);
    yield Buffer.from(text.slice(0, complete), 'base64');
    text = text.slice(complete);
  }
  if (isData) yield Buffer.from(text, 'base64');
}

/** Reads a multipart form and writes its file into `folder`. After an error no file is left. */
export async function receiveUpload(request: Request, folder: string): Promise<Upload> {
  const path = join(folder, `${randomUUID()}.upload`);
  const discard = () => rm(path, { force: true });
  const upload: Upload = { fields: {}, surplus: [], discard };
  let hasFile = false;

  async function takeFile({ fileName, content }: FormPart): Promise<void> {
    let isFile = fileName !== undefined;
    const data = isFile
      ? content
      : dataIn(content, () => {
          isFile = true;
        });
    const bytes = await writeUpTo(MAX_IMAGE_BYTES, data, path);
    if (isFile) upload.file = { path, bytes };
  }

  try {
    await readForm(request, RULES, (part) => {
      const { name, fileName } = part;
      if (name === FILE && !hasFile) {
        hasFile = true;
        return takeFile(part);
      }
      if (FIELDS.includes(name) && fileName === undefined)
        return textOf(part).then((text) => {
          upload.fields[name] = text;
        });
      upload.surplus.push(name);
      return undefined;
    });
    return upload;
  } catch (error) {
    await discard();
    throw error;
  }
}
