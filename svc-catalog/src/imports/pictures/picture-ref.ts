import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import type { Picture, Pictures } from '../../items/item.ts';
import type { Cells } from '../merge-row.ts';

/** Source of the picture in a cell: a stored picture of the seller, an address of the web, or a file of the ZIP. */
export type PictureRef =
  | { kind: 'own'; id: string }
  | { kind: 'web'; url: string }
  /** `source` is the digest of the file's bytes. */
  | { kind: 'file'; source: string };

/** Returns the key by which a picture is recognized, so that it is fetched or unpacked once. */
export const sourceOf = (ref: PictureRef): string | undefined =>
  ref.kind === 'own' ? undefined : ref.kind === 'web' ? ref.url : ref.source;

/**
 * Returns the picture fields for which the table has a column; none when all their cells are empty, so that the
 * pictures stay unchanged.
 */
export function pictureFieldsOf(cells: Cells): ImageField[] {
  const given = IMAGE_FIELDS.filter((field) => cells[field] !== undefined);
  return given.some((field) => cells[field]?.trim() !== '') ? given : [];
}

/** Whether the item's picture is the one that the cell names. `source` is the picture's source if it was imported. */
export function isSamePicture(ref: PictureRef, picture: Picture | undefined, source: string | undefined): boolean {
  if (!picture) return false;
  if (ref.kind === 'own') return ref.id === picture.public_id;
  return sourceOf(ref) === source || (ref.kind === 'web' && ref.url === picture.url);
}

/** Returns the pictures after a row. `named` has the pictures of the cells, undefined for an emptied one. */
export function withPictures(
  before: Pictures | undefined,
  named: Partial<Record<ImageField, Picture | undefined>>,
): Partial<Record<ImageField, Picture | undefined>> {
  // The first picture is present even when it is missing in the row, so that its own rule reports it.
  const after: Partial<Record<ImageField, Picture | undefined>> = { image1: undefined };
  for (const field of IMAGE_FIELDS) {
    const picture = field in named ? named[field] : before?.[field];
    if (picture) after[field] = picture;
  }
  return after;
}
