import { ALLERGENS, MATERIALS } from '../lexicon/attributes.ts';
import { phraseOf, stemsOf } from '../lexicon/phrase.ts';
import type { Good } from '../shelf/good.ts';
import { kindsIn } from './item-meant.ts';
import { isSmallWord } from './small-words.ts';

/** Something that an item may hold, with all that a description may call it. */
export type Substance = { said: string; words: ReadonlySet<string> };

const ASKS =
  /\b(?:free (?:from|of)|\w+ free|without \w+|contains?|containing|any \w+(?: \w+)? in (?:it|this|that|the|them)|safe|suitable|ok|okay|fine|allerg\w+|intoleran\w+|sensitiv\w+|vegan|vegetarian|halal|kosher|cruelty|reacts? to|is there (?:any|some) (?:\w+ )?(?:in|on|inside)|is there \w+ (?:in|inside) (?:it|this|that|the|your|these|those|them)|(?:is|are) (?:the|this|that|it|they|your|these|those) [^.?!]*(?:scented|perfumed|fragranced)|(?:is|are) (?:it|they|this|that|these|those) (?:un)?(?:scented|perfumed|fragranced)|hypoallergenic|organic)\b/;
const QUESTION =
  /(?:^|[,.!;] ?|\b(?:so|and|but) )(?:is|are|does|do|can|could|may|would|will|has|have|should)\b|\?/;
const AFTER =
  /\b(?:contains?|containing|free of|free from|any|without|allergic to|react to|sensitive to) (?:any |traces of )?(\w+)|\b(\w+) free\b(?! (?:of|from)\b)/g;
const NO_SUBSTANCE = new Set(
  'safe suitable good fine allergy allergic intolerance sensitive allergen baby child kid skin free machine person people wear use question dishwasher hypoallergenic organic'.split(
    ' ',
  ),
);

const LIVING: Readonly<Record<string, { said: string; family: string }>> = {
  vegan: { said: 'animal materials', family: 'animal' },
  vegetarian: { said: 'leather or fur', family: 'meat-by' },
};

/** Who asks whether something is scented asks for whatever smells in it. */
const SCENTED = new Set(['scented', 'perfumed', 'fragranced', 'scent', 'fragrance', 'perfume'].map(phraseOf));

/** Whether a prepared text asks if something is in an item, or if it suits an allergy. */
export const asksWhatItHolds = (text: string): boolean => ASKS.test(text) && QUESTION.test(text);

function familyOf(stem: string): ReadonlySet<string> | undefined {
  if (SCENTED.has(stem)) return ALLERGENS.get('fragrance');
  for (const table of [ALLERGENS, MATERIALS])
    for (const [id, words] of table) if (phraseOf(id) === stem) return words;
  const named = [...ALLERGENS.values(), ...MATERIALS.values()].some((words) => words.has(stem));
  return named ? new Set([stem]) : undefined;
}

/** The substances that a prepared text asks about an item; words of its own name are none. */
export function substancesIn(text: string, good: Good): Substance[] {
  const found = new Map<string, Substance>();
  for (const stem of stemsOf(text)) {
    const living = LIVING[stem];
    if (living) found.set(stem, { said: living.said, words: ALLERGENS.get(living.family) ?? new Set() });
    if (good.nameStems.includes(stem)) continue;
    const words = familyOf(stem);
    const said = SCENTED.has(stem) ? 'fragrance' : stem;
    if (words && !kindsIn([stem]).some((kind) => kind === good.kind)) found.set(said, { said, words });
  }
  if (found.size === 0) {
    for (const [, after, before] of text.matchAll(AFTER)) {
      const stem = phraseOf(after ?? before ?? '');
      if (stem.length < 3 || isSmallWord(stem) || NO_SUBSTANCE.has(stem) || good.nameStems.includes(stem))
        continue;
      found.set(stem, { said: stem, words: new Set([stem]) });
    }
  }
  return [...found.values()];
}
