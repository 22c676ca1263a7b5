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

/** Maximum length of a word; the rest of a longer word is not searched. */
export const LONGEST_WORD = 40;

/** Returns the words of a folded text in order, including repeated ones. */
export const tokensOf = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** Returns the words of a folded text, each once. */
export const wordsOf = (folded: string): string[] => [...new Set(tokensOf(folded))];
