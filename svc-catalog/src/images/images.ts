import { randomBytes } from 'node:crypto';
import { IMAGE_FOLDER, type UploadedImage } from '@ethereal/contracts/images';
import { conflict, forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import type { ItemsStore } from '../items/items.store.ts';
import type { BlobStore } from './blob-store.ts';
import type { ImagesStore } from './images.store.ts';
import { checkFile, pictureWork, readPicture } from './picture.ts';
import type { Upload } from './receive-upload.ts';

/** What is uploaded and used by no item within a day is deleted. */
const UNUSED_FOR_MS = 24 * 60 * 60 * 1000;
export const ORIGINAL = 'original';

type ImagesDeps = { images: ImagesStore; items: ItemsStore; blobs: BlobStore; now(): Date };
export type Images = ReturnType<typeof createImages>;

/** Where a picture of ours is on the site. */
export const urlOf = (id: string) => `/images/${id}`;
const newImageId = () => `${IMAGE_FOLDER}-${randomBytes(16).toString('base64url')}`;

function fieldFaults({ fields, file, surplus }: Upload): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const name of surplus) faults[name || 'form'] = 'This field is not known, or there are two of it.';
  if (!file) faults.file = 'Send a picture, as a file or as a data URL.';
  for (const name of ['upload_preset', 'folder']) {
    if (fields[name] !== IMAGE_FOLDER) faults[name] = `Must be ${IMAGE_FOLDER}.`;
  }
  return faults;
}

/** Pictures, from their upload to their deletion. */
export function createImages({ images, items, blobs, now }: ImagesDeps) {
  /** Files first: if this stops half-way, the condemned record is left, and the sweep goes on. */
  const wipe = async (id: string) => {
    await images.condemn(id);
    await blobs.deleteAll(id);
    await images.delete(id);
  };

  return {
    async add(user: string, upload: Upload): Promise<UploadedImage> {
      const errors = fieldFaults(upload);
      const { file } = upload;
      if (!file || Object.keys(errors).length > 0) {
        throw invalid(Object.values(errors)[0], { errors });
      }
      await checkFile(file.path, file.bytes);
      const { bytes, type, width, height } = await pictureWork(() => readPicture(file.path));
      const _id = newImageId();
      // The record first: a crash between the two leaves a record that the sweep finds, never a file that nobody knows.
      await images.insert({
        ...{ _id, user, state: 'fresh', width, height, type },
        ...{ bytes: bytes.length, createdAt: now() },
      });
      await blobs.put(`${_id}/${ORIGINAL}`, bytes, type);
      return { secure_url: urlOf(_id), public_id: _id, width, height };
    },

    /** Deletes a picture that its uploader does not want after all. */
    async remove(user: string, id: string): Promise<void> {
      const image = await images.find(id);
      if (!image) throw notFound('There is no such picture.');
      if (image.user !== user) throw forbidden('Another user uploaded this picture.');
      if ((await items.imagesInUse([id])).has(id)) {
        throw conflict('An item uses this picture.', { code: 'IMAGE_IN_USE' });
      }
      await wipe(id);
    },

    /** Deletes those of the pictures that no item shows any more. */
    async release(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      const used = await items.imagesInUse(ids);
      await Promise.all(ids.filter((id) => !used.has(id)).map(wipe));
    },

    /** Deletes what was never used, and what a crash left half deleted. */
    async sweep(): Promise<void> {
      await images.condemnUnused(new Date(now().getTime() - UNUSED_FOR_MS));
      for (const id of await images.condemned()) await wipe(id);
    },
  };
}
