import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveAnnouncement } from './announcement.ts';
import { chatFeedback } from './chat.ts';
import { color } from './colors.ts';
import { line, optionalProse, prose, reasonSent } from './common.ts';
import { contactBody } from './identity/letters.ts';
import { itemSent } from './items.ts';
import { cancelLine, requestReturn, userLocation } from './orders.ts';
import { reviewSent } from './reviews.ts';
import { storeSent } from './sellers.ts';
import { stock } from './stock.ts';
import { isVisible, normalizeLine, normalizeProse } from './text.ts';

const name = line('Name', 20);

describe('line of text', () => {
  it.each([
    ['soft hyphens and zero-width characters', 'Li\u00adnen \u200bShirt\u2060', 'Linen Shirt'],
    ['direction overrides and marks', '\u202eShirt\u2066\u200f', 'Shirt'],
    ['fillers and tags', 'A\u3164\u{e0041}B', 'AB'],
    ['decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
    ['a pile of marks', `e${'\u0316'.repeat(9)}`, `e${'\u0316'.repeat(4)}`],
    ['separators of lines', 'one\u2028two', 'one two'],
    ['lone surrogates', 'A\ud800B', 'AB'],
    ['joiners between letters', 'a\u200db\ufe0f', 'ab'],
  ])('normalizes %s', (_, sent, stored) => {
    expect(name.parse(sent)).toBe(stored);
  });

  it.each(['👩‍👩‍👧', '❤️', '👍🏽', '🏳️‍🌈', 'Ω', '日本', 'שלום', 'ไทย'])('keeps %s unchanged', (text) => {
    expect(name.parse(text)).toBe(text);
  });

  it.each(['', ' ', '\u200b', '\u3164', '\u202e\u202c', '\u2800', '\u00a0\u3000', '\u0301', '\u{1d159}'])(
    'rejects %j, which cannot be seen',
    (text) => {
      expect(name.safeParse(text).success).toBe(false);
    },
  );

  it.each(['a\u0000b', 'a\nb', 'a\tb', 'a\u0085b', 'a\u001bb', 'a\u007fb'])(
    'rejects the control character in %j',
    (text) => {
      expect(name.safeParse(text).error?.issues[0]?.message).toBe('Name may not contain control characters.');
    },
  );

  it('counts characters after normalization', () => {
    expect(name.parse(`${'\u200b'.repeat(50)}Shirt`)).toBe('Shirt');
    expect(name.safeParse('x'.repeat(21)).success).toBe(false);
  });
});

describe('text of several lines', () => {
  const text = prose('Description', 20);

  it('keeps tabs and ends of lines, with one character for each end', () => {
    expect(text.parse('one\r\ntwo\rthree\n\tfour')).toBe('one\ntwo\nthree\n\tfour');
  });

  it.each(['a\u0000b', 'a\u0008b', 'a\u0085b', 'a\u001b[31m'])('rejects the control character in %j', (sent) => {
    expect(text.safeParse(sent).error?.issues[0]?.message).toBe('Description may not contain control characters.');
  });

  it('accepts empty text only where it is optional', () => {
    expect(text.safeParse('\u200b').success).toBe(false);
    expect(optionalProse('About', 20).parse(' \u200b ')).toBe('');
    expect(optionalProse('About', 20).safeParse('\u2800').success).toBe(false);
  });
});

const anyCharacter = fc.oneof(
  fc.constantFrom(
    'a',
    'é',
    'e',
    '\u0301',
    '\u0316',
    '\u200d',
    '\ufe0f',
    '❤',
    '\u202e',
    '\u3164',
    ' ',
    '\u1100',
    '\u1161',
  ),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
);

describe('normalization', () => {
  it('normalizes idempotently and leaves nothing invisible, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
        for (const form of [normalizeLine, normalizeProse]) {
          const once = form(text);
          expect(form(once)).toBe(once);
          expect(once.normalize('NFC')).toBe(once);
          expect(/\p{M}{5}|[\u202a-\u202e\u2066-\u2069]/u.test(once)).toBe(false);
          if (/^[\p{Default_Ignorable_Code_Point}\p{Z}]*$/u.test(text)) expect(isVisible(once)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const HOSTILE = 'A\u202e\u200bB\u3164';
const image1 = { url: '/images/a', public_id: 'a' };
const item = { name: 'A', description: 'A', price: 1, category: 'men', subCategory: 'topW', size: [], image1 };
const address = { country: 'United States', phone: '+1 212 555 0100', state: 'NY', zipcode: '10001' };
const lines = { fullname: 'A', address: 'A', city: 'A' };

describe('every field that a person fills in', () => {
  const sent = (text: string): Record<string, () => unknown> => ({
    'name of an item': () => itemSent.parse({ ...item, name: text }).name,
    'description of an item': () => itemSent.parse({ ...item, description: text }).description,
    'brand of an item': () => itemSent.parse({ ...item, brand: text }).brand,
    color: () => color.parse(text),
    'name of a store': () => storeSent.parse({ name: text }).name,
    'text about a store': () => storeSent.parse({ name: 'A', about: text }).about,
    'title of a review': () => reviewSent.parse({ rating: 5, text: 'A', title: text }).title,
    'text of a review': () => reviewSent.parse({ rating: 5, text }).text,
    'reason of a report': () => reasonSent.parse({ reason: text }).reason,
    announcement: () => saveAnnouncement.body.parse({ text }).text,
    'message to support': () =>
      contactBody.parse({ 'First Name': 'A', 'Last Name': 'A', 'Email Address': 'a@b.test', Message: text }).Message,
    recipient: () => userLocation.parse({ ...address, ...lines, fullname: text }).fullname,
    'second line of an address': () => userLocation.parse({ ...address, ...lines, address2: text }).address2,
    'reason of a cancellation': () => cancelLine.body.parse({ reason: text }).reason,
    'reason of a return': () => requestReturn.body.parse({ reason: text }).reason,
    'feedback on the assistant': () => chatFeedback.body.parse({ checkpoint_id: 'a', meant: text }).meant,
  });

  it.each(Object.keys(sent('')))('normalizes the %s and rejects U+0000 in it', (field) => {
    expect(sent(HOSTILE)[field]?.()).toBe('AB');
    expect(() => sent('A\u0000B')[field]?.()).toThrow();
  });
});

describe('stock by variant', () => {
  it('normalizes its keys like colors', () => {
    expect(stock.parse({ 'Cafe\u0301': 3 })).toEqual({ 'Caf\u00e9': 3 });
  });

  it('rejects two keys that are equal after normalization', () => {
    expect(stock.safeParse({ 'Cafe\u0301': 3, 'Caf\u00e9': 4 }).success).toBe(false);
  });

  it('rejects the key __proto__ instead of dropping it', () => {
    expect(stock.safeParse(JSON.parse('{"__proto__":5}')).success).toBe(false);
    expect(itemSent.safeParse({ ...item, stock: JSON.parse('{"__proto__":5}') }).success).toBe(false);
    expect(itemSent.safeParse({ ...item, stock: JSON.parse('{"__proto__":{"S":5}}') }).success).toBe(false);
  });
});
