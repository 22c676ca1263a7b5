import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { color } from './colors.ts';
import { SIZES } from './fashion.ts';
import { itemSent } from './items.ts';
import { guideFor } from './size-guide.ts';
import { ALL_SIZES, MAX_SIZE, readSize, SIZE_SYSTEM_NAMES, SIZE_SYSTEMS, sortSizes, systemOf } from './size-systems.ts';
import { anySize, otherSizes } from './sizes.ts';
import { partsOf, sizesOf, variantOf } from './variants.ts';

const size = fc.constantFrom(...ALL_SIZES);

describe('all sizes', () => {
  it('belong to one system each, and are read as they are written', () => {
    expect(new Set(ALL_SIZES).size).toBe(ALL_SIZES.length);
    fc.assert(
      fc.property(size, (one) => {
        expect(one.length).toBeLessThanOrEqual(MAX_SIZE);
        expect([readSize(one), readSize(one.toUpperCase()), anySize.parse(` ${one} `)]).toEqual([one, one, one]);
        expect(systemOf(one) === undefined).toBe(SIZES.some((letter) => letter === one));
        expect(partsOf(variantOf({ color: 'Navy', size: one }))).toEqual(['Navy', one]);
        expect(color.safeParse(one).success).toBe(false);
      }),
    );
  });

  it.each([
    ['9.5', 'US 9.5'],
    ['us9', 'US 9'],
    ['us 10c', 'US 10C'],
    ['ring 7', 'Ring 7'],
    ['32x34', '32 × 34'],
    ['5-6y', '5–6 years'],
    ['ONE SIZE', 'One size'],
    ['xl', 'XL'],
  ])('reads %j as %j', (written, meant) => {
    expect(anySize.parse(written)).toBe(meant);
  });

  it.each([
    ['no text', ''],
    ['a letter that the shop does not sell', 'XS'],
    ['a number above all sizes', '99'],
    ['a quarter size', 'US 9.25'],
    ['an inherited name', 'constructor'],
    ['a long text', '9'.repeat(5000)],
  ])('reject %s', (_, text) => {
    expect(anySize.safeParse(text).error?.issues[0]?.message).toContain('Must be S, M, L, XL or XXL');
  });

  it('sort from the smallest on, each once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZE_SYSTEM_NAMES), fc.array(fc.nat(200)), (name, places) => {
        const { sizes } = SIZE_SYSTEMS[name];
        const some = places.flatMap((at) => sizes[at % sizes.length] ?? []);
        expect(sortSizes(some)).toEqual(sizes.filter((candidate) => some.includes(candidate)));
      }),
    );
    expect(otherSizes.parse(['10', '9.5', '9', '10'])).toEqual(['US 9', 'US 9.5', 'US 10']);
  });
});

describe('other sizes of an item', () => {
  const item = { name: 'Boots', description: 'Warm.', price: 80, category: 'men', subCategory: 'bottomW' };
  const image1 = { url: '/images/x', public_id: 'x' };
  const faultsOf = (more: object) =>
    itemSent.safeParse({ ...item, image1, ...more }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it('accepts stock by size', () => {
    expect(faultsOf({ otherSizes: ['US 9.5'], colors: ['Tan'], stock: { 'Tan / US 9.5': 3 } })).toEqual([]);
    expect(faultsOf({ otherSizes: ['US 9.5'], stock: { 'US 10': 3 } })).toContainEqual([
      'stock',
      'The item does not come in US 10.',
    ]);
    expect(sizesOf({ size: [], otherSizes: ['US 9'] })).toEqual(['US 9']);
  });

  it('rejects sizes of several systems, and those beside S–XXL', () => {
    expect(faultsOf({ otherSizes: ['US 9', 'Ring 7'] })).toContainEqual([
      'otherSizes',
      "Choose sizes of one kind: Shoes (US), Kids' shoes (US), Kids by age, Rings, Jeans (waist × length), One size.",
    ]);
    expect(faultsOf({ size: ['S'], otherSizes: ['US 9'] })).toContainEqual([
      'otherSizes',
      'Choose sizes from S, M, L, XL, XXL or other sizes, not both.',
    ]);
    expect(faultsOf({ otherSizes: SIZE_SYSTEMS.jeans.sizes })).toContainEqual([
      'otherSizes',
      'Choose at most 40 sizes.',
    ]);
  });
});

describe('guideFor', () => {
  const goods = { category: 'women', subCategory: 'topW' } as const;

  const measured = SIZE_SYSTEM_NAMES.filter((name) => name !== 'one');

  it.each(measured)('measures all sizes of %s by the body', (name) => {
    const { sizes } = SIZE_SYSTEMS[name];
    const parts = Object.values(guideFor({ ...goods, otherSizes: sizes.slice(0, 1) }) ?? {});
    expect(parts.length).toBeGreaterThan(0);
    for (const ranges of parts) expect(Object.keys(ranges)).toEqual(sizes);
    for (const [from, to] of parts.flatMap((ranges) => Object.values(ranges))) expect(from).toBeLessThanOrEqual(to);
  });

  it('measures jeans by the two numbers of their size, and one size not at all', () => {
    expect(guideFor({ ...goods, otherSizes: ['One size'] })).toBeUndefined();
    expect(guideFor({ ...goods, otherSizes: ['32 × 34'] })).toMatchObject({
      Waist: { '32 × 34': [32, 32] },
      Inseam: { '32 × 34': [34, 34] },
    });
  });

  it('measures shoes of kids by sizes of children and youths, not by those of adults', () => {
    expect(guideFor({ ...goods, category: 'kids', otherSizes: ['US 2'] })).toBeUndefined();
    const { 'Foot length': feet = {} } = guideFor({ ...goods, category: 'kids', otherSizes: ['US 5C'] }) ?? {};
    expect(feet).toMatchObject({
      'US 5C': [4.7, 4.8],
      'US 13.5C': [7.5, 7.6],
      'US 1Y': [7.7, 7.8],
      'US 6Y': [9.4, 9.5],
    });
    const lengths = Object.values(feet).map(([, to]) => to);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(guideFor({ ...goods, category: 'kids' })).toHaveProperty('Age');
  });
});
