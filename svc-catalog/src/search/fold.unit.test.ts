import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folding', () => {
  it.each([
    ['STRASSE', 'straße'],
    ['Café', 'CAFE'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ｆｕｌｌ', 'full'],
    ['İstanbul', 'istanbul'],
    ['  two   blanks ', 'two blanks'],
  ])('folds %s like %s', (a, b) => expect(fold(a)).toBe(fold(b)));

  it('keeps a part of a text a part of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.string(), (a, b, c) => {
        expect(fold(a + b + c)).toContain(fold(b));
      }),
    );
  });
});
