import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { checkPicture } from '@ethereal/shop-ui/pictures/check-picture.ts';
import { MIN_SHARP_SIDE, shorterSide } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_SLOT, movePicture, type Slot, type Slots, slotsToFill } from './picture-slots.ts';
import { usePictureDraft } from './usePictureDraft.ts';
import { usePictureUploads } from './usePictureUploads.ts';

type Texts = Partial<Record<ImageField, string>>;

const SMALL_PICTURE = `Smaller than ${MIN_SHARP_SIDE} px: it may look soft on the item's page.`;

/** Returns the five pictures of a form, with the functions to choose, check, move, upload and store them. */
export function usePictureSlots(form: 'add' | 'edit', draftKey: string, pristine: Slots) {
  const [slots, setSlots] = useState(pristine);
  const [errors, setErrors] = useState<Texts>({});
  const [hints, setHints] = useState<Texts>({});
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const setSlot = (field: ImageField, slot: Slot) => setSlots((before) => ({ ...before, [field]: slot }));
  const setError = (field: ImageField, error: string | undefined) =>
    setErrors((before) => ({ ...before, [field]: error }));
  const setHint = (field: ImageField, hint: string | undefined) => setHints((before) => ({ ...before, [field]: hint }));

  const deleteStored = usePictureDraft(draftKey, slots, pristine, (stored) => {
    // Slots that the seller changed before the storage responded are kept.
    setSlots((before) => (before === pristine ? stored : before));
    for (const field of IMAGE_FIELDS) {
      const slot = stored[field];
      if (slot.kind === 'chosen') checkResolution(field, slot.file, slot.preview);
    }
  });

  function checkResolution(field: ImageField, file: File, preview: string) {
    previews.current.add(preview);
    void shorterSide(file).then((side) => {
      if (side !== undefined && side < MIN_SHARP_SIDE) setHint(field, SMALL_PICTURE);
    });
  }

  function chooseFile(field: ImageField, file: File) {
    const error = checkPicture(file, form);
    setError(field, error);
    if (error) return;
    const preview = URL.createObjectURL(file);
    setSlot(field, { kind: 'chosen', file, preview });
    setHint(field, undefined);
    checkResolution(field, file, preview);
  }

  const { progress, uploadAll } = usePictureUploads({ slots, setSlot, setError });

  return {
    slots,
    errors,
    hints,
    progress,
    setError,
    /** Removes the messages of earlier files, which were not taken. */
    clearErrors: () => setErrors({}),
    /** Fills the slot at which several files were chosen, then the empty slots. */
    choose(first: ImageField, files: readonly File[]) {
      for (const [i, field] of slotsToFill(slots, first, files.length).entries()) {
        const file = files[i];
        if (file) chooseFile(field, file);
      }
    },
    move(from: ImageField, to: ImageField) {
      setSlots((before) => movePicture(before, from, to));
      setErrors({});
      setHints({});
    },
    remove(field: ImageField) {
      setSlot(field, EMPTY_SLOT);
      setError(field, undefined);
      setHint(field, undefined);
    },
    uploadAll,
    /** Deletes the pictures that are stored for a later visit. */
    deleteStored,
    reset() {
      setSlots(pristine);
      setErrors({});
      setHints({});
    },
  };
}
