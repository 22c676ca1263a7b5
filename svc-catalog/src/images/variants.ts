import type { IMAGE_WIDTHS } from '@ethereal/contracts/image-widths';
import { IMAGE_FOLDER } from '@ethereal/contracts/images';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { BlobStore } from './blob-store.ts';
import { ORIGINAL } from './keep-images.ts';

/**
 * Maximum number of pictures that are resized at once, since each takes a core. Their files have been decoded before.
 */
const resizing = pLimit(2);
/** Maximum number of originals in memory at once. */
const opening = pLimit(8);

/** Formats in which pictures are served, the smallest first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];
export type Width = (typeof IMAGE_WIDTHS)[number];
/** Width of a picture that is requested without a width, in pixels. */
export const LARGEST: Width = 1280;

const ID = new RegExp(`^${IMAGE_FOLDER}-[\\w-]{22}$`);

/**
 * Settings by measurement (2 cores, 640 px): AVIF at effort 1 takes 50–70 ms, no longer than WebP at its default, for
 * half to two thirds of the bytes; effort 2 and more would double the time for 3 % of the bytes.
 */
function encode(picture: Sharp, format: Format): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 });
    case 'webp':
      return picture.webp({ quality: 78, effort: 3 });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
  }
}

export type Variants = {
  /** Returns the picture in this format, at most this wide; undefined when it does not exist. */
  get(id: string, width: Width, format: Format): Promise<Buffer | undefined>;
};

/**
 * Resizes pictures at the first request. Concurrent requests share one run, and the result is stored beside the
 * original.
 */
export function createVariants(blobs: BlobStore): Variants {
  const making = new Map<string, Promise<Buffer | undefined>>();

  const make = async (id: string, width: Width, format: Format, key: string) => {
    const original = await blobs.get(`${id}/${ORIGINAL}`);
    if (!original) return undefined;
    const bytes = await resizing(() =>
      encode(sharp(original).resize({ width, withoutEnlargement: true }), format).toBuffer(),
    );
    const isGone = async () => !(await blobs.get(`${id}/${ORIGINAL}`));
    try {
      await blobs.put(key, bytes, `image/${format}`);
    } catch (error) {
      // A deletion in the meantime takes the folder away from the file being written.
      if (!(await isGone())) throw error;
    }
    if (!(await isGone())) return bytes;
    // The picture was deleted in the meantime. A cache that has just dropped it would keep what is sent now for a year.
    await blobs.deleteAll(id);
    return undefined;
  };

  const find = async (id: string, width: Width, format: Format, key: string) =>
    (await blobs.get(key)) ?? (await opening(() => make(id, width, format, key)));

  return {
    async get(id, width, format) {
      if (!ID.test(id)) return undefined;
      const key = `${id}/w${width}.${format}`;
      const inFlight = making.get(key);
      if (inFlight) return inFlight;
      const work = find(id, width, format, key).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
}
