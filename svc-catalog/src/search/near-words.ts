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
  most: number,
  count: number,
  wordAt: (place: number) => string,
): Iterable<Near> {
  const rows = [Uint8Array.from({ length: word.length + 1 }, (_, length) => length)];
  let [at, before, known] = [0, '', 0];
  while (at < count) {
    const one = wordAt(at);
    let depth = sharedLength(one, before, known);
    let isNear = true;
    while (isNear && depth < one.length) isNear = fillRow(rows, depth++, one, word) <= most;
    [before, known] = [one, depth];
    if (isNear) {
      const distance = rows[depth]?.[word.length] ?? most + 1;
      if (distance <= most) yield { at, distance };
      at++;
    } else {
      const beginning = one.slice(0, depth);
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
  return firstPlace(place + (step >> 1), Math.min(place + step, count), (one) => !holds(one));
}

/** Returns the length of the common beginning of two words, at most `most`. */
function sharedLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

/** Fills the row of the table for one more letter. Returns the least distance in it. */
function fillRow(rows: Uint8Array[], depth: number, one: string, word: string): number {
  const above = rows[depth] ?? new Uint8Array();
  const row = rows[depth + 1] ?? new Uint8Array(word.length + 1);
  rows[depth + 1] = row;
  let least = depth + 1;
  row[0] = least;
  for (let at = 1; at <= word.length; at++) {
    const change = one.charCodeAt(depth) === word.charCodeAt(at - 1) ? 0 : 1;
    const distance = Math.min((above[at - 1] ?? 0) + change, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    row[at] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
