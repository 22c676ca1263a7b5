import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearWords } from './near-words.ts';

/** Returns the Levenshtein distance by the textbook algorithm, over the whole table. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });

it('finds every near word with its distance, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, fc.integer({ min: 1, max: 2 }), (words, sought, most) => {
      const sorted = words.toSorted();
      const found = [...nearWords(sought, most, sorted.length, (place) => sorted[place] ?? '')];
      const expected = sorted.map((one, at) => ({ at, distance: distanceOf(one, sought) }));
      expect(found).toEqual(expected.filter(({ distance }) => distance <= most));
    }),
  );
});

it('compares few of many words', () => {
  const sorted = Array.from({ length: 200_000 }, (_, number) => (26 ** 5 + 1009 * number).toString(26)).sort();
  let looks = 0;
  const wordAt = (place: number) => {
    looks++;
    return sorted[place] ?? '';
  };
  const [sought = ''] = sorted.slice(7777);
  expect([...nearWords(`${sought}x`, 1, sorted.length, wordAt)].map(({ at }) => at)).toContain(7777);
  expect(looks).toBeLessThan(sorted.length / 4);
});
