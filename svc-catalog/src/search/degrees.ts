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

/** Lengths of the words that ask for a degree, the longest first. */
const LENGTHS = [3, 2, 1];

/** Matches a comparative, which states a degree wherever it stands: `longer than the knee`. */
const COMPARATIVE = /er$/;

/**
 * Whether words state a degree of goods: a comparative, or words before a kind, a look or filler, or the last ones. A
 * `long flight` and a `long sleeve` are none, a `waterproof jacket` is a kind, and `not sleeveless` is denied.
 */
function describesGoods(
  { tokens, words }: Reading,
  phrases: readonly Phrase[],
  { from: at, to }: Record<'from' | 'to', number>,
): boolean {
  const next = tokens[to];
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
  const found = [...tokens.keys()].flatMap((from) =>
    LENGTHS.flatMap((length) => {
      const to = from + length;
      const phrase = tokens.slice(from, to).join(' ');
      const stated = to <= tokens.length ? words.degrees.get(phrase) : undefined;
      return stated ? [{ from, to, phrase, stated }] : [];
    }),
  );
  if (found.length === 0) return;
  const phrases = words.phrasesOf(tokens);
  for (const { from, to, phrase, stated } of found) {
    if (taken.slice(from, to).includes(true) || !describesGoods(reading, phrases, { from, to })) continue;
    const { occasion } = understood;
    understood.occasion = { words: [...(occasion?.words ?? []), ...stated.words], kinds: occasion?.kinds ?? [] };
    understood.unsuited = [...understood.unsuited, ...stated.unsuited];
    reading.take(from, to);
    reading.show('occasion', phrase, places({ from, to }));
  }
}
