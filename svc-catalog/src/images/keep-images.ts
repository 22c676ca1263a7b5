import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { DAY_MS } from '@ethereal/contracts/durations';
import { IMAGE_FOLDER, type UploadedImage } from '@ethereal/contracts/images';
import { workOnEach } from '@ethereal/service-kit/each';
import { conflict, forbidden, invalid, notFound, tooMany } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import pLimit from 'p-limit';
import { SOURCE } from '../items/item-events.ts';
import type { BlobStore } from './blob-store.ts';
import { checkFile } from './check-upload.ts';
import type { Decoder } from './decoder/decoder.ts';
import type { ImageDocument, ImagesStore } from './images.store.ts';
import type { Upload } from './receive-upload.ts';

/** Milliseconds after which an unused picture is deleted. */
const UNUSED_FOR_MS = DAY_MS;
/** Number of claims that a sweep settles by one query: an import makes thousands. */
const CLAIMS_AT_ONCE = 1000;
/** Name of a picture's file in the size in which it was uploaded. */
export const ORIGINAL = 'original';

type ImagesDeps = {
  images: ImagesStore;
  blobs: BlobStore;
  decoder: Decoder;
  /** Maximum number of pictures of a person, and of those that no item shows. */
  quota: { all: number; unused: number };
  /** Returns those of the pictures that an item, a profile or a review shows. */
  picturesInUse(ids: string[]): Promise<Set<string>>;
  /** Returns those of the pictures that belong to an item or review hidden by the desk. */
  picturesHidden(ids: string[]): Promise<Set<string>>;
  outbox: Pick<Outbox, 'publishOrStore'>;
  now(): Date;
};
export type Images = ReturnType<typeof createImages>;

/** Returns the folder of a hidden picture's file, which no address serves. */
const hiddenFolder = (id: string) => `hidden-${id}`;

/** Returns the address of a picture of the shop on the site. */
export const urlOf = (id: string) => `/images/${id}`;
const newImageId = () => `${IMAGE_FOLDER}-${randomBytes(16).toString('base64url')}`;

function fieldFaults({ fields, file, surplus }: Upload): Record<string, string> {
  // The object has no prototype, because a part may be named `__proto__`.
  const faults: Record<string, string> = Object.create(null);
  for (const name of surplus) faults[name || 'form'] = 'This field is not known, or there are two of it.';
  if (!file) faults.file = 'Send a picture, as a file or as a data URL.';
  for (const name of ['upload_preset', 'folder']) {
    if (fields[name] !== IMAGE_FOLDER) faults[name] = `Must be ${IMAGE_FOLDER}.`;
  }
  return faults;
}

/** Maximum number of pictures of one person that wait for the decoder, so that other people have their turn. */
const MAX_WAITING = 20;

/** Creates a queue that runs one task after another for all people. */
function createDecodeQueue() {
  const limit = pLimit(1);
  const waiting = new Map<string, number>();
  return async <T>(user: string, work: () => Promise<T>): Promise<T> => {
    const before = waiting.get(user) ?? 0;
    if (before >= MAX_WAITING) {
      throw tooMany('You send many pictures at once. Please wait a moment.', { retryAfterSeconds: 5 });
    }
    waiting.set(user, before + 1);
    try {
      return await limit(work);
    } finally {
      const remaining = (waiting.get(user) ?? 1) - 1;
      if (remaining > 0) waiting.set(user, remaining);
      else waiting.delete(user);
    }
  };
}

