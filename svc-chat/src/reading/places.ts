import { idOf } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** A place that a message names, and whether the shop delivers to it. */
type Place = { name: string; isDelivered: boolean; at: number; words: number };

const capitalized = (text: string): string => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Returns the first place that a message names, of two words or of one. */
export function placeIn({ tokens }: Pick<Reading, 'tokens'>): Place | undefined {
  for (const at of tokens.keys())
    for (const words of [2, 1]) {
      const name = tokens
        .slice(at, at + words)
        .map(({ text }) => text)
        .join(' ');
      const id = idOf('locality', name);
      if (id) return { name: capitalized(name), isDelivered: id !== 'outside', at, words };
    }
  return undefined;
}
