import { tokensOf } from './tokens.ts';

/** Words after which a name no longer states the kind: "sofa with reading lamp". */
export const ENDS_NAME: ReadonlySet<string> = new Set(
  `with in for from by at on to as and or without of plus featuring designed
  that which who whose is are has have holds comes keeps gives makes it its this these your you our we so when where while
  under over between into like than up off can will does`.split(/\s+/),
);
/** Words of portion, which the thing itself follows: "set of six wine glasses". */
export const PORTIONS: ReadonlySet<string> = new Set(
  `set pair pack box bundle kit bag trio duo tin jar bottle roll sheet bunch collection assortment selection couple tube
  packet case tray sachet bar block length piece skein ball bar pot reel spool`.split(/\s+/),
);
const STOPS = /[,;:()[\]|/–—]|\s-\s|\.(?:\s|$)/;
const LEADING: ReadonlySet<string> = new Set('a an the this our these one two three four five six ten'.split(' '));

/** Whether a word is a model number or a single letter, which names no kind. */
const isModel = (word: string) => word.length < 2 || /\d/.test(word);

/** Matches a number with its unit ("28 cm", "18 V"), which is not part of a name. */
const AMOUNT = /\d[\d.,]{0,6} ?\p{L}{1,2}(?!\p{L})|\bsize \d{1,3}\b/giu;

/** Returns the words of the phrase that a text begins with, and those after its first "of". */
function phrasesAt(text: string): string[][] {
  const words = tokensOf(
    text
      .replace(AMOUNT, ' ')
      .split(STOPS)
      .find((part) => /\p{L}/u.test(part)) ?? '',
  );
  while (LEADING.has(words[0] ?? '')) words.shift();
  const end = words.findIndex((word, at) => at > 0 && ENDS_NAME.has(word));
  const first = (end < 0 ? words : words.slice(0, end)).filter((word) => !isModel(word));
  const rest = words.slice(end + 1);
  if (end < 0 || words[end] !== 'of' || !PORTIONS.has(first.at(-1) ?? '')) return [first];
  const after = rest.findIndex((word) => ENDS_NAME.has(word));
  return [(after < 0 ? rest : rest.slice(0, after)).filter((word) => !isModel(word)), first];
}

/**
 * Returns the phrases that may name the subject of a text, the likeliest first. "Set of Six Wine Glasses, 30 cl"
 * returns "six wine glasses", then "set".
 */
export const headPhrases = (text: string): string[][] => phrasesAt(text).filter((words) => words.length > 0);

const LONGEST = 4;

/** Returns all endings of a phrase, the longest first: "leather coin purse", "coin purse", "purse". */
export const endsOf = (words: readonly string[]): string[][] =>
  words.slice(-LONGEST).map((_, at, all) => all.slice(at));
