import { stem as stemmer } from 'porter2';

/** Words with a form that the stemmer does not cover: irregular plurals, British spellings, compounds. */
const SAME_AS: Readonly<Record<string, string>> = {
  scarves: 'scarf',
  bras: 'bra',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  feet: 'foot',
  mice: 'mouse',
  children: 'child',
  colour: 'color',
  coloured: 'colored',
  colours: 'color',
  grey: 'gray',
  jewellery: 'jewelry',
  jewelery: 'jewelry',
  pyjama: 'pajama',
  pyjamas: 'pajama',
  moisturiser: 'moisturizer',
  moisturisers: 'moisturizer',
  aluminium: 'aluminum',
  hi: 'high',
  flowery: 'flower',
  floral: 'flower',
  chequered: 'check',
  checkered: 'check',
  stripy: 'stripe',
  stripey: 'stripe',
  pinstripe: 'stripe',
  pinstriped: 'stripe',
  pinstripes: 'stripe',
  zipper: 'zip',
  zippers: 'zip',
  itchy: 'itch',
  stretchy: 'stretch',
  // The word is no form of "groom".
  grooming: 'hygiene',
};

/** Minimum length of a word that is stemmed, or that has a plural. */
const MIN_LENGTH = 4;

/** Ending of a stem for what can be done with a thing, of which the stemmer removes only some: `washable`. */
const CAN_BE = /(?<=.{4})abl$/;
/** Stems with this ending whose word is no form of the verb. */
const OTHERS = new Set(['suitabl', 'portabl']);

/** Maximum number of cached stems, because texts have any number of different words. */
const MAX_KNOWN = 50_000;
const known = new Map<string, string>();

const stemOf = (word: string) => {
  const made = stemmer(word);
  return OTHERS.has(made) ? made : made.replace(CAN_BE, '');
};

const regularOf = (word: string) => (Object.hasOwn(SAME_AS, word) ? (SAME_AS[word] ?? word) : word);

/**
 * Returns the form that a noun and its plural share, and no other word: `hoodi` for `hoodie` and `hoodies`; `oliver` is
 * not `olive`. Input: a folded word.
 */
export function nounOf(word: string): string {
  const regular = regularOf(word);
  if (regular.length < MIN_LENGTH || /\d/.test(regular)) return regular;
  const one = /(ss|x|ch|sh)es$/.test(regular)
    ? regular.slice(0, -2)
    : /[^s]s$/.test(regular)
      ? regular.slice(0, -1)
      : regular;
  return one.length > 3 ? one.replace(/(?<=[^aeiou])(y|ie)$/, 'i') : one;
}

/** Returns the stem that all forms of an English word share: `dress` for `dresses`. Input: a folded word. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const regular = regularOf(word);
  const made = /\d/.test(regular) || regular.length < MIN_LENGTH ? regular : stemOf(regular);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, made);
  return made;
}
