import { MAX_MESSAGE_PICTURES } from '@ethereal/contracts/messages';
import { checkPicture } from '@ethereal/shop-ui/pictures/check-picture.ts';
import { shrinkPicture } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { type StoredPicture, showUploadFault, uploadPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import { useUnsent } from './useUnsent.ts';

const NONE: readonly StoredPicture[] = [];

/** Returns the pictures of the next message of a conversation. Each is uploaded as soon as it is chosen. */
export function usePictures(name: string) {
  const [uploaded, setUploaded] = useUnsent('pictures', name, NONE);
  const [uploading, setUploading] = useState(0);

  async function upload(file: File): Promise<void> {
    const fault = checkPicture(file, 'add');
    if (fault) return void notify.error(fault);
    setUploading((count) => count + 1);
    try {
      const picture = await uploadPicture(await shrinkPicture(file), () => undefined);
      setUploaded((before) => [...before, picture]);
    } catch (error) {
      showUploadFault(error);
    } finally {
      setUploading((count) => count - 1);
    }
  }

  return {
    uploaded,
    isUploading: uploading > 0,
    isFull: uploaded.length + uploading >= MAX_MESSAGE_PICTURES,
    choose(files: readonly File[]) {
      const free = MAX_MESSAGE_PICTURES - uploaded.length - uploading;
      if (files.length > free) notify.error(`A message takes up to ${MAX_MESSAGE_PICTURES} pictures.`);
      for (const file of files.slice(0, free)) void upload(file);
    },
    remove: (id: string) => setUploaded((all) => all.filter(({ public_id }) => public_id !== id)),
    clear: () => setUploaded(() => NONE),
  };
}
