// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EMPTY_FIELDS, editableCategories, namesIn, readDraft } from './item-fields.ts';

test('a kept draft comes back; what is none does not', () => {
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

test('names are typed with commas between them, each once', () => {
  expect(namesIn(' Off White,Navy ,, Navy')).toEqual(['Off White', 'Navy']);
  expect(namesIn(' ')).toEqual([]);
});

test('the edit form offers Men and Women, and the own category of the item', () => {
  expect(editableCategories('women')).toEqual(['men', 'women']);
  expect(editableCategories('home')).toEqual(['men', 'women', 'home']);
});
