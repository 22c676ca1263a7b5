import { describe, expect, it } from 'vitest';
import { EMPTY_FIELDS, type ItemFields } from './item-fields.ts';
import { keepTyped } from './keep-typed.ts';
import { EMPTY_SLOTS, type Slot } from './picture-slots.ts';

const BEFORE: ItemFields = { ...EMPTY_FIELDS, name: 'Linen Shirt', price: '40', stock: { S: '3', M: '4' } };
const held = (id: string): Slot => ({ kind: 'held', picture: { url: `/images/${id}`, public_id: id } });
const content = (change: Partial<ItemFields> = {}, pictures: Partial<typeof EMPTY_SLOTS> = {}) => ({
  fields: { ...BEFORE, ...change },
  slots: { ...EMPTY_SLOTS, image1: held('a'), ...pictures },
});

describe('keepTyped', () => {
  it('keeps what was typed, and takes the rest from the newer version', () => {
    const merged = keepTyped(content({ name: 'Linen Dress' }), content(), content({ price: '45' }));
    expect(merged.fields).toEqual({ ...BEFORE, name: 'Linen Dress', price: '45' });
    expect(merged.clashes).toEqual([]);
  });

  it('names a field that both have changed, and none that both have changed alike', () => {
    const now = content({ name: 'Linen Dress', price: '45' });
    const merged = keepTyped(content({ name: 'Linen Dress', price: '50' }), content(), now);
    expect(merged.fields.price).toBe('50');
    expect(merged.clashes).toEqual(['Price']);
  });

  it('keeps the stock of each variant that was typed', () => {
    const merged = keepTyped(content({ stock: { S: '9', M: '4' } }), content(), content({ stock: { S: '3', M: '2' } }));
    expect(merged.fields.stock).toEqual({ S: '9', M: '2' });
    expect(merged.clashes).toEqual([]);
  });

  it('keeps changed pictures with the choice for colors, and takes those of the newer version otherwise', () => {
    const typed = content({ colorImages: { Red: 'image2' } }, { image2: held('b') });
    const now = content({ colorImages: { Blue: 'image1' } }, { image3: held('c') });
    const kept = keepTyped(typed, content(), now);
    expect([kept.slots, kept.fields.colorImages]).toEqual([typed.slots, { Red: 'image2' }]);
    expect(kept.clashes).toEqual(['Pictures']);
    const taken = keepTyped(content({ price: '45' }), content(), now);
    expect([taken.slots, taken.fields.colorImages]).toEqual([now.slots, { Blue: 'image1' }]);
  });
});
