import { valuesOf } from './conditions.ts';
import type { Meaning, Phrase } from './language/lexicon.ts';
import { isDenied } from './negations.ts';
import { places, type Reading, type Understood } from './reading.ts';

/** Parts of goods. The word before one says which: the neck of a t-shirt may be a crew neck or a v neck. */
export const FEATURES = new Set(
  'neck neckline collar sleeve sleeves waist rise strap hem toe print dot dots'.split(' '),
);

/** Maximum number of words between a degree and the kind that it describes: `long navy linen dress`. */
const BETWEEN = 2;

/** Matches a comparative, which states a degree wherever it stands: `longer than the knee`. */
const COMPARATIVE = /er$/;

/**
 * Whether words state a degree of goods: a comparative, or words before a kind, a look or filler, or the last ones. A
 * `long flight` and a `long sleeve` are none, a `waterproof jacket` is a kind, and `not sleeveless` is denied.
 */
function describesGoods({ tokens, words }: Reading, at: number, length: number): boolean {
  const to = at + length;
  const next = tokens[to];
  const phrases = words.phrasesOf(tokens);
  if (phrases.some((phrase) => phrase.from <= at && phrase.to > to) || isDenied(tokens, at)) return false;
  if (next === undefined || COMPARATIVE.test(tokens[to - 1] ?? '')) return true;
  const isKind = (phrase: Phrase) => valuesOf(phrase, 'kind').some((kind) => !words.kinds.isGeneral(kind));
  const isBefore = phrases.some((phrase) => phrase.from >= to && phrase.from <= to + BETWEEN && isKind(phrase));
  const isLook = ({ type }: Meaning) => type === 'filler' || type === 'color' || type === 'material';
  return !FEATURES.has(next) && (isBefore || words.meaningsOf([next]).some(isLook));
}

/** Reads wishes for a degree, such as `longer`: words by which the texts of goods state it. */
export function readDegrees(reading: Reading, understood: Understood): void {
  const { tokens, taken, words } = reading;
  for (const at of tokens.keys())
    for (const length of [3, 2, 1]) {
      const phrase = tokens.slice(at, at + length).join(' ');
      const stated = words.degrees.get(phrase);
      if (!stated || taken.slice(at, at + length).includes(true) || !describesGoods(reading, at, length)) continue;
      const { occasion } = understood;
      understood.occasion = { words: [...(occasion?.words ?? []), ...stated.words], kinds: occasion?.kinds ?? [] };
      understood.unsuited = [...understood.unsuited, ...stated.unsuited];
      reading.take(at, at + length);
      reading.show('occasion', phrase, places({ from: at, to: at + length }));
      break;
    }
}
