import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { DomainError } from '@ethereal/service-kit/errors';
import type { Entry, ZipFile as Zip } from 'yauzl';
import type { BlobStore } from '../../images/blob-store.ts';
import { checkFile } from '../../images/check-upload.ts';
import { tableFault } from '../table/table-fault.ts';
import { openZip } from './open-zip.ts';
import type { ZipFile } from './picture-cell.ts';

/** Maximum number of files in a ZIP. */
const MAX_FILES = 25_000;
/** Maximum number of characters of the names of all files in a ZIP. */
const MAX_NAMES = 5_000_000;
/** Maximum size of the unpacked files of a ZIP together, in bytes. */
const MAX_UNPACKED = 1024 * 1024 * 1024;

type Unpacked = { files: Map<string, ZipFile>; unused: number };
type Options = { blobs: BlobStore; folder: string; importId: string; wanted: ReadonlySet<string> };

/** Returns the folder of an import's unpacked pictures until the import is done. */
export const folderOf = (importId: string): string => `import-${importId}`;
/** Returns the key of an import's unpacked picture. */
export const keyOf = (importId: string, source: string): string => `${folderOf(importId)}/${source.replace(':', '-')}`;

async function listEntries(zip: Zip): Promise<Entry[]> {
  const entries: Entry[] = [];
  let unpacked = 0;
  let named = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    unpacked += entry.uncompressedSize;
    named += entry.fileName.length;
    entries.push(entry);
    if (named > MAX_NAMES) throw tableFault('The names of the files in the ZIP are too long.');
    if (entries.length > MAX_FILES) throw tableFault(`The ZIP has more than ${MAX_FILES} files.`);
    if (unpacked > MAX_UNPACKED) throw tableFault('The pictures of the ZIP come to more than 1 GB.');
  }
  return entries;
}

/**
 * Returns the content of a ZIP entry; undefined when it is damaged. The reader stops at the declared size, so no entry
 * can grow beyond it.
 */
async function read(zip: Zip, entry: Entry): Promise<Buffer | undefined> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch (error) {
    // A failing disk is not a fault of the picture.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** Unpacks one picture into the store. */
async function unpack(zip: Zip, entry: Entry, { blobs, folder, importId }: Options): Promise<ZipFile> {
  if (entry.isEncrypted()) return { fault: 'This picture is encrypted in the ZIP.' };
  if (entry.uncompressedSize > MAX_IMAGE_BYTES) return { fault: 'This picture is larger than 20 MB.' };
  const bytes = await read(zip, entry);
  if (!bytes) return { fault: 'This picture is damaged in the ZIP.' };
  const path = join(folder, `${randomUUID()}.upload`);
  try {
    await writeFile(path, bytes);
    await checkFile(path, bytes.length);
  } catch (error) {
    if (error instanceof DomainError) return { fault: error.message };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
  const source = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  await blobs.put(keyOf(importId, source), bytes, 'application/octet-stream');
  return { source };
}

/**
 * Unpacks those of a ZIP's pictures that the table names: by their path in the ZIP, or by a file name that occurs once.
 * @throws invalid for a file that is not a ZIP, or too large when unpacked
 */
export async function unpackPictures(path: string, options: Options): Promise<Unpacked> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw tableFault('The pictures must be in a ZIP file; this one cannot be read.', error);
  });
  try {
    const entries = await listEntries(zip).catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      throw tableFault('The pictures must be in a ZIP file; this one is damaged.', error);
    });
    const files = new Map<string, ZipFile>();
    const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1);
    const byBaseName = Map.groupBy(entries, ({ fileName }) => baseName(fileName));
    let unused = 0;
    for (const entry of entries) {
      const name = baseName(entry.fileName);
      const isUnique = byBaseName.get(name)?.length === 1;
      const names = [entry.fileName, ...(isUnique ? [name] : [])].filter((entryName) => options.wanted.has(entryName));
      if (names.length === 0) unused += 1;
      else {
        const file = await unpack(zip, entry, options);
        for (const entryName of names) files.set(entryName, file);
      }
    }
    return { files, unused };
  } finally {
    zip.close();
  }
}
