import type { Span } from './reading.ts';
import type { Token } from './tokens.ts';

/** Words before a thing that is compared, disliked or there already, and not wanted: "look like a", "owns a". */
const BEFORE_ASIDE =
  /\b(?:(?:looks?|looking|built|feels?|shaped|fits?) like|(?:tired|sick|bored) (?:of|with)|owns)(?: an?| the)?$/;
/** Words before a thing that another thing is called: "every shirt is a tent". */
const CALLED = /^(?!it|this|that|what|want|need|wish|there|here|which|who|one|all|look|mind)\S{3,} (?:is|are) an?$/;
/** Words before the place where the shopper keeps things: "in my closet". */
const KEPT_IN = /\b(?:in|inside|from|of) (?:my|our)$/;
/** Number of words before a thing, and behind it, that are read for such words. */
const WORDS_BEFORE = 4;
/** Names of the cart, which also are things, and the words before them: "add that to the basket". */
const CART = /^(?:basket|bag)$/;
const INTO_CART = /\b(?:add|put|move|pop|throw) (?:\S+ )?(?:to|in|into)(?: the| my)?$/;
/** Words before a thing that goods must hold: "fits a 15 inch laptop", "room for my laptop". */
const HOLDING =
  /\b(?:fits?|holds?|carry|carries|(?:room|space|enough) for)(?: (?:in|on|an?|the|my|your|all|\d+|inch))*$/;
/** Words behind such a thing: "the laptop has to fit in". */
const FITTING = /^(?:(?:has|have|needs?) to |must |should |can |will |would )?fits? in/;

/** Whether goods must hold a thing, which is then not the wanted one. */
export function isHeld({ from, to }: Pick<Span, 'from' | 'to'>, tokens: readonly Token[]): boolean {
  const textOf = (some: readonly Token[]) => some.map(({ text }) => text).join(' ');
  const before = tokens.slice(Math.max(0, from - WORDS_BEFORE), from);
  return HOLDING.test(textOf(before)) || FITTING.test(textOf(tokens.slice(to, to + WORDS_BEFORE)));
}
/** Number of words behind a person among which "me" makes the person no receiver: "my granddaughter tells me". */
const WORDS_BEHIND = 4;
const CLAUSE_END = /^[,.;:!?\n]$/;
/** Words between things of one list: "a kettle and a bed". */
const JOINING = /^(?:and|n|or|,|&|an?|the)$/;
const FOR = /^(?:for|to)$/;

/** Words for what the shopper wears, and words for other people, whom "I want her to look nice" means. */
const WEARING = /^(?:look|looking|wear|wearing)$/;
const OTHERS = /^(?:he|she|they|him|her|them|it)$/;
const SELF = /^(?:i|i'm|i'd|i'll|im)$/;
/** Number of words between the shopper and the verb: "I have no idea what to wear". */
const WORDS_BETWEEN = 6;

/** Whether a message is about what the shopper will wear: "I want to look decent". */
export const wearsItself = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const before = tokens.slice(Math.max(0, at - WORDS_BETWEEN), at).map((token) => token.text);
    const since = before.slice(before.findLastIndex((word) => CLAUSE_END.test(word)) + 1);
    return WEARING.test(text) && since.some((word) => SELF.test(word)) && !since.some((word) => OTHERS.test(word));
  });

function isAside({ tag, from, to, text }: Span, tokens: readonly Token[]): boolean {
  const textOf = (some: readonly Token[]) => some.map(({ text }) => text).join(' ');
  if (tag === 'KIND' || tag === 'ITEM') {
    const before = tokens.slice(Math.max(0, from - WORDS_BEFORE), from);
    if (CART.test(text) && INTO_CART.test(textOf(before))) return true;
    return [CALLED, BEFORE_ASIDE, KEPT_IN].some((some) =>
      some.test(textOf(some === CALLED ? before.slice(-3) : before)),
    );
  }
  if (tag !== 'WHOM' || tokens.slice(Math.max(0, from - 2), from).some(({ text }) => FOR.test(text))) return false;
  if (wearsItself(tokens) && /^(?:my|our)$/.test(tokens[from - 1]?.text ?? '')) return true;
  const behind = tokens.slice(to, to + WORDS_BEHIND);
  const end = behind.findIndex(({ text }) => CLAUSE_END.test(text) || FOR.test(text));
  return behind.slice(0, end < 0 ? undefined : end).some(({ text }, at) => at > 0 && text === 'me');
}

/**
 * Returns the tagged parts of a message in which what is told beside the wish is an `ASIDE`: a thing that is only
 * compared, a person who does something to the shopper or for whose day the shopper dresses.
 */
export function withAsides(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    const isJoined = tokens.slice(before?.to, span.from).every(({ text }) => JOINING.test(text));
    const isListed = before?.tag === 'ASIDE' && isJoined && /^(?:KIND|ITEM)$/.test(span.tag);
    all.push(isListed || isAside(span, tokens) ? { ...span, tag: 'ASIDE' } : span);
  }
  return all;
}
