import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { type ItemSent, MAIN_IMAGE_REQUIRED } from '@ethereal/contracts/items';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkPicture } from './check-picture.ts';
import { type ItemFields, readDraft, sentOf } from './item-fields.ts';
import { EMPTY_SLOT, type HeldPicture, type Slot, type Slots } from './picture-slots.ts';
import { uploadPicture } from './upload-picture.ts';

type Options = {
  form: 'add' | 'edit';
  draftKey: string;
  fields: ItemFields;
  slots: Slots;
  /** Sends the item; rejects when the server does not take it. */
  send(item: ItemSent): Promise<void>;
  /** What is said when it was not taken. */
  failure: string;
};

type SlotTexts = Partial<Record<ImageField, string>>;
type Progress = Partial<Record<ImageField, number>>;

/** An upload that failed and was told about; the rest of the work is given up. */
class UploadFailed extends Error {}

/** Fields, pictures, draft and submission of an item: what adding and editing have in common. */
export function useItemForm({ form, draftKey, fields, slots: pristine, send, failure }: Options) {
  const fieldForm = useForm<ItemFields>({ defaultValues: readDraft(draftKey) ?? fields });
  const [slots, setSlots] = useState(pristine);
  const [slotErrors, setSlotErrors] = useState<SlotTexts>({});
  const [progress, setProgress] = useState<Progress>({});
  const [busy, setBusy] = useState(false);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const watching = fieldForm.watch((values) => localStorage.setItem(draftKey, JSON.stringify(values)));
    return () => watching.unsubscribe();
  }, [fieldForm, draftKey]);
  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const setSlot = (field: ImageField, slot: Slot) => setSlots((before) => ({ ...before, [field]: slot }));
  const setSlotError = (field: ImageField, error: string | undefined) =>
    setSlotErrors((before) => ({ ...before, [field]: error }));

  function choose(field: ImageField, file: File) {
    const error = checkPicture(file, form);
    setSlotError(field, error);
    if (error) return;
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setSlot(field, { kind: 'chosen', file, preview });
  }

  async function hold(field: ImageField, slot: Slot): Promise<HeldPicture | undefined> {
    if (slot.kind === 'empty') return undefined;
    if (slot.kind === 'held') return slot.picture;
    try {
      const picture = await uploadPicture(slot.file, (share) =>
        setProgress((before) => ({ ...before, [field]: share })),
      );
      setSlot(field, { kind: 'held', picture });
      return picture;
    } catch (cause) {
      const message = `Failed to upload ${field}`;
      notify.error(message);
      throw new UploadFailed(message, { cause });
    } finally {
      setProgress((before) => ({ ...before, [field]: undefined }));
    }
  }

  function showServerErrors(error: unknown) {
    if (error instanceof UploadFailed) return;
    notify.error(failure);
    if (!(error instanceof ApiError)) return;
    for (const [name, message] of Object.entries(error.errors)) {
      const field = IMAGE_FIELDS.find((image) => name.startsWith(image));
      if (field) setSlotError(field, message);
      else if (name in fields) fieldForm.setError(name as keyof ItemFields, { message });
    }
  }

  async function submit(values: ItemFields) {
    if (slots.image1.kind === 'empty') return setSlotError('image1', MAIN_IMAGE_REQUIRED);
    setBusy(true);
    try {
      const pictures: Partial<Record<ImageField, HeldPicture>> = {};
      for (const field of IMAGE_FIELDS) {
        const picture = await hold(field, slots[field]);
        if (picture) pictures[field] = picture;
      }
      await send(sentOf(values, pictures));
    } catch (error) {
      showServerErrors(error);
    } finally {
      setBusy(false);
    }
  }

  /** Back to what the form began with; the draft is forgotten. */
  function reset() {
    fieldForm.reset(fields);
    setSlots(pristine);
    setSlotErrors({});
    localStorage.removeItem(draftKey);
  }

  return {
    fieldForm,
    slots,
    slotErrors,
    progress,
    busy,
    choose,
    remove(field: ImageField) {
      setSlot(field, EMPTY_SLOT);
      setSlotError(field, undefined);
    },
    submit: fieldForm.handleSubmit(submit),
    reset,
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
