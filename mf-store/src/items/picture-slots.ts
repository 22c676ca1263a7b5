import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';

/** A picture that the shop holds already. */
export type HeldPicture = { url: string; public_id: string };

/** What one of the five slots of an item holds: a picture of the shop, or a chosen file that is not uploaded yet. */
export type Slot =
  | { kind: 'empty' }
  | { kind: 'held'; picture: HeldPicture }
  | { kind: 'chosen'; file: File; preview: string };

export type Slots = Readonly<Record<ImageField, Slot>>;

export const EMPTY_SLOT: Slot = { kind: 'empty' };
export const EMPTY_SLOTS: Slots = {
  image1: EMPTY_SLOT,
  image2: EMPTY_SLOT,
  image3: EMPTY_SLOT,
  image4: EMPTY_SLOT,
  image5: EMPTY_SLOT,
};

/** The slots of an item as the server has it. */
export function slotsOf(item: Partial<Record<ImageField, HeldPicture | undefined>>): Slots {
  const slots = { ...EMPTY_SLOTS };
  for (const field of IMAGE_FIELDS) {
    const picture = item[field];
    if (picture) slots[field] = { kind: 'held', picture: { url: picture.url, public_id: picture.public_id } };
  }
  return slots;
}

/** 'Main Image', 'Image 2' … 'Image 5'. */
export function slotLabel(field: ImageField): string {
  return field === 'image1' ? 'Main Image' : `Image ${field.slice('image'.length)}`;
}
