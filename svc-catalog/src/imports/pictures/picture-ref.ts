import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import type { Picture, Pictures } from '../../items/item.ts';
import type { Cells } from '../merge-row.ts';

/** Where the picture of a cell comes from: one of the seller's own here, an address of the web, a file of the ZIP. */
export type PictureRef =
  | { kind: 'own'; id: string }
  | { kind: 'web'; url: string }
  /** `source` is the digest of its bytes. */
  | { kind: 'file'; source: string };

/** By which a picture is known again: what was fetched or unpacked once is not kept twice. */
export const sourceOf = (ref: PictureRef): string | undefined =>
  ref.kind === 'own' ? undefined : ref.kind === 'web' ? ref.url : ref.source;

/** The fields whose cells say something; none when all cells are empty: then the pictures stay as they are. */
export function pictureFieldsOf(cells: Cells): ImageField[] {
  const said = IMAGE_FIELDS.filter((field) => cells[field] !== undefined);
  return said.some((field) => cells[field]?.trim() !== '') ? said : [];
}

/** Whether the item's picture is the one that the cell names. `source` is where it came from, when it was imported. */
export function isSamePicture(ref: PictureRef, picture: Picture | undefined, source: string | undefined): boolean {
  if (!picture) return false;
  if (ref.kind === 'own') return ref.id === picture.public_id;
  return sourceOf(ref) === source || (ref.kind === 'web' && ref.url === picture.url);
}

/** The pictures after a row: `named` has those that its cells say, undefined for an emptied one. */
export function withPictures(
  before: Pictures | undefined,
  named: Partial<Record<ImageField, Picture | undefined>>,
): Partial<Record<ImageField, Picture | undefined>> {
  // The first is named even when it is missing: so its own rule speaks.
  const after: Partial<Record<ImageField, Picture | undefined>> = { image1: undefined };
  for (const field of IMAGE_FIELDS) {
    const picture = field in named ? named[field] : before?.[field];
    if (picture) after[field] = picture;
  }
  return after;
}
