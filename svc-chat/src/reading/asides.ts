import type { Span } from './reading.ts';
import type { Token } from './tokens.ts';

/** Words before a thing that is compared or disliked and not wanted: "look like a", "tired of". */
const BEFORE_ASIDE =
  /\b(?:(?:looks?|looking|built|feels?|shaped|fits?) like|(?:tired|sick|bored) (?:of|with))(?: an?| the)?$/;
/** Words before a thing that another thing is called: "every shirt is a tent". */
const CALLED = /^(?!it|this|that|what|want|need|wish|there|here|which|who|one|all|look|mind)\S{3,} (?:is|are) an?$/;
const WORDS_BEFORE = 4;
/** Number of words behind a person among which "me" makes the person no receiver: "my granddaughter tells me". */
const WORDS_BEHIND = 4;
const CLAUSE_END = /^[,.;:!?\n]$/;
const FOR = /^(?:for|to)$/;

function isAside({ tag, from, to }: Span, tokens: readonly Token[]): boolean {
  const textOf = (some: readonly Token[]) => some.map(({ text }) => text).join(' ');
  if (tag === 'KIND' || tag === 'ITEM') {
    const before = tokens.slice(Math.max(0, from - WORDS_BEFORE), from);
    return CALLED.test(textOf(before.slice(-3))) || BEFORE_ASIDE.test(textOf(before));
  }
  if (tag !== 'WHOM' || tokens.slice(Math.max(0, from - 2), from).some(({ text }) => FOR.test(text))) return false;
  const behind = tokens.slice(to, to + WORDS_BEHIND);
  const end = behind.findIndex(({ text }) => CLAUSE_END.test(text) || FOR.test(text));
  return behind.slice(0, end < 0 ? undefined : end).some(({ text }, at) => at > 0 && text === 'me');
}

/**
 * Returns the tagged parts of a message in which what is told beside the wish is an `ASIDE`: a thing that is only
 * compared, a person who does something to the shopper.
 */
export const withAsides = (spans: readonly Span[], tokens: readonly Token[]): Span[] =>
  spans.map((span) => (isAside(span, tokens) ? { ...span, tag: 'ASIDE' } : span));
