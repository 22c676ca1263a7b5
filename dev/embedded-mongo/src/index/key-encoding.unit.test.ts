import { Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeValue, inverted, successor } from './key-encoding.ts';

const sign = (a: Buffer, b: Buffer) => Math.sign(Buffer.compare(a, b));

describe('encoded values', () => {
  it('have the order of numbers', () => {
    const number = fc.double({ noNaN: true });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(sign(encodeValue(a), encodeValue(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('distinguish 64-bit integers with the same double', () => {
    const whole = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(whole, fc.bigInt({ min: 0n, max: 600n }), (a, step) => {
        const b = a + step > 2n ** 63n - 1n ? a : a + step;
        const order = sign(encodeValue(Long.fromBigInt(a)), encodeValue(Long.fromBigInt(b)));
        expect(order).toBe(a < b ? -1 : 0);
      }),
    );
    expect(encodeValue(Long.fromNumber(7))).toEqual(encodeValue(7));
  });

  it('have the order of strings by code points, zero bytes included', () => {
    const text = fc.string({ unit: fc.constantFrom('\0', '\u0001', 'a', 'é', '🧥', '\uffff') });
    const utf8 = (s: string) => Buffer.from(s, 'utf8');
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(sign(encodeValue(a), encodeValue(b))).toBe(sign(utf8(a), utf8(b)));
      }),
    );
  });

  it('follow the order of types', () => {
    const rising = [null, -1, 5, '', 'z', {}, { a: 1 }, [1], new ObjectId(), false, true, new Date(0), /a/];
    const encoded = rising.map((value) => encodeValue(value));
    expect([...encoded].sort(Buffer.compare)).toEqual(encoded);
  });

  it('never form a prefix of another, so that compound and descending keys keep their order', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true }),
      fc.constantFrom(null, true, false),
      fc.array(fc.integer()),
    );
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [x, y] = [encodeValue(a), encodeValue(b)];
        fc.pre(!x.equals(y));
        expect(x.subarray(0, y.length).equals(y)).toBe(false);
        expect(sign(inverted(x), inverted(y))).toBe(-sign(x, y));
      }),
    );
  });
});

it('successor follows everything with the prefix', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(bytes, fc.uint8Array({ maxLength: 4 }), (prefix, rest) => {
      expect(Buffer.compare(Buffer.concat([prefix, rest]), successor(prefix))).toBe(-1);
    }),
  );
});
