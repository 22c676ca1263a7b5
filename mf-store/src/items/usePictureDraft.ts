import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useEffect, useState } from 'react';
import type { Slots } from './picture-slots.ts';
import { pictureKeyOf, readPictures, removePictures, storePictures } from './picture-storage.ts';

/**
 * Stores the pictures of a form as they change, for the seller who chose them. Calls `restore` once with the pictures
 * of an earlier visit. Returns the function that deletes the stored pictures.
 */
export function usePictureDraft(
  draftKey: string,
  slots: Slots,
  pristine: Slots,
  restore: (stored: Slots) => void,
): () => void {
  const seller = useSession().user?._id;
  const key = seller && pictureKeyOf(draftKey, seller);
  const [isRead, setRead] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form reads its draft once
  useEffect(() => {
    if (!key) return;
    let isUnmounted = false;
    void readPictures(key).then((stored) => {
      if (isUnmounted) return;
      if (stored) restore(stored);
      setRead(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [key]);

  useEffect(() => {
    if (!isRead || !key) return;
    void (slots === pristine ? removePictures(key) : storePictures(key, slots));
  }, [isRead, key, slots, pristine]);

  return () => {
    if (key) void removePictures(key);
  };
}
