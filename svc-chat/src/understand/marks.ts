import type { Category } from '@ethereal/contracts/fashion';
import { ALLERGENS, QUALITY_OF } from '../lexicon/attributes.ts';
import { KIND_NAMES } from '../lexicon/kinds.ts';
import { OCCASION_NAMES } from '../lexicon/occasions.ts';
import { PEOPLE, type Person, SHELF_NAMES } from '../lexicon/people.ts';
import { frequencyOf } from '../words/english.ts';
import { kindOfNoun } from '../words/goods.ts';
import type { Token } from './prepare.ts';
import { isSmallWord } from './small-words.ts';

/** What a stretch of a message means. `word` is any other word with a meaning of its own. */
export type Meaning =
  | { type: 'kind'; id: string }
  | { type: 'colour' | 'material' | 'pattern'; id: string }
  | { type: 'person'; person: Person }
  | { type: 'shelf'; id: Category }
  | { type: 'occasion'; id: string }
  | { type: 'gift' | 'anything' }
  | { type: 'small' }
  | { type: 'mark'; mark: ',' | '.' }
  | { type: 'word' };
export type Mark = Meaning & { from: number; to: number; phrase: string };

const LONGEST = 4;
const OBJECT = /^(?:them|it|me|him|us|everything)$/;
/** A word that is said more often than that means something else mostly. */
const RARE = 600;
/** Kinds under which WordNet has too much that nobody wears. */
const UNSURE = new Set([
  'clothing',
  'hat',
  'bag',
  'print',
  'furniture',
  'toy',
  'tableware',
  'plant',
  'bed',
  'ring',
  'laptop',
  'microphone',
  'keyboard',
  'mouse',
  'clock',
  'camera',
  'glass',
  'bowl',
  'plate',
  'cap',
  'bedding',
  'phone',
  'radio',
  'soap',
]);
const GIFT = new Set([
  'gift',
  'present',
  'birthday',
  'christmas',
  'valentine',
  'anniversary',
  'stocking filler',
  'mother day',
  'father day',
  'surprise',
  'gift idea',
  'birthday present',
  'birthday gift',
  'christmas present',
  'christmas gift',
  'wedding gift',
  'wedding present',
  'secret santa',
  'white elephant',
  'kris kringle',
  'yankee swap',
  'souvenir',
]);
/** What somebody does, by the verb, where its noun is a thing or a quality. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  knits: 'craft',
  crochets: 'craft',
  sews: 'craft',
  photographs: 'photo',
  films: 'photo',
  games: 'games',
  streams: 'games',
  records: 'music-making',
  reads: 'reading',
  writes: 'reading',
  bakes: 'kitchen',
  cooks: 'kitchen',
  hosts: 'kitchen',
  runs: 'sport',
  jogs: 'sport',
  hikes: 'outdoor',
  walks: 'outdoor',
  camps: 'outdoor',
  gardens: 'outdoor',
  travels: 'travel',
  commutes: 'travel',
  flies: 'travel',
  swims: 'beach',
  surfs: 'beach',
  codes: 'computer',
  programs: 'computer',
  types: 'computer',
  dances: 'dance',
  shaves: 'shaving',
};

/** What is done where such words follow, and a kind of goods elsewhere. */
const DONE_THERE: Readonly<Record<string, string>> = { gaming: 'games', knitting: 'craft' };
const PLACES =
  /^(?:corner|room|den|nook|spot|setup|station|cave|club|circle|group|evenings?|nights?|friends?|marathons?|sessions?)$/;

/** Months, seasons and flowers that people are called after, too. */
const FORENAMES = new Set(['april', 'june', 'may', 'august', 'summer', 'autumn', 'sunny', 'rain']);
const ANYTHING = new Set(
  'item product thing stuff something anything everything outfit clothes clothe cloth wear piece option choice article good idea one selection range collection catalogue catalog garb look fit suggestion recommendation goods wardrobe attire'.split(
    ' ',
  ),
);

function meaningOf(phrase: string, length: number): Meaning | undefined {
  const kind = KIND_NAMES.get(phrase);
  if (kind) return { type: 'kind', id: kind };
  if (GIFT.has(phrase)) return { type: 'gift' };
  const quality = QUALITY_OF.get(phrase);
  if (quality && quality.type !== 'allergen') return { type: quality.type, id: quality.id };
  const person = PEOPLE.get(phrase);
  if (person) return { type: 'person', person };
  const shelf = SHELF_NAMES.get(phrase);
  if (shelf) return { type: 'shelf', id: shelf };
  const occasion = OCCASION_NAMES.get(phrase);
  if (occasion) return { type: 'occasion', id: occasion };
  if (ANYTHING.has(phrase) || phrase === 'dress code') return { type: 'anything' };
  if (length === 1 && isSmallWord(phrase)) return { type: 'small' };
  if (length <= 2 && !ALLERGENS.has(phrase)) {
    // A noun that is a kind of goods by WordNet alone: an uncommon word, or the dictionary's sense is another.
    const noun = kindOfNoun(phrase);
    if (noun && !UNSURE.has(noun) && (length === 2 || frequencyOf(phrase) < RARE))
      return { type: 'kind', id: noun };
  }
  return undefined;
}

