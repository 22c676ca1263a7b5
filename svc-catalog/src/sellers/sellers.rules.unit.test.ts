import { describe, expect, it } from 'vitest';
import { isReservedName, nameKeysOf } from './sellers.rules.ts';

const isAlike = (a: string, b: string) => nameKeysOf(a).some((key) => nameKeysOf(b).includes(key));

describe('isReservedName', () => {
  it.each([
    'Ethereal.',
    'ETHEREAL',
    'Ethereal. Support',
    'E t h e r e a l',
    'Еthereal', // Cyrillic Е.
    'Etherea1',
    'EthereaI',
    'Ethereаl.', // Cyrillic а.
    'Ḕthereal',
    'Ｅｔｈｅｒｅａｌ',
    '𝐄𝐭𝐡𝐞𝐫𝐞𝐚𝐥',
    'My Ethereal Shop',
    'Customer Support',
    'Ѕupport', // Cyrillic Ѕ.
    'Admin',
    'Official Store',
    'The Security Team',
  ])('reserves %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['Maison Lin', 'Supportive Shoes', 'Wizard Staff', 'Ether & Real', 'The Linen Shop', 'נעה', '!!!'])(
    'leaves %s to sellers',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );
});

describe('nameKeysOf', () => {
  it.each([
    ['Maison Lin', 'maison lin'],
    ['Maison Lin', 'Maison-Lin.'],
    ['Maison Lin', 'Mаison Lin'], // Cyrillic а.
    ['Maison Lin', 'Maison Iin'],
    ['Maison Lin', 'Maison Lín'],
    ['Ivy', 'ivy'],
    ['Ivy', 'lvy'],
    ['Corn', 'C0rn'],
    ['Modern', 'Modem'],
  ])('gives %s and %s a common key', (a, b) => {
    expect(isAlike(a, b)).toBe(true);
  });

  it.each([
    ['Maison Lin', 'Maison Line'],
    ['Ada', 'Adam'],
    ['!!!', '???'],
    ['נעה', 'נועה'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(isAlike(a, b)).toBe(false);
  });
});
