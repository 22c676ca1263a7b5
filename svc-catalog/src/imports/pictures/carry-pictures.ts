import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { BlobStore } from '../../images/blob-store.ts';
import type { RowDocument } from '../import-rows.store.ts';
import type { ZipFile } from './picture-cell.ts';
import { keyOf } from './unpack-pictures.ts';

type Options = {
  blobs: BlobStore;
  /** Names of pictures that the table names and the ZIP lacks. */
  wanted: ReadonlySet<string>;
  importId: string;
};

/** Returns the source of each unpacked picture that the rows of a check found, by its name. */
function sourcesIn(rows: readonly RowDocument[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const { cells, pictures } of rows)
    for (const field of IMAGE_FIELDS) {
      const ref = pictures[field];
      if (ref?.kind === 'file') sources.set((cells[field] ?? '').trim(), ref.source);
    }
  return sources;
}

/** Copies pictures of an earlier check into another one. Returns them by name, as those of a ZIP. */
export async function carryPictures(
  rows: readonly RowDocument[],
  { blobs, wanted, importId }: Options,
): Promise<Map<string, ZipFile>> {
  const [earlier] = rows;
  const carried = new Map<string, ZipFile>();
  const copied = new Set<string>();
  for (const [name, source] of sourcesIn(rows)) {
    if (!earlier || !wanted.has(name)) continue;
    if (!copied.has(source)) {
      const bytes = await blobs.get(keyOf(earlier.importId, source));
      if (!bytes) continue;
      await blobs.put(keyOf(importId, source), bytes, 'application/octet-stream');
      copied.add(source);
    }
    carried.set(name, { source });
  }
  return carried;
}
