import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { shrinkPicture } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { SessionEnded, type StoredPicture, uploadPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import type { Slot, Slots } from './picture-slots.ts';

type Progress = Partial<Record<ImageField, number>>;

/** Thrown when an upload failed and the seller was notified; the submission stops. */
export class UploadFailed extends Error {}

type Options = {
  slots: Slots;
  setSlot: (field: ImageField, slot: Slot) => void;
  setError: (field: ImageField, error: string) => void;
};

/** Returns the function that uploads the chosen pictures of a form, and the share of each that is uploaded. */
export function usePictureUploads({ slots, setSlot, setError }: Options) {
  const [progress, setProgress] = useState<Progress>({});

  /** Shows that a picture was not uploaded, and returns the error that stops the submission. */
  function uploadError(field: ImageField, cause: unknown): UploadFailed {
    const message = `Failed to upload ${field}`;
    if (isApiError(cause) && cause.hasServerMessage) setError(field, cause.message);
    // When the session ended, the page requests a log-in and keeps the chosen pictures, so no error is shown.
    if (!(cause instanceof SessionEnded)) notify.error(message);
    return new UploadFailed(message, { cause });
  }

  /** Returns the stored picture of a slot; uploads a chosen file first. */
  async function uploadSlot(field: ImageField): Promise<StoredPicture | undefined> {
    const slot = slots[field];
    if (slot.kind === 'empty') return undefined;
    if (slot.kind === 'held') return slot.picture;
    if (slot.uploaded) return slot.uploaded;
    try {
      const uploaded = await uploadPicture(await shrinkPicture(slot.file), (share) =>
        setProgress((before) => ({ ...before, [field]: share })),
      );
      setSlot(field, { ...slot, uploaded });
      return uploaded;
    } catch (cause) {
      throw uploadError(field, cause);
    } finally {
      setProgress((before) => ({ ...before, [field]: undefined }));
    }
  }

  /**
   * Uploads the chosen files that are not uploaded yet, one after the other. @throws UploadFailed after the seller was
   * notified
   */
  async function uploadAll(): Promise<Partial<Record<ImageField, StoredPicture>>> {
    const uploaded: Partial<Record<ImageField, StoredPicture>> = {};
    for (const field of IMAGE_FIELDS) {
      const picture = await uploadSlot(field);
      if (picture) uploaded[field] = picture;
    }
    return uploaded;
  }

  return { progress, uploadAll };
}
