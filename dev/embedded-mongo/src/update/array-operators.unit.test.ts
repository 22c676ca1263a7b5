import { expect, test } from 'vitest';
import { pull } from './array-operators.ts';
import type { Location } from './location.ts';

/** Returns a location that holds an array. */
function placeOf(array: unknown[]): Location & { held: unknown } {
  const place = {
    held: array as unknown,
    get: () => place.held,
    set: (value: unknown) => {
      place.held = value;
    },
    remove: () => {},
  };
  return place;
}

test('$pull compiles its condition once for all elements and documents', () => {
  let reads = 0;
  const condition = Object.defineProperty({}, 'id', {
    enumerable: true,
    get() {
      reads += 1;
      return { $in: [1, 3] };
    },
  });
  const places = Array.from({ length: 4 }, () => placeOf([{ id: 1 }, { id: 2 }, { id: 3 }, 'other']));
  const [first, ...others] = places;
  if (first) pull(first, condition, 'events');
  const readsForOne = reads;
  for (const place of others) pull(place, condition, 'events');
  expect(places.map(({ held }) => held)).toEqual(Array(4).fill([{ id: 2 }, 'other']));
  expect(readsForOne).toBeGreaterThan(0);
  expect(reads).toBe(readsForOne);
});
