export { fold } from '@ethereal/service-kit/fold';

/** Maximum length of a word; the rest of a longer word is not searched. */
export const LONGEST_WORD = 40;

/** Initials with a full stop after each. */
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;

/** Returns a text with initials as one word, so that `U.S. Polo` is found by `us polo`. */
export const withInitials = (folded: string): string =>
  folded.includes('.') ? folded.replace(INITIALS, (initials) => `${initials.replaceAll('.', '')} `) : folded;

/** Returns the words of a folded text in order, including repeated ones. */
export const tokensOf = (folded: string): string[] =>
  (withInitials(folded).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** Returns the words of a folded text, each once. */
export const wordsOf = (folded: string): string[] => [...new Set(tokensOf(folded))];
