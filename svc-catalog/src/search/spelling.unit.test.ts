import { describe, expect, it } from 'vitest';
import { distanceOf } from './spelling.ts';

describe('distanceOf', () => {
  it.each([
    ['scraf', 'scarf', 0.8],
    ['sunglases', 'sunglasses', 0.5],
    ['sneekers', 'sneakers', 0.7],
    ['wach', 'watch', 1],
    ['wemon', 'women', 0.8],
    ['sandles', 'sandals', 1],
    ['medel', 'medal', 0.7],
    ['same', 'same', 0],
  ])('measures %s against %s as %d', (typed, meant, distance) => {
    expect(distanceOf(typed, meant, distance)).toBeCloseTo(distance);
    expect(distanceOf(meant, typed, distance)).toBeCloseTo(distance);
  });

  it('returns infinity beyond the maximum', () => {
    expect(distanceOf('shirt', 'umbrella', 2)).toBe(Number.POSITIVE_INFINITY);
  });
});
