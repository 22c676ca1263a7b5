import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { UNREADABLE_IMAGE } from '@ethereal/contracts/images';
import { checkPicture } from '@ethereal/shop-ui/pictures/check-picture.ts';
import { MIN_SHARP_SIDE, shorterSide } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type ChosenSlot,
  EMPTY_SLOT,
  fieldOfPreview,
  movePicture,
  type Slot,
  type Slots,
  slotsToFill,
} from './picture-slots.ts';
import { usePictureDraft } from './usePictureDraft.ts';
import { usePictureUploads } from './usePictureUploads.ts';

/** Slots of a form, and the message of a file that each of them did not take. */
type Pictures = { slots: Slots; errors: Partial<Record<ImageField, string>> };

const fill = ({ slots, errors }: Pictures, field: ImageField, slot: Slot, error?: string): Pictures => ({
  slots: { ...slots, [field]: slot },
  errors: { ...errors, [field]: error },
});

/** Returns the five pictures of a form, with the functions to choose, check, move, upload and store them. */
export function usePictureSlots(form: 'add' | 'edit', draftKey: string, pristine: Slots) {
  const [{ slots, errors }, update] = useState<Pictures>({ slots: pristine, errors: {} });
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const setSlot = (field: ImageField, slot: Slot) => update((before) => fill(before, field, slot));
  const setError = (field: ImageField, error: string) =>
    update((before) => ({ ...before, errors: { ...before.errors, [field]: error } }));

  const deleteStored = usePictureDraft(draftKey, slots, pristine, (stored) => {
    // Slots that the seller changed before the storage responded are kept.
    update((before) => (before.slots === pristine ? { ...before, slots: stored } : before));
    for (const field of IMAGE_FIELDS) {
      const slot = stored[field];
      if (slot.kind === 'chosen') void decode(slot, EMPTY_SLOT);
    }
  });

  /**
   * Marks a small picture. A file that the browser cannot decode is refused: its slot has the picture of before again.
   */
  async function decode({ file, preview }: ChosenSlot, before: Slot): Promise<void> {
    previews.current.add(preview);
    const side = await shorterSide(file);
    update((pictures) => {
      // The seller may have moved, replaced or removed the picture meanwhile.
      const field = fieldOfPreview(pictures.slots, preview);
      const slot = field && pictures.slots[field];
      if (!field || slot?.kind !== 'chosen') return pictures;
      if (side === undefined) return fill(pictures, field, before, UNREADABLE_IMAGE);
      return fill(pictures, field, { ...slot, isSmall: side < MIN_SHARP_SIDE });
    });
  }

  function chooseFile(field: ImageField, file: File) {
    const error = checkPicture(file, form);
    if (error) return setError(field, error);
    const slot: ChosenSlot = { kind: 'chosen', file, preview: URL.createObjectURL(file) };
    setSlot(field, slot);
    void decode(slot, slots[field]);
  }

  const { progress, uploadAll } = usePictureUploads({ slots, setSlot, setError });

  return {
    slots,
    errors,
    progress,
    setError,
    /** Removes the messages of earlier files, which were not taken. */
    clearErrors: () => update((before) => ({ ...before, errors: {} })),
    /** Fills the slot at which several files were chosen, then the empty slots. */
    choose(first: ImageField, files: readonly File[]) {
      for (const [i, field] of slotsToFill(slots, first, files.length).entries()) {
        const file = files[i];
        if (file) chooseFile(field, file);
      }
    },
    move: (from: ImageField, to: ImageField) =>
      update((before) => ({ slots: movePicture(before.slots, from, to), errors: {} })),
    remove: (field: ImageField) => setSlot(field, EMPTY_SLOT),
    uploadAll,
    /** Deletes the pictures that are stored for a later visit. */
    deleteStored,
    replace: (slots: Slots) => update({ slots, errors: {} }),
    reset: () => update({ slots: pristine, errors: {} }),
  };
}
