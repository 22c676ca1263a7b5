import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useEffect, useState } from 'react';
import { forgetPictures, keepPictures, keptPictures } from './kept-pictures.ts';
import type { Slots } from './picture-slots.ts';

/**
 * Stores the pictures of a form as they change, for the seller who chose them. Calls `restore` once with the pictures
 * of an earlier visit. Returns the function that deletes the stored pictures.
 */
export function usePictureDraft(
  draftKey: string,
  slots: Slots,
  pristine: Slots,
  restore: (kept: Slots) => void,
): () => void {
  const seller = useSession().user?._id;
  const key = seller && `${draftKey}:${seller}`;
  const [asked, setAsked] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form reads its draft once
  useEffect(() => {
    if (!key) return;
    let left = false;
    void keptPictures(key).then((kept) => {
      if (left) return;
      if (kept) restore(kept);
      setAsked(true);
    });
    return () => {
      left = true;
    };
  }, [key]);

  useEffect(() => {
    if (!asked || !key) return;
    void (slots === pristine ? forgetPictures(key) : keepPictures(key, slots));
  }, [asked, key, slots, pristine]);

  return () => {
    if (key) void forgetPictures(key);
  };
}
