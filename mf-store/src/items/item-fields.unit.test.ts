// @vitest-environment jsdom
import type { Item } from '@ethereal/contracts/items';
import { expect, test } from 'vitest';
import { EMPTY_FIELDS, editableCategories, fieldsOf, itemToSend, namesIn, readDraft } from './item-fields.ts';

test('restores a stored draft, and ignores an invalid one', () => {
  const draft = { ...EMPTY_FIELDS, name: 'Coat', brand: 'Maison Ada', size: ['S'] };
  localStorage.setItem('draft', JSON.stringify(draft));
  expect(readDraft('draft')).toEqual(draft);
  const { brand: _, ...older } = draft;
  localStorage.setItem('draft', JSON.stringify(older));
  expect(readDraft('draft')).toEqual({ ...older, brand: '' });
  for (const bad of ['{broken', '[]', '{"name":1}', JSON.stringify({ ...draft, size: 'S' }), 'null']) {
    localStorage.setItem('draft', bad);
    expect(readDraft('draft')).toBeUndefined();
  }
  expect(readDraft('none')).toBeUndefined();
});

test('leaves the sale of an item unchanged that a draft of an earlier release lacks', () => {
  const sale = { how: 'percent', amount: '30', from: '', until: '' } as const;
  const { sale: _, ...older } = { ...EMPTY_FIELDS, name: 'Coat' };
  localStorage.setItem('draft', JSON.stringify(older));
  expect(readDraft('draft', { ...EMPTY_FIELDS, sale })).toEqual({ ...older, sale });
});

test('splits names at commas and keeps each once', () => {
  expect(namesIn(' Off White,Navy ,, Navy')).toEqual(['Off White', 'Navy']);
  expect(namesIn(' ')).toEqual([]);
});

test('stores colors as text and sends them as a list', () => {
  const at = '2026-11-27T10:00:00.000Z';
  const picture = { url: '/images/x', public_id: 'x' };
  const item: Item = {
    _id: 'a'.repeat(24),
    name: 'Coat',
    description: 'Soft.',
    price: 9,
    category: 'men',
    subCategory: 'topW',
    size: [],
    isBestseller: false,
    colors: ['Off White', 'Navy'],
    itemImg: '',
    image1: picture,
    user: 'b'.repeat(24),
    createdAt: at,
    updatedAt: at,
  };
  const held = fieldsOf(item);
  expect(held.colors).toBe('Off White, Navy');
  expect(itemToSend(held, { image1: picture })).toMatchObject({ colors: ['Off White', 'Navy'], price: 9 });
  expect(itemToSend({ ...held, colors: ' ' }, { image1: picture })).toMatchObject({ colors: [] });
  const colorImages = { 'Off White': 'image1', Red: 'image2' } as const;
  expect(itemToSend({ ...held, colorImages }, { image1: picture }).colorImages).toEqual({ 'Off White': 'image1' });
});

test("offers Men, Women and the item's own category in the edit form", () => {
  expect(editableCategories('women')).toEqual(['men', 'women']);
  expect(editableCategories('home')).toEqual(['men', 'women', 'home']);
});
