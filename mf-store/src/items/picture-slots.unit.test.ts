import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { expect, test } from 'vitest';
import { EMPTY_SLOTS, moveColorImages, movePicture, type Slots, slotsToFill } from './picture-slots.ts';

const held = (url: string) => ({ kind: 'held', picture: { url, public_id: url } }) as const;
const slots: Slots = { ...EMPTY_SLOTS, image1: held('a'), image2: held('b'), image4: held('d') };
const shown = (some: Slots) =>
  IMAGE_FIELDS.map((field) => {
    const slot = some[field];
    return slot.kind === 'held' ? slot.picture.url : '-';
  }).join('');

test('fills the chosen slot with several files, then the empty slots, five at most', () => {
  expect(slotsToFill(slots, 'image2', 1)).toEqual(['image2']);
  expect(slotsToFill(slots, 'image2', 9)).toEqual(['image2', 'image3', 'image5']);
  expect(slotsToFill(EMPTY_SLOTS, 'image1', 9)).toEqual([...IMAGE_FIELDS]);
});

test('moves a picture to another slot and closes the gap', () => {
  expect(shown(slots)).toBe('ab-d-');
  expect(shown(movePicture(slots, 'image4', 'image1'))).toBe('dab--');
  expect(shown(movePicture(slots, 'image1', 'image2'))).toBe('ba-d-');
});

test('keeps the picture of each color when a picture is moved', () => {
  const chosen = { White: 'image1', Navy: 'image2', Red: 'image4' } as const;
  expect(moveColorImages(chosen, 'image4', 'image1')).toEqual({ White: 'image2', Navy: 'image3', Red: 'image1' });
  expect(moveColorImages(chosen, 'image1', 'image2')).toEqual({ White: 'image2', Navy: 'image1', Red: 'image4' });
});
