const PLAIN = /^[\x20-\x7e]*$/;

/**
 * The form of a text that is compared: without regard to case, accents, compatibility forms (full-width letters,
 * ligatures) and runs of blanks. Upper case first, so that `ß` meets `SS`; both sigmas become one.
 */
export function fold(text: string): string {
  const plain = PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toUpperCase()
        .toLowerCase()
        .replaceAll('ς', 'σ');
  return plain.replace(/\s+/g, ' ').trim();
}

/** Of longer words the rest is not searched. */
export const LONGEST_WORD = 40;

/** The words of a folded text, each once. */
export function wordsOf(folded: string): string[] {
  const found = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(found.map((word) => word.slice(0, LONGEST_WORD)))];
}