/** Reads a message from left to right, the longest phrase that means something first. */
export function marksOf(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  for (let from = 0; from < tokens.length; ) {
    const token = tokens[from];
    if (!token) break;
    if (token.mark) {
      marks.push({ type: 'mark', mark: token.mark, from, to: from + 1, phrase: token.word });
      from += 1;
      continue;
    }
    let found: Mark | undefined;
    for (let length = Math.min(LONGEST, tokens.length - from); length > 0 && !found; length -= 1) {
      const span = tokens.slice(from, from + length);
      if (span.some(({ mark, isName }) => mark || (isName && length === 1 && false))) continue;
      const stems = span.map(({ stem }) => stem).join(' ');
      const words = span.map(({ word }) => word).join(' ');
      const meaning =
        // "in Iceland in February": places and months are no people.
        span.some(({ isName }) => isName) &&
        length === 1 &&
        !PEOPLE.has(stems) &&
        (!OCCASION_NAMES.has(stems) || FORENAMES.has(stems))
          ? ({ type: 'small' } as const)
          : ((words === stems ? undefined : KIND_NAMES.has(words) ? meaningOf(words, length) : undefined) ??
            meaningOf(stems, length) ??
            (words === stems ? undefined : meaningOf(words, length)));
      if (meaning) found = { ...meaning, from, to: from + length, phrase: stems };
    }
    // "my cat throws them down": what is done to something is no good.
    if (
      found?.type === 'kind' &&
      found.to === from + 1 &&
      /s$/.test(token.word) &&
      OBJECT.test(tokens[from + 1]?.word ?? '')
    )
      found = undefined;
    // "his gaming corner", "her knitting circle": what is done there.
    const done = found?.type === 'kind' ? DONE_THERE[found.phrase] : undefined;
    if (found && done && PLACES.test(tokens[found.to]?.word ?? ''))
      found = { type: 'occasion', id: done, from, to: found.to, phrase: found.phrase };
    // "drinks tea from morning till night": how long, and out of nothing.
    if (
      found?.type === 'kind' &&
      / from$/.test(found.phrase) &&
      /^(?:morning|dawn|sunrise|breakfast|early|noon|monday|\d+|dusk|when|then|time)$/.test(
        tokens[found.to]?.word ?? '',
      )
    )
      found = undefined;
    const before = marks.at(-1);
    // "may I see": no month.
    if (found?.phrase === 'may' && /^(?:i|we)$/.test(tokens[from + 1]?.word ?? ''))
      found = { type: 'small', from, to: from + 1, phrase: 'may' };
    // "small enough for the suitcase": where it must go in, and none that is sought.
    if (
      found?.type === 'kind' &&
      /^(?:suitcase|luggage)$/.test(found.id) &&
      /\b(?:small|little|tiny|light|flat|compact|enough|fits?|fitting|room|space|goes|go|pack\w*|put) (?:for|in|into|inside) (?:(?:the|my|our|her|his|their|an?|hand|carry|on|cabin) )*$/.test(
        `${tokens
          .slice(Math.max(0, from - 6), from)
          .map(({ word }) => word)
          .join(' ')} `,
      )
    )
      found = { type: 'small', from, to: found.to, phrase: found.phrase };
    // "we are a vegan household": who lives there.
    if (
      found?.phrase === 'household' &&
      /^(?:a|our|my|this|whole|entire|vegan|vegetarian)$/.test(tokens[from - 1]?.word ?? '') &&
      (tokens[from + 1] === undefined || tokens[from + 1]?.mark)
    )
      found = { type: 'small', from, to: from + 1, phrase: 'household' };
    // "I am furnishing a small flat": done, and none that is sought.
    if (
      found?.phrase === 'furnishing' &&
      /^(?:an?|my|our|the|his|her|their|this)$/.test(tokens[from + 1]?.word ?? '')
    )
      found = { type: 'small', from, to: from + 1, phrase: 'furnishing' };
    // "what would you dress my dad in": done to somebody.
    if (
      found?.phrase === 'dress' &&
      /^(?:you|i|we|to)$/.test(tokens[from - 1]?.word ?? '') &&
      /^(?:my|our|him|her|them|an?|the|his)$/.test(tokens[from + 1]?.word ?? '')
    )
      found = { type: 'small', from, to: from + 1, phrase: 'dress' };
    // "what would suit him?": done, and none that is worn.
    if (
      found?.phrase === 'suit' &&
      /^(?:would|will|might|could|may|can|does|do|to|should)$/.test(tokens[from - 1]?.word ?? '') &&
      !/^(?:jackets?|trousers)$/.test(tokens[from + 1]?.word ?? '')
    )
      found = { type: 'small', from, to: from + 1, phrase: 'suit' };
    // "she reads in bed": where, and no bed.
    if (found?.type === 'kind' && found.phrase === 'bed' && token.word === 'bed' && before?.phrase === 'in')
      found = { type: 'occasion', id: 'sleep', from, to: from + 1, phrase: 'bed' };
    // "grandma knits", "a colleague who photographs birds": what somebody does.
    const does =
      (before?.type === 'person' ||
        /^(?:who|that|always|also|still|often|and|only)$/.test(before?.phrase ?? '')) &&
      marks.some(({ type }) => type === 'person')
        ? ACTIVITIES[token.word]
        : undefined;
    if (does) found = { type: 'occasion', id: does, from, to: from + 1, phrase: token.stem };
    // "he shaves with a knife": how he does it.
    const [doing, by] = marks
      .slice(-3)
      .filter(({ phrase }) => !/^(?:an?|the|his|her)$/.test(phrase))
      .slice(-2);
    if (
      found?.type === 'kind' &&
      doing?.type === 'occasion' &&
      doing.phrase.length > 2 &&
      by?.phrase === 'with'
    )
      found = undefined;
    // "jacket jean": of two kinds side by side the singular is what it is made of.
    if (found?.type === 'kind' && found.phrase === 'jean' && token.word === 'jean' && before?.type === 'kind')
      found = { ...found, type: 'material', id: 'denim' };
    found ??= { type: 'word', from, to: from + 1, phrase: token.stem };
    marks.push(found);
    from = found.to;
  }
  return marks;
}
