import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import type { StoredPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';

/** A slot with a chosen file, uploaded or not. `isSmall` marks a picture that looks soft on the page of its item. */
export type ChosenSlot = {
  kind: 'chosen';
  file: File;
  preview: string;
  uploaded?: StoredPicture;
  isSmall?: boolean;
};

/** Content of one of the five slots of an item: a stored picture, or a chosen file. */
export type Slot = { kind: 'empty' } | { kind: 'held'; picture: StoredPicture } | ChosenSlot;

export type Slots = Readonly<Record<ImageField, Slot>>;

export const EMPTY_SLOT: Slot = { kind: 'empty' };
export const EMPTY_SLOTS: Slots = {
  image1: EMPTY_SLOT,
  image2: EMPTY_SLOT,
  image3: EMPTY_SLOT,
  image4: EMPTY_SLOT,
  image5: EMPTY_SLOT,
};

/** Returns the slots of an item from the server. */
export function slotsOf(item: Partial<Record<ImageField, StoredPicture | undefined>>): Slots {
  const slots = { ...EMPTY_SLOTS };
  for (const field of IMAGE_FIELDS) {
    const picture = item[field];
    if (picture) slots[field] = { kind: 'held', picture: { url: picture.url, public_id: picture.public_id } };
  }
  return slots;
}

/** Returns the stored pictures of the slots as an item is sent with them. */
export function storedPicturesIn(slots: Slots): Partial<Record<ImageField, StoredPicture>> {
  return Object.fromEntries(
    IMAGE_FIELDS.flatMap((field) => {
      const slot = slots[field];
      return slot.kind === 'held' ? [[field, slot.picture]] : [];
    }),
  );
}

/** Revokes the preview URLs of the chosen files. */
export function releasePreviews(slots: Slots): void {
  for (const slot of Object.values(slots)) if (slot.kind === 'chosen') URL.revokeObjectURL(slot.preview);
}

/** Returns the field whose slot shows the preview of a chosen file. */
export const fieldOfPreview = (slots: Slots, preview: string): ImageField | undefined =>
  IMAGE_FIELDS.find((field) => {
    const slot = slots[field];
    return slot.kind === 'chosen' && slot.preview === preview;
  });

/** Returns the slots for several files that were chosen at `first`: this slot, then the empty slots in their order. */
export function slotsToFill(slots: Slots, first: ImageField, files: number): ImageField[] {
  const free = IMAGE_FIELDS.filter((field) => field !== first && slots[field].kind === 'empty');
  return [first, ...free].slice(0, files);
}

/** Returns the slots with one picture moved to another slot; the pictures between them move up. */
export function movePicture(slots: Slots, from: ImageField, to: ImageField): Slots {
  const order = IMAGE_FIELDS.map((field) => slots[field]);
  const [picture = EMPTY_SLOT] = order.splice(IMAGE_FIELDS.indexOf(from), 1);
  order.splice(IMAGE_FIELDS.indexOf(to), 0, picture);
  return Object.fromEntries(IMAGE_FIELDS.map((field, i) => [field, order[i] ?? EMPTY_SLOT])) as Slots;
}

/** Returns the pictures of colors after a picture was moved: each color keeps its picture. */
export function moveColorImages(
  colorImages: Readonly<Record<string, ImageField>>,
  from: ImageField,
  to: ImageField,
): Record<string, ImageField> {
  const order: ImageField[] = [...IMAGE_FIELDS];
  order.splice(IMAGE_FIELDS.indexOf(to), 0, ...order.splice(IMAGE_FIELDS.indexOf(from), 1));
  const placeOf = (field: ImageField) => IMAGE_FIELDS[order.indexOf(field)] ?? field;
  return Object.fromEntries(Object.entries(colorImages).map(([color, field]) => [color, placeOf(field)]));
}

/** Returns 'Main Image', 'Image 2' … 'Image 5'. */
export function slotLabel(field: ImageField): string {
  return field === 'image1' ? 'Main Image' : `Image ${field.slice('image'.length)}`;
}
