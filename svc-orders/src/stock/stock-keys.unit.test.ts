import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeKey, decodeKeys, encodeKey, encodeKeys } from './stock-keys.ts';

describe('keys of stored counts', () => {
  const key = fc.oneof(fc.string({ unit: fc.constantFrom(...'.$=2E34D /S') }), fc.string());

  it('round-trips any key, without a character that has a meaning in a path', () => {
    fc.assert(
      fc.property(key, (text) => {
        expect(encodeKey(text)).not.toMatch(/[.$]/);
        expect(decodeKey(encodeKey(text))).toBe(text);
      }),
    );
  });

  it('stores different keys under different names', () => {
    fc.assert(
      fc.property(key, key, (a, b) => {
        expect(encodeKey(a) === encodeKey(b)).toBe(a === b);
      }),
    );
  });

  it('reads keys that were stored without encoding', () => {
    const stored = { S: 3, 'White / M': 0, 'Bleu % nuit / XL': 1, all: 2 };
    expect(decodeKeys(stored)).toEqual(stored);
    expect(encodeKeys(stored)).toEqual(stored);
  });

  it('encodes the dot of a half size', () => {
    expect(encodeKeys({ 'Navy / US 9.5': 4 })).toEqual({ 'Navy / US 9=2E5': 4 });
  });
});
