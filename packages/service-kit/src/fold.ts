const PLAIN = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/;
/** Letters that Unicode does not decompose, with their usual replacement. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/**
 * Returns the folded form of a text for comparison: without case, accents, apostrophes, invisible characters,
 * compatibility forms (full-width letters, ligatures) and repeated blanks. Upper case comes first, so that `ß` becomes
 * `ss`.
 */
export function fold(text: string): string {
  const plain = PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\p{M}\p{Default_Ignorable_Code_Point}'’‘ʼ`´]+/gu, '')
        .toUpperCase()
        .toLowerCase()
        .replace(/[æœøłđðþıς]/g, (letter) => LETTERS[letter] ?? letter);
  return plain.replace(/\s+/g, ' ').trim();
}

/** Ranges of code points with accented letters and ligatures: Latin, Greek, Cyrillic. */
const LETTER_RANGES = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const;

/** Maximum number of characters of a pattern's text, so that the pattern stays below the limit of MongoDB. */
const MAX_PATTERN_TEXT = 100;

/** Signs that may stand between two letters without a difference: apostrophes, and accents as signs of their own. */
const SIGNS = "'’‘ʼ`´\u0300-\u036f";
const IGNORED = `[${SIGNS}]*`;
/** Pattern of a blank, which covers ignored signs among and after blanks. */
const BLANK = `\\s[\\s${SIGNS}]*`;

let known: ReadonlyMap<string, string> | undefined;

/** Returns the letters and ligatures that fold to each text of one or two letters. */
function variants(): ReadonlyMap<string, string> {
  if (known) return known;
  const byFolded = new Map<string, string>();
  for (const [first, last] of LETTER_RANGES)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = fold(letter);
      const isLetter = /^\p{L}/u.test(letter) && folded !== letter && folded.length <= 2 && folded !== '';
      if (isLetter) byFolded.set(folded, (byFolded.get(folded) ?? '') + letter);
    }
  known = byFolded;
  return byFolded;
}

/** Returns the pattern of one folded character in all its forms. */
function letterPattern(letter: string): string {
  if (letter === ' ') return BLANK;
  if (!/\p{L}/u.test(letter)) return letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
  return `[${letter}${letter.toUpperCase()}${variants().get(letter) ?? ''}]`;
}

/**
 * Returns the pattern of letters that a ligature may replace. In a run of more than two equal letters, ligatures may
 * stand anywhere: each replaces two of the `length` letters. The pattern then also matches runs of half that length,
 * which keeps it short.
 */
function ligaturePattern(one: string, two: string, ligatures: string, length: number): string {
  if (length === 2) return `(?:${letterPattern(one)}${IGNORED}${letterPattern(two)}|[${ligatures}])`;
  const either = `(?:${letterPattern(one)}|[${ligatures}])`;
  return `${either}(?:${IGNORED}${either}){${Math.ceil(length / 2) - 1},${length - 1}}`;
}

/**
 * Returns a regular expression by which a database finds a text in stored texts regardless of case, accents and
 * apostrophes: "zoe oneil" finds "Zoë O'Neil". Linear. Undefined for a text of ignored signs alone. Only the first
 * 100 characters count.
 */
export function foldedPattern(text: string): string | undefined {
  const letters = [...fold(text).slice(0, MAX_PATTERN_TEXT)];
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const [one = '', two = ''] = [letters[at], letters[at + 1]];
    const ligatures = variants().get(one + two);
    if (two !== '' && ligatures) {
      const run = one === two ? letters.slice(at).findIndex((candidate) => candidate !== one) : 2;
      const length = run < 0 ? letters.length - at : run;
      parts.push(ligaturePattern(one, two, ligatures, length));
      at += length - 1;
    } else parts.push(letterPattern(one));
  }
  if (parts.length === 0) return undefined;
  return parts.map((part, place) => (place === 0 || parts[place - 1] === BLANK ? part : IGNORED + part)).join('');
}

/** Pattern that matches no text. */
const NEVER = '^(?!)';

/** Condition that a field contains a text, as `foldedPattern` finds it. No field contains a text of ignored signs. */
export const containing = (text: string) => ({ $regex: foldedPattern(text) ?? NEVER });
