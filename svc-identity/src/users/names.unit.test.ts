import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, tidyName } from './names.ts';

const name = fc.string({ unit: 'grapheme', maxLength: 20 });

describe('nameKey', () => {
  it.each([
    [
      { fname: ' Ann ', lname: 'LEE' },
      { fname: 'ann', lname: 'Lee' },
    ],
    [
      { fname: 'Zoe\u0308', lname: 'Groß' },
      { fname: 'ZOË', lname: 'gross' },
    ],
    [
      { fname: 'Νίκος', lname: 'x' },
      { fname: 'ΝΊΚΟΣ', lname: 'X' },
    ],
  ])('returns for %j the key of %j', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('distinguishes first from last names, and letters from letters with marks', () => {
    expect(nameKey({ fname: 'Ann Lee', lname: 'May' })).not.toBe(nameKey({ fname: 'Ann', lname: 'Lee May' }));
    expect(nameKey({ fname: 'Jose', lname: 'x' })).not.toBe(nameKey({ fname: 'José', lname: 'x' }));
  });

  it('returns one key for a name in any composition, case and padding', () => {
    fc.assert(
      fc.property(name, name, (fname, lname) => {
        const key = nameKey({ fname, lname });
        expect(nameKey({ fname: ` ${fname.normalize('NFD')}`, lname: `${lname} ` })).toBe(key);
        expect(nameKey({ fname: tidyName(fname), lname: tidyName(lname) })).toBe(key);
      }),
    );
  });
});
