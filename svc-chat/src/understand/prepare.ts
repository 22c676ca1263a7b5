import { ALLERGENS, QUALITY_OF } from '../lexicon/attributes.ts';
import { KIND_NAMES } from '../lexicon/kinds.ts';
import { normalise, stem } from '../text/words.ts';
import type { Spelling } from '../words/spelling.ts';
import { digits } from './digits.ts';
import { withoutEmoji } from './emoji.ts';
import { SHORT } from './short-forms.ts';
import { spelledOut } from './spelled-out.ts';

/** One word of a message, or a mark between words. */
export type Token = {
  /** Lower case, typos taken out. */
  word: string;
  stem: string;
  /** `,` between things of a list, `.` between sentences; undefined for a word. */
  mark?: ',' | '.';
  /** Written with a capital in the middle of a sentence, or before "wants", "is" …: somebody's name, perhaps. */
  isName: boolean;
};

export type Prepared = { tokens: readonly Token[]; clean: string };

const ALL_CAPITALS = /^[^a-z]*$/;

/** "Good evening! I need a bag": a time of day that is no occasion. */
const GOOD_DAY =
  /^\s*(?:(?:hi+|hello+|hey+)\b[\s,.!]*)?good (?:morning|afternoon|evening|day)\b(?! to (?:you|all|everyone))(?!\s+from\b[^,.!?;:]*[.!]*\s*$)(?:\s+from (?!where|which|what)[^,.!?;:]{2,40}(?=[,.!;:]))?[\s,.!:;()-]*(?=\S.*\S)|^\s*(?:hi+|hello+|hey+|greetings)\b(?: there)?\s+from (?!where|which|what)[^,.!?;:]{2,40}[,.!;:]\s*(?=\S.*\S)/i;

/** Kinds and qualities by whose names people are called. */
const NAMES_TOO = new Set(
  'jean rose pearl ruby jersey cap bow robe chain jewel olive violet amber jade ginger hazel ivory scarlet sienna coral lilac poppy daisy lily heather holly ivy fern sandy white black brown green gray grey rusty goldie cotton sable blanche'.split(
    ' ',
  ),
);
const REFUSED =
  /\b(?:without|no|not?|non|never|except|against|hates?|avoid(?:s|ing)?|allerg(?:ic|y) to|minus|than|nor|or|with) (?:any |the )?(\p{Lu}\p{Ll}+)/gu;
const ALLERGIC_TO = new Set([...ALLERGENS.values()].flatMap((words) => [...words]));
/** Whether a word, one or several of it, names goods, what they are of or what somebody may be allergic to. */
const saysOfGoods = (word: string): boolean =>
  [word, stem(word)].some((form) => KIND_NAMES.has(form) || QUALITY_OF.has(form) || ALLERGIC_TO.has(form));

/** A message as words: short forms spelled out, typos taken out where a word is none. */
export function prepare(message: string, spelling: Spelling): Prepared {
  const shouting = ALL_CAPITALS.test(message);
  const names = new Set(
    shouting
      ? []
      : [
          ...message.matchAll(
            /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?=\W|$)|\b\p{Lu}\p{Ll}+(?= (?:wants?|likes?|loves?|needs?|is|has|turns|said)\b)/gu,
          ),
        ].map(([name]) => name.toLowerCase()),
  );
  for (const common of [
    'my',
    'it',
    'he',
    'she',
    'that',
    'this',
    'what',
    'which',
    'where',
    'who',
    'there',
    'i',
    'dress',
    'so',
    'and',
    'you',
    'someone',
    'somebody',
    'mum',
    'mom',
    'dad',
  ])
    names.delete(common);
  // "a Rucksack without Wool": goods and what they are of are written with a capital, too; what is refused is never a name.
  const refused = new Set([...message.matchAll(REFUSED)].map(([, name = '']) => name.toLowerCase()));
  for (const name of names)
    if (saysOfGoods(name) && (refused.has(name) || !NAMES_TOO.has(name))) names.delete(name);
  const pieces =
    spelledOut(normalise(withoutEmoji(message).replace(GOOD_DAY, ''))).match(
      /[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*(?:,\d{3}\b)?|\$|[,;:.!?\n+/&()]|<|>|-|~/gu,
    ) ?? [];
  const expanded = pieces.flatMap((piece) => {
    const short = Object.hasOwn(SHORT, piece) ? SHORT[piece] : undefined;
    return short === undefined
      ? [piece.replace(/'s$/, '').replaceAll("'", '')]
      : short.split(' ').filter(Boolean);
  });
  const isWord = (piece: string) => /^\p{L}+$/u.test(piece);
  const corrected = spelling.correctAll(
    expanded.map((piece) => (isWord(piece) && !names.has(piece) ? piece : '')),
  );
  const words = digits(expanded.map((piece, at) => corrected[at] || piece));
  const tokens = words.flatMap((word): Token[] => {
    if (/^[,+/&]$/.test(word)) return [{ word, stem: word, mark: ',', isName: false }];
    if (/^[;:.!?\n()]$/.test(word)) return [{ word, stem: word, mark: '.', isName: false }];
    return [{ word, stem: stem(word), isName: names.has(word) }];
  });
  return {
    tokens,
    clean: tokens
      .map(({ word }) => word)
      .join(' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .replace(/\$ (\d)/g, '$$$1')
      .replace(/(\d) \$/g, '$1$$')
      .trim(),
  };
}
