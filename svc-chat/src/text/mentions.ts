import { stem as formOf } from '@ethereal/service-kit/stem';
import { folded, stem } from './words.ts';

/** Returns a text prepared for phrase search: singular words and punctuation marks between blanks. */
export function readable(text: string): string {
  const parts =
    folded(text)
      .replaceAll("'", '')
      .match(/\p{L}+|\p{N}+|[.;:!?,]/gu) ?? [];
  return ` ${parts.map((part) => (part === ',' ? part : stem(part))).join(' ')} `;
}

const WITHOUT: ReadonlySet<string> = new Set(
  'without no not never non nor neither zero faux fake vegan imitation artificial mock instead than avoid'.split(' '),
);
const FREE: ReadonlySet<string> = new Set(['free', 'alternative', 'substitute', 'look', 'style', 'effect', 'like']);
const JOINING: ReadonlySet<string> = new Set(['or', 'and', 'nor', 'any', 'a', 'the', 'of', 'added', 'real', 'animal']);
/** Number of words before a phrase that are read for a negation. */
const LOOKED_BACK = 6;

/** Whether the preceding words negate the phrase: "without leather, or metal". */
function isTakenBack(before: readonly string[]): boolean {
  let past = 0;
  for (const word of before.toReversed()) {
    if (WITHOUT.has(word)) return true;
    // Besides joining words, one more listed thing may stand between: "no wool or silk".
    if (!JOINING.has(word)) past += 1;
    if (past > 1 || !/\p{L}/u.test(word)) return false;
  }
  return false;
}

/** Whether a prepared text states that it has a phrase. "without wool" and "wool-free" do not mention "wool". */
export function mentions(text: string, phrase: string): boolean {
  const sought = ` ${phrase} `;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const before = text.slice(0, at).trimEnd().split(' ').slice(-LOOKED_BACK);
    const [next = ''] = text.slice(at + sought.length, at + sought.length + 20).split(' ');
    if (!FREE.has(next) && !isTakenBack(before)) return true;
  }
  return false;
}

/** Returns the first of the phrases that a text mentions. */
export const firstMentioned = (text: string, phrases: Iterable<string>): string | undefined =>
  [...phrases].find((phrase) => mentions(text, phrase));

/** Whether a text states that it has a word, in any form: "stripes" in "with a fine pinstripe". */
export function hasForm(text: string, word: string): boolean {
  const formsOf = (some: string) => readable(some).trim().split(' ').map(formOf).join(' ');
  return mentions(` ${formsOf(text)} `, formsOf(word));
}
