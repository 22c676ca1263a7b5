import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { isRefusal } from '@ethereal/service-kit/errors';
import pLimit from 'p-limit';
import type { BlobStore } from '../../images/blob-store.ts';
import type { ImagesStore } from '../../images/images.store.ts';
import { type Images, urlOf } from '../../images/keep-images.ts';
import type { Picture, ShopItem } from '../../items/item.ts';
import type { NamedPictures } from '../check-row.ts';
import { FetchFault, fetchPicture } from './fetch-picture.ts';
import { isSamePicture, type PictureRef, sourceOf } from './picture-ref.ts';
import { keyOf } from './unpack-pictures.ts';

type Deps = {
  records: Pick<ImagesStore, 'bySource'>;
  images: Pick<Images, 'addFile'>;
  blobs: Pick<BlobStore, 'get'>;
  /** Folder of files while they are decoded. */
  folder: string;
  privateHosts: readonly string[];
  fetchMs: number;
};

/**
 * Number of pictures fetched concurrently. They mostly wait for their hosts, and are decoded one after the other; more
 * would delay other people's pictures.
 */
const AT_ONCE = 4;

/** Thrown when a picture is unavailable, with its column and the reason. */
export class PictureFault extends Error {
  readonly field: ImageField;
  constructor(field: ImageField, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * Converts an error that the seller can mend into a fault of the picture, and throws it. After another error, such as
 * an unavailable store of pictures, the row is tried again.
 */
const faultOf = (field: ImageField) => (error: unknown) => {
  throw error instanceof FetchFault || isRefusal(error) ? new PictureFault(field, error.message) : error;
};

export type RowPictures = {
  /** Returns the stored pictures that a row names; undefined for an emptied cell. @throws PictureFault */
  get(named: NamedPictures, item: ShopItem | undefined): Promise<Partial<Record<ImageField, Picture | undefined>>>;
};

/**
 * Fetches and stores the pictures of one import's rows. A picture that several rows name is fetched once, and one that
 * an earlier attempt stored is not fetched again.
 */
export function createRowPictures(
  { records, images, blobs, folder, privateHosts, fetchMs }: Deps,
  { seller, importId }: { seller: string; importId: string },
): RowPictures {
  const inFlight = new Map<string, Promise<Picture>>();
  const limited = pLimit(AT_ONCE);

  const writeSource = async (ref: Exclude<PictureRef, { kind: 'own' }>, path: string): Promise<number> => {
    if (ref.kind === 'web') return fetchPicture(ref.url, path, { privateHosts, timeoutMs: fetchMs });
    const bytes = await blobs.get(keyOf(importId, ref.source));
    if (!bytes) throw new FetchFault('This picture of the ZIP is gone. Please upload it again.');
    await writeFile(path, bytes);
    return bytes.length;
  };

  const store = async (ref: Exclude<PictureRef, { kind: 'own' }>, source: string): Promise<Picture> => {
    const existing = await records.bySource(seller, source);
    if (existing !== undefined) return { url: urlOf(existing), public_id: existing };
    const path = join(folder, `${randomUUID()}.upload`);
    try {
      const bytes = await writeSource(ref, path);
      const { secure_url, public_id } = await images.addFile(seller, { path, bytes }, source);
      return { url: secure_url, public_id };
    } finally {
      await rm(path, { force: true });
    }
  };

  const storeOnce = (ref: Exclude<PictureRef, { kind: 'own' }>): Promise<Picture> => {
    const source = sourceOf(ref) ?? '';
    const stored = inFlight.get(source) ?? limited(() => store(ref, source));
    inFlight.set(source, stored);
    stored.catch(() => {}).finally(() => inFlight.delete(source));
    return stored;
  };

  const pictureOf = async (ref: PictureRef, before: Picture | undefined): Promise<Picture> => {
    if (ref.kind === 'own') return { url: urlOf(ref.id), public_id: ref.id };
    // A picture of an image host stays at the host.
    if (before && isSamePicture(ref, before, undefined)) return before;
    return storeOnce(ref);
  };

  return {
    async get(named, item) {
      const pictures: Partial<Record<ImageField, Picture | undefined>> = {};
      for (const field of IMAGE_FIELDS) {
        const ref = named[field];
        if (ref === undefined) continue;
        pictures[field] = ref === null ? undefined : await pictureOf(ref, item?.images[field]).catch(faultOf(field));
      }
      return pictures;
    },
  };
}
