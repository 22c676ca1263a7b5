export { fold } from '@ethereal/service-kit/fold';

/** Maximum length of a word; the rest of a longer word is not searched. */
export const LONGEST_WORD = 40;

/** Returns the words of a folded text in order, including repeated ones. */
export const tokensOf = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** Returns the words of a folded text, each once. */
export const wordsOf = (folded: string): string[] => [...new Set(tokensOf(folded))];
