import type { Memory } from '../conversations/conversation.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { hasShopCue, isAboutShop, isQuestion } from './cues.ts';
import { isNameless } from './described.ts';
import type { Intent } from './intent.ts';
import { type Prepared, prepare } from './prepare.ts';
import { readIntent } from './read-intent.ts';
import { readWishes } from './read-wishes.ts';

/** Where a second question begins. */
const BETWEEN =
  /(?<=[.?!])\s+|[,;]?\s+(?:(?:and|also|plus|but|btw|by the way|n|&)\s+)+(?=(?:(?:how|what|when|where|who)(?:['’]?s|['’]?re)?|do|does|can|could|is|are|will|would|may)\b)|[,;]\s*(?=(?:how|when|where|do you|does|can i|could i|may i|will|is (?:the )?(?:shipping|delivery)|what(?: i|['’]?)s (?:your|ur))\b)/i;
/** What was bought already is no wish. */
const OWNED =
  /\b(?:bought|ordered|received|got|arrived|came|my|fit|fits|too (?:small|big|large|tight|long|short)|broken|damaged|wrong)\b/;

/** "Mine fell and broke": why another is sought. */
const OLD_ONE =
  /^(?:because |as |since |,)*(?:mine|(?:my|our|the) (?:old|last|current|previous) (?:\w+ )?\w+) (?:\w+ ){0,4}?(?:broken?|died|dead|fell|gone|lost|torn|smashed|cracked|stopped|worn|falling|stolen|ripped)\b(?! (?:when|on|in) (?:it|they) (?:arrived|came))/;
const refuses = ({ prepared }: Part, shelf: Shelf): boolean =>
  readWishes(prepared, shelf).wishes.some(({ not }) => not.length > 0);

export type Part = { intent: Intent; prepared: Prepared };

/**
 * "Need a lamp, also how long is delivery?": a question for goods beside one about the shop, so that both can be answered;
 * undefined for everything else.
 */
export function goodsAndHelp(
  message: string,
  memory: Memory,
  shelf: Shelf,
): readonly [goods: Part, help: Part] | undefined {
  const clauses = joined(
    message
      .trim()
      .split(BETWEEN)
      .filter((clause) => /\p{L}/u.test(clause)),
  );
  if (clauses.length !== 2 || clauses.some((clause) => isNameless(prepare(clause, shelf.spelling).clean)))
    return undefined;
  const parts = clauses.map((clause): Part => {
    const prepared = prepare(clause, shelf.spelling);
    return { prepared, intent: readIntent(prepared, clause, memory, shelf) };
  });
  const goods = parts.find(asksForNamedGoods);
  const help = parts.find(
    ({ intent }) =>
      (intent.kind === 'help' && intent.sure) || (intent.kind === 'not-sold' && intent.as !== undefined),
  );
  if (!goods || !help) return undefined;
  // "Nothing that needs the dry cleaner's, that is a hidden cost": what is refused is refused of the goods.
  if (OLD_ONE.test(help.prepared.clean) || refuses(help, shelf)) return undefined;
  // "Is the hat packable? And is it one size?": the second is about the same item.
  return (goods.intent.kind === 'item' || /^(?:the|this|that|your) /.test(goods.prepared.clean)) &&
    /\b(?:it|they|them|this|these|that)\b/.test(help.prepared.clean) &&
    (!isAboutShop(help.prepared.clean) || / one size\b/.test(help.prepared.clean))
    ? undefined
    : [goods, help];
}

/** "Candles? Vases? And do I need an account?": what is only named is one list. */
function joined(clauses: readonly string[]): readonly string[] {
  const named = clauses.slice(0, -1);
  const last = clauses.at(-1);
  return last !== undefined && named.length > 1 && named.every((clause) => clause.split(/\s+/).length <= 2)
    ? [named.map((clause) => clause.replace(/[.?!]+$/, '').toLowerCase()).join(' and '), last]
    : clauses;
}

function asksForNamedGoods({ intent, prepared: { clean, tokens } }: Part): boolean {
  if (OWNED.test(clean)) return false;
  if (intent.kind === 'item') return isQuestion(clean) || /^tell me about\b/.test(clean);
  if (intent.kind !== 'find' || intent.goesOn) return false;
  const bare =
    tokens.filter(({ mark }) => !mark).length <= 3 ||
    (/^(?:an?|some|one|\d+) /.test(clean) && !/\b(?:i|we|is|are|was|does|do)\b/.test(clean));
  return intent.wishes.every(({ kinds }) => kinds.length > 0) && (bare || hasShopCue(clean));
}