/** Manages pictures from their upload to their deletion. */
export function createImages(deps: ImagesDeps) {
  const { images, blobs, decoder, quota, picturesInUse, picturesHidden, outbox, now } = deps;
  const enqueue = createDecodeQueue();

  /** Publishes the event that purges a picture from caches. */
  const purge = ({ _id, user }: Pick<ImageDocument, '_id' | 'user'>) =>
    outbox.publishOrStore(
      newEvent({ type: 'pictures.gone', source: SOURCE, subject: user, data: { pictures: [_id] } }),
    );

  /**
   * Deletes the files before the record: after a crash the next sweep finds the record of a picture that is being
   * deleted.
   */
  const wipe = async (id: string) => {
    const image = await images.find(id);
    await images.markDeleting(id);
    await blobs.deleteAll(id);
    await blobs.deleteAll(hiddenFolder(id));
    if (image) await purge(image);
    await images.delete(id);
  };

  /** Moves the file of a picture to its hidden folder and deletes its sizes. Idempotent. */
  const hideFile = async (image: ImageDocument) => {
    const original = await blobs.get(`${image._id}/${ORIGINAL}`);
    if (!original) return;
    await blobs.put(`${hiddenFolder(image._id)}/${ORIGINAL}`, original, image.type);
    await blobs.deleteAll(image._id);
    await purge(image);
  };

  /** Moves a hidden file back to its public folder. Idempotent. */
  const restoreFile = async ({ _id, type }: ImageDocument) => {
    const original = await blobs.get(`${hiddenFolder(_id)}/${ORIGINAL}`);
    if (!original) return;
    await blobs.put(`${_id}/${ORIGINAL}`, original, type);
    await blobs.deleteAll(hiddenFolder(_id));
  };

  const refuseBeyondQuota = async (user: string) => {
    const { all, unused } = await images.countOf(user);
    if (all >= quota.all || unused >= quota.unused) {
      throw tooMany('You have uploaded very many pictures. Please use or delete some of them first.', {
        code: 'TOO_MANY_PICTURES',
        retryAfterSeconds: 3600,
      });
    }
  };

  /** Decodes and stores a picture. Only one of the waiting pictures is in memory at a time. */
  const store = async (user: string, path: string, source?: string): Promise<UploadedImage> => {
    const decoded = `${path}.decoded`;
    try {
      const { type, width, height, bytes } = await decoder.decode(path, decoded);
      const _id = newImageId();
      // Write the record first: a crash between the two leaves a record that the sweep finds, never a file without a
      // record.
      const record = { _id, user, state: 'fresh' as const, width, height, type, bytes, createdAt: now() };
      await images.insert(source === undefined ? record : { ...record, source });
      await blobs.put(`${_id}/${ORIGINAL}`, await readFile(decoded), type);
      return { secure_url: urlOf(_id), public_id: _id, width, height };
    } finally {
      await rm(decoded, { force: true });
    }
  };

  /** @throws when the file is not a picture or is too large, or the person has too many pictures */
  const addFile = async (user: string, file: { path: string; bytes: number }, source?: string) => {
    await checkFile(file.path, file.bytes);
    await refuseBeyondQuota(user);
    return enqueue(user, () => store(user, file.path, source));
  };

  return {
    addFile,

    async add(user: string, upload: Upload): Promise<UploadedImage> {
      const errors = fieldFaults(upload);
      const { file } = upload;
      if (!file || Object.keys(errors).length > 0) {
        throw invalid(Object.values(errors)[0], { errors });
      }
      return addFile(user, file);
    },

    /** Deletes a picture at the request of its uploader. */
    async remove(user: string, id: string): Promise<void> {
      const image = await images.find(id);
      if (!image) throw notFound('There is no such picture.');
      if (image.user !== user) throw forbidden('Another user uploaded this picture.');
      if ((await picturesInUse([id])).has(id)) {
        throw conflict('This picture is in use.', { code: 'IMAGE_IN_USE' });
      }
      await wipe(id);
    },

    /** Hides the pictures of items and reviews that the desk hides, and restores those of others. */
    async hideOrRestore(ids: string[]): Promise<void> {
      const hidden = await picturesHidden(ids);
      for (const id of ids) {
        const image = await images.find(id);
        if (image) await (hidden.has(id) ? hideFile(image) : restoreFile(image));
      }
    },

    /** Deletes those of the pictures that nothing shows any more. */
    async release(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      const used = await picturesInUse(ids);
      await Promise.all(ids.filter((id) => !used.has(id)).map(wipe));
    },

    /** Deletes pictures that were never used, and pictures that a crash left half deleted. */
    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - UNUSED_FOR_MS);
      await images.markUnusedDeleting(before);
      // These pictures may have been claimed for an item that was rejected or never written.
      let claimed: string[];
      do {
        claimed = await images.claimedBefore(before, CLAIMS_AT_ONCE);
        const used = await picturesInUse(claimed);
        const unused = claimed.filter((id) => !used.has(id));
        await images.settleClaims(before, [...used], unused);
      } while (claimed.length === CLAIMS_AT_ONCE);
      await workOnEach(images.deleting(), wipe);
    },
  };
}
