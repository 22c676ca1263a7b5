import type { Nouns } from './nouns.ts';

/** A noun of a text, with its most common meaning and all kinds above that. */
export type Thing = { noun: string; kinds: Int32Array };

const FIRST_SENSE = 0;
const LONGEST_NOUN = 2;

/** Creates a reader of the things that texts name. Each thing is stored once, however many texts name it. */
export function createThings(nouns: Nouns): (text: string) => Thing[] {
  const known = new Map<string, Thing | undefined>();

  function thingOf(noun: string, words: readonly string[]): Thing | undefined {
    if (known.has(noun)) return known.get(noun);
    const sense = nouns.sensesOf(words)[FIRST_SENSE];
    const thing = sense && { noun, kinds: Int32Array.from(nouns.above(sense.id).keys()) };
    // Single words that are no noun are cached. Pairs are not, because their number is unbounded.
    if (thing || words.length === 1) known.set(noun, thing);
    return thing;
  }

  return (text) => {
    const words = text.trim().split(' ');
    const things = new Set<Thing>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(LONGEST_NOUN, words.length - at); length > 0; length -= 1) {
        const noun = words.slice(at, at + length);
        const thing = thingOf(noun.join(' '), noun);
        if (!thing) continue;
        things.add(thing);
        break;
      }
    }
    return [...things];
  };
}
