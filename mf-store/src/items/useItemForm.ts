import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { type ItemSent, MAIN_IMAGE_REQUIRED } from '@ethereal/contracts/items';
import { isApiError, orOffline } from '@ethereal/web-kit/api/errors.ts';
import { afterPress } from '@ethereal/web-kit/forms/after-press.ts';
import { useSingleSubmit } from '@ethereal/web-kit/forms/useSingleSubmit.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useSaleDraft } from '../sales/useSaleDraft.ts';
import { deleteFields, storeBeginning } from './edit-drafts.ts';
import { type ItemFields, itemToSend, optionsIn, readDraft } from './item-fields.ts';
import { keepTyped } from './keep-typed.ts';
import type { Slots } from './picture-slots.ts';
import { changedStock, readStock } from './stock-fields.ts';
import { usePictureSlots } from './usePictureSlots.ts';
import { UploadFailed } from './usePictureUploads.ts';

type Options = {
  form: 'add' | 'edit';
  draftKey: string;
  fields: ItemFields;
  slots: Slots;
  /** Sends the item. Rejects when the server refuses it. */
  send(item: ItemSent): Promise<void>;
  /** Message when the server did not accept the item. */
  failure: string;
};

/** Checks the fields by the contract, whose schemas load after the form. Without them the server alone checks. */
const resolver: Resolver<ItemFields> = async (values) => {
  const faults = await import('./item-faults.ts').then(
    ({ faultsOf }) => faultsOf(values),
    () => ({}),
  );
  await afterPress();
  const { fault: stock } = readStock(values.stock, optionsIn(values));
  const errors = Object.entries({ ...faults, ...(stock !== undefined && { stock }) }).map(([name, message]) => [
    name,
    { type: 'contract', message },
  ]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
};

type Targets = {
  fields: ItemFields;
  fieldForm: UseFormReturn<ItemFields>;
  pictures: ReturnType<typeof usePictureSlots>;
  sale: ReturnType<typeof useSaleDraft>;
};

/** Shows why an item was not sent: by a message, and at each field that the server refuses. */
function showRefusal(error: unknown, failure: string, { fields, fieldForm, pictures, sale }: Targets): void {
  // The page requests a log-in and keeps the typed values.
  const sessionEnded = isApiError(error) && error.status === 401;
  if (error instanceof UploadFailed || sessionEnded) return;
  notify.error(orOffline(error, failure));
  if (!isApiError(error)) return;
  sale.refuse(error.errors);
  for (const [path, message] of Object.entries(error.errors)) {
    // In a list, the path ends with the position.
    const [name = ''] = path.split('.');
    const field = IMAGE_FIELDS.find((image) => name === image);
    if (field) pictures.setError(field, message);
    else if (name in fields) fieldForm.setError(name as keyof ItemFields, { message });
  }
}

/** Returns the fields, pictures, draft and submission of an item, for adding and editing alike. */
export function useItemForm({ form, draftKey, fields, slots: pristine, send, failure }: Options) {
  const fieldForm = useForm<ItemFields>({
    mode: 'onTouched',
    // The page moves the focus to the first fault, which may be a picture.
    shouldFocusError: false,
    resolver,
    // The draft's stock is not restored: units may have been sold since.
    defaultValues: { ...fields, ...readDraft(draftKey, fields), ...(form === 'edit' && { stock: fields.stock }) },
  });
  const guardSubmit = useSingleSubmit();
  const pictures = usePictureSlots(form, draftKey, pristine);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const sale = useSaleDraft(fieldForm, fields.sale);

  const loaded = useRef({ fields, slots: pristine });
  const [clashes, setClashes] = useState<string[]>();
  // A newer version of the item takes what was typed into the earlier one.
  useEffect(() => {
    const before = loaded.current;
    if (before.fields === fields) return;
    loaded.current = { fields, slots: pristine };
    const merged = keepTyped({ fields: fieldForm.getValues(), slots: pictures.slots }, before, loaded.current);
    fieldForm.reset(merged.fields);
    pictures.replace(merged.slots);
    setClashes(merged.clashes);
  }, [fieldForm, fields, pictures, pristine]);

  useEffect(() => {
    const watching = fieldForm.watch((values) => {
      localStorage.setItem(draftKey, JSON.stringify(values));
      storeBeginning(draftKey, { fields, slots: pristine });
    });
    return () => watching.unsubscribe();
  }, [fieldForm, draftKey, fields, pristine]);

  useEffect(() => {
    if (pictures.slots !== pristine) storeBeginning(draftKey, { fields, slots: pristine });
  }, [draftKey, fields, pictures.slots, pristine]);

  /**
   * Shows that the main picture is missing. Returns whether it is. The message of an earlier file goes, because it
   * keeps no item from being sent and would take the focus from the real fault.
   */
  function lacksPicture(): boolean {
    const isMissing = pictures.slots.image1.kind === 'empty';
    pictures.clearErrors();
    if (isMissing) pictures.setError('image1', MAIN_IMAGE_REQUIRED);
    return isMissing;
  }

  /** Shows the faults that the fields' resolver does not cover. Returns the sale to send when there are none. */
  function checkRest() {
    const isMissing = lacksPicture();
    const reduced = sale.read();
    return isMissing || 'faults' in reduced ? undefined : reduced;
  }

  async function submit(values: ItemFields) {
    await sendIfValid(values);
    setAttempts((before) => before + 1);
  }

  async function sendIfValid(values: ItemFields) {
    const reduced = checkRest();
    const counted = readStock(values.stock, optionsIn(values));
    if (!reduced || counted.fault !== undefined) return;
    setBusy(true);
    try {
      const uploaded = await pictures.uploadAll();
      const stock = changedStock(fields.stock, counted.stock, optionsIn(fields));
      // The kind is left out while it is unchanged, so that an earlier release of svc-catalog accepts the item.
      const kinds = values.kind === fields.kind ? {} : { kinds: values.kind ? [values.kind] : [] };
      await send(itemToSend(values, { ...uploaded, ...stock, ...reduced, ...kinds }));
      deleteDraft();
    } catch (error) {
      showRefusal(error, failure, { fields, fieldForm, pictures, sale });
    } finally {
      setBusy(false);
    }
  }

  function deleteDraft() {
    deleteFields(draftKey);
    pictures.deleteStored();
  }

  /** Resets the form to its initial values and deletes the draft. */
  function reset() {
    fieldForm.reset(fields);
    pictures.reset();
    sale.reset();
    deleteDraft();
  }

  function refuse() {
    checkRest();
    setAttempts((before) => before + 1);
  }

  return {
    fieldForm,
    pictures,
    sale,
    busy,
    /** Labels of what the seller and a newer version both changed; undefined while the version is the first one. */
    clashes,
    /** Number of attempts to send the form, after each of which its faults are shown. */
    attempts,
    submit: guardSubmit(fieldForm.handleSubmit(submit, refuse)),
    reset,
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
