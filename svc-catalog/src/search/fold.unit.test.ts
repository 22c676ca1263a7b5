import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['STRASSE', 'straße'],
    ['Café', 'CAFE'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ｆｕｌｌ', 'full'],
    ['İstanbul', 'istanbul'],
    ['  two   blanks ', 'two blanks'],
  ])('folds %s like %s', (a, b) => expect(fold(a)).toBe(fold(b)));

  it('folds a part of a text to a part of the folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.string(), (a, b, c) => {
        expect(fold(a + b + c)).toContain(fold(b));
      }),
    );
  });
});
