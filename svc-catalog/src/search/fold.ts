export { fold } from '@ethereal/service-kit/fold';

/** Maximum length of a word; the rest of a longer word is not searched. */
export const MAX_WORD = 40;

/** Initials with a full stop after each. */
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;

/** Initials with an ampersand between them. */
const JOINED_INITIALS = /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])/gu;

/** Returns a text with initials as one word, so that `U.S. Polo` is found by `us polo`, and `H&M` by `hm`. */
export function withInitials(folded: string): string {
  const text = folded.includes('&') ? folded.replace(JOINED_INITIALS, (initials) => initials.replace('&', '')) : folded;
  return text.includes('.') ? text.replace(INITIALS, (initials) => `${initials.replaceAll('.', '')} `) : text;
}

/** Returns the words of a folded text in order, including repeated ones. */
export const tokensOf = (folded: string): string[] =>
  (withInitials(folded).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD));

/** Returns the words of a folded text, each once. */
export const wordsOf = (folded: string): string[] => [...new Set(tokensOf(folded))];
