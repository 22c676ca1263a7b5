import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import {
  editItem,
  featureItem,
  hideItem,
  newItem,
  nextVersion,
  republishItem,
  showItem,
  unfeatureItem,
  unpublishItem,
} from './items.rules.ts';

const now = new Date('2026-02-01T12:00:00Z');
const hiddenSince = new Date('2026-01-20T00:00:00Z');
const item = anItem({ brand: 'Acme' });
const { seller } = item;
const stranger = 'c'.repeat(24);
const typesOf = (decided: { events?: readonly { type: string }[] } | undefined) =>
  decided?.events?.map(({ type }) => type);
const refusal = (code: string) => expect.objectContaining({ code });

describe('newItem', () => {
  it('publishes version 1 with the sent stock', () => {
    const { name, description, priceCents, category, subCategory, sizes, isBestseller, images } = item;
    const draft = { name, description, priceCents, category, subCategory, sizes, isBestseller, images };
    const { state, event } = newItem({ _id: item._id, seller, draft, brand: {}, sale: undefined, stock: 5, now });
    expect(state).toMatchObject({ version: 1, published: true, createdAt: now, stockSent: { stock: 5, at: now } });
    expect(event).toMatchObject({ type: 'item.published', data: { version: 1, stock: 5 } });
  });
});

describe('nextVersion', () => {
  it('counts the version up and publishes item.updated with the price before', () => {
    const decided = nextVersion(item, { priceCents: 1000 }, { now });
    expect(decided.state).toMatchObject({ version: 4, priceCents: 1000, updatedAt: now });
    expect(decided.events).toMatchObject([{ type: 'item.updated', data: { version: 4, wasCents: 2450 } }]);
  });

  it('publishes item.unpublished for an item that the shop does not show', () => {
    expect(typesOf(nextVersion(item, { published: false }, { now }))).toEqual(['item.unpublished']);
  });
});

describe('editItem', () => {
  const edit = {
    seller,
    draft: { ...item, name: 'Silk Shirt' },
    brand: { brand: 'Other', mergedBrands: undefined },
    sale: undefined,
    stock: undefined,
    expected: undefined,
    now,
  };

  it('replaces the fields of the seller', () => {
    expect(editItem(item, edit).state).toMatchObject({ name: 'Silk Shirt', version: 4 });
  });

  it('keeps the merges of a brand that the seller has not changed', () => {
    const mergedBrands = [{ merge: 'm', from: 'Acme Inc', to: 'Acme' }];
    expect(editItem({ ...item, mergedBrands }, edit).state).toMatchObject({ brand: 'Acme', mergedBrands });
  });

  it('takes the brand after merges when the seller has changed it', () => {
    const draft = { ...edit.draft, brand: 'Othr' };
    expect(editItem(item, { ...edit, draft }).state.brand).toBe('Other');
  });

  it('accepts the version before a switch of the price', () => {
    expect(editItem({ ...item, switchedTo: 3 }, { ...edit, expected: 2 }).state.version).toBe(4);
  });

  it.each([
    ['an older version', item, { expected: 2 }, 'ITEM_CHANGED'],
    ['another seller', item, { seller: stranger }, 'FORBIDDEN'],
    ['an unpublished item', anItem({ published: false }), {}, 'NOT_FOUND'],
  ])('rejects %s', (_, before, fields, code) => {
    expect(() => editItem(before, { ...edit, ...fields })).toThrow(refusal(code));
  });
});

describe('unpublishItem and republishItem', () => {
  it('remove an item from the shop and put it back', () => {
    const gone = unpublishItem(item, { seller, now });
    expect(typesOf(gone)).toEqual(['item.unpublished']);
    expect(typesOf(republishItem(gone?.state ?? item, { seller, now }))).toEqual(['item.updated']);
  });

  it('change nothing when they are repeated', () => {
    expect(republishItem(item, { seller, now })).toBeUndefined();
    expect(unpublishItem(anItem({ published: false }), { seller, now })).toBeUndefined();
  });

  it('reject another seller', () => {
    expect(() => unpublishItem(item, { seller: stranger, now })).toThrow(refusal('FORBIDDEN'));
    expect(() => republishItem(item, { seller: stranger, now })).toThrow(refusal('FORBIDDEN'));
  });
});

describe('hideItem', () => {
  it('hides an item and keeps the moment of the first reason', () => {
    expect(hideItem(item, { by: 'desk', now })?.state.hidden).toEqual({ by: ['desk'], since: now });
    const hidden = { by: ['suspension'], since: hiddenSince };
    expect(hideItem({ ...item, hidden }, { by: 'desk', now })?.state.hidden?.since).toBe(hiddenSince);
  });

  it('changes nothing for a reason that the item has already', () => {
    expect(hideItem(anItem({ hidden: { by: ['desk'], since: hiddenSince } }), { by: 'desk', now })).toBeUndefined();
  });
});

describe('showItem', () => {
  const desk = (by: string) => by === 'desk';
  const hidden = { by: ['desk'], since: hiddenSince };

  it('shows an item without a reason left, with the stock that was sent while it was hidden', () => {
    const stockSent = { stock: 7, at: new Date('2026-01-25T00:00:00Z') };
    const decided = showItem({ ...item, hidden, stockSent }, { removes: desk, now });
    expect(decided?.events).toMatchObject([{ type: 'item.updated', data: { stock: 7 } }]);
  });

  it('does not repeat a stock that was sent before', () => {
    const stockSent = { stock: 7, at: new Date('2026-01-10T00:00:00Z') };
    const decided = showItem({ ...item, hidden, stockSent }, { removes: desk, now });
    expect(decided?.events?.[0]?.data).not.toHaveProperty('stock');
  });

  it('keeps an item hidden while another reason hides it', () => {
    const both = { by: ['desk', 'suspension'], since: hiddenSince };
    const decided = showItem({ ...item, hidden: both }, { removes: desk, now });
    expect(decided?.state.hidden?.by).toEqual(['suspension']);
    expect(typesOf(decided)).toEqual(['item.unpublished']);
  });

  it('changes nothing for an item without the reason', () => {
    expect(showItem(item, { removes: desk, now })).toBeUndefined();
  });
});

describe('featureItem', () => {
  it('features an item and reverts it', () => {
    const featured = featureItem(item, { featured: 0, now })?.state ?? item;
    expect(featured.featured).toBe(true);
    expect(featureItem(featured, { featured: 1, now })).toBeUndefined();
    expect(unfeatureItem(featured, { now })?.state.featured).toBeUndefined();
    expect(unfeatureItem(item, { now })).toBeUndefined();
  });

  it('rejects an item that is not for sale, and one more than there are places', () => {
    expect(() => featureItem(anItem({ published: false }), { featured: 0, now })).toThrow(refusal('NOT_FOUND'));
    expect(() => featureItem(item, { featured: 1000, now })).toThrow('items are featured');
  });
});
