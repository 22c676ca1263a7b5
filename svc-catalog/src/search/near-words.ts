import { firstPlace } from './first-place.ts';

/** A word by its place in a sorted list, with its distance. */
type Near = { at: number; distance: number };

/**
 * Returns the words of a sorted list within a distance (Levenshtein: letters that are wrong, missing or added).
 * Neighbors share the rows of the table for their common beginning. Once a beginning is too far from the word, all
 * words with it are skipped.
 */
export function* nearWords(
  word: string,
  maxDistance: number,
  count: number,
  wordAt: (place: number) => string,
): Iterable<Near> {
  const rows = [Uint8Array.from({ length: word.length + 1 }, (_, length) => length)];
  let [at, before, known] = [0, '', 0];
  while (at < count) {
    const candidate = wordAt(at);
    let depth = sharedLength(candidate, before, known);
    let isNear = true;
    while (isNear && depth < candidate.length) isNear = fillRow(rows, depth++, candidate, word) <= maxDistance;
    [before, known] = [candidate, depth];
    if (isNear) {
      const distance = rows[depth]?.[word.length] ?? maxDistance + 1;
      if (distance <= maxDistance) yield { at, distance };
      at++;
    } else {
      const beginning = candidate.slice(0, depth);
      at = placeBehind(at, count, (place) => wordAt(place).startsWith(beginning));
    }
  }
}

/**
 * Returns the first place after `place` for which `holds` is false. The search starts nearby, where that place usually
 * is.
 */
function placeBehind(place: number, count: number, holds: (place: number) => boolean): number {
  let step = 1;
  while (place + step < count && holds(place + step)) step *= 2;
  return firstPlace(place + (step >> 1), Math.min(place + step, count), (candidate) => !holds(candidate));
}

/** Returns the length of the common beginning of two words, at most `maxLength`. */
function sharedLength(a: string, b: string, maxLength: number): number {
  let length = 0;
  while (length < maxLength && length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Fills the row of the table for one more letter. Returns the smallest distance in it. */
function fillRow(rows: Uint8Array[], depth: number, candidate: string, word: string): number {
  const above = rows[depth] ?? new Uint8Array();
  const row = rows[depth + 1] ?? new Uint8Array(word.length + 1);
  rows[depth + 1] = row;
  let smallest = depth + 1;
  row[0] = smallest;
  for (let at = 1; at <= word.length; at++) {
    const change = candidate.charCodeAt(depth) === word.charCodeAt(at - 1) ? 0 : 1;
    const distance = Math.min((above[at - 1] ?? 0) + change, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    row[at] = distance;
    if (distance < smallest) smallest = distance;
  }
  return smallest;
}
