import { describe, expect, it } from 'vitest';
import { agesIn } from './ages.ts';
import { fitWords } from './fit.ts';

const trousers = { category: 'women' as const, subCategory: 'bottomW' as const, size: ['S', 'M', 'L'] as const };
const item = { ...trousers, size: [...trousers.size] };

describe('fitWords', () => {
  it.each([
    ['my waist is 30 inches', 'Your waist of 30 inches is **M**'],
    ['waist 76 cm, which size?', 'Your waist of 29.9 inches is **M**'],
    ['34 inch waist', "**XL** (34–36 inches), in which this item doesn't come"],
    ['waist 44', 'is above **XXL**'],
    ['my hips are 37 inches', 'is **S**'],
    ['40 bust, 28 waist, 40 hip', 'Your waist of 28 inches is **S** (26–28 inches). Your hip of 40'],
  ])('answers "%s" by the chart', (message, expected) => {
    expect(fitWords(message, item)).toContain(expected);
  });

  it('returns undefined without a measure or without a chart', () => {
    expect(fitWords('does it run small?', item)).toBeUndefined();
    expect(fitWords('my waist is 30', { category: 'home', size: [] })).toBeUndefined();
  });
});

describe('agesIn', () => {
  it.each([
    ['For ages 4 to 9.', { min: 4, max: 9 }],
    ['Ages three and up.', { min: 3 }],
    ['Ages 6 months to 3 years.', { min: 0.5, max: 3 }],
    ['Ages 6 to 18 months.', { min: 0.5, max: 1.5 }],
    ['Suitable from 18 months.', { min: 1.5 }],
    ['3+ years', { min: 3 }],
    ['Ages sixteen and up.', { min: 16 }],
    ['A chair of 40 cm.', undefined],
  ])('reads the ages of "%s"', (text, ages) => {
    expect(agesIn(text)).toEqual(ages);
  });
});
