import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ZIP_BYTES } from '@ethereal/contracts/imports';
import { invalid, tooLarge } from '@ethereal/service-kit/errors';
import type { Request } from 'express';
import { type FormRules, readForm, writeUpTo } from '../uploads/multipart.ts';

export type ReceivedImport = {
  fileName: string;
  /** Path of the received table. */
  path: string;
  /** Path of the received ZIP of pictures, if there is one. */
  zipPath: string | undefined;
  discard(): Promise<void>;
};

const LIMITS = { file: MAX_IMPORT_BYTES, pictures: MAX_IMPORT_ZIP_BYTES };
type Part = keyof typeof LIMITS;
const isPart = (name: string): name is Part => Object.hasOwn(LIMITS, name);
/** Maximum length of the name of a file, in characters; its beginning is cut off. */
const MAX_NAME = 200;
const WORDS: Readonly<Record<Part, string>> = { file: 'The table', pictures: 'The ZIP' };

const RULES: FormRules = {
  maxParts: 3,
  closeAfterBytes: 2 * (MAX_IMPORT_BYTES + MAX_IMPORT_ZIP_BYTES),
  notAForm: (cause) =>
    invalid('Send the table as a multipart form with file and, if wanted, pictures.', {
      code: 'NOT_A_FORM',
      cause,
    }),
};

function refuseTooLarge(part: Part, bytes: number): void {
  const maxBytes = LIMITS[part];
  if (bytes <= maxBytes) return;
  const message = `${WORDS[part]} may have at most ${maxBytes / 1024 / 1024} MB.`;
  throw tooLarge(message, { code: 'FILE_TOO_LARGE', errors: { [part]: message } });
}

/** Reads the form of an import and writes its files into `folder`. After an error no file is left. */
export async function receiveImport(request: Request, folder: string): Promise<ReceivedImport> {
  const paths = new Map<Part, { path: string; bytes: Promise<number> }>();
  const discard = async () => {
    await Promise.all([...paths.values()].map(({ path }) => rm(path, { force: true })));
  };
  let fileName = '';
  try {
    await readForm(request, RULES, ({ name, fileName: given, content }) => {
      // A form without a chosen file sends an empty file without a name.
      if (!isPart(name) || paths.has(name) || !given) return undefined;
      if (name === 'file') fileName = given.slice(-MAX_NAME);
      const path = join(folder, `${randomUUID()}.upload`);
      const bytes = writeUpTo(LIMITS[name], content, path);
      paths.set(name, { path, bytes });
      return bytes;
    });
    for (const [part, { bytes }] of paths) refuseTooLarge(part, await bytes);
    const table = paths.get('file');
    if (!table) throw invalid('Choose a table, CSV or XLSX.', { errors: { file: 'Choose a table, CSV or XLSX.' } });
    return { fileName, path: table.path, zipPath: paths.get('pictures')?.path, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
