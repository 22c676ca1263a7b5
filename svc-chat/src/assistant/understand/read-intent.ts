import type { Memory, ShownItem } from '../../conversations/conversation.ts';
import { normalise, wordsOf } from '../../text/words.ts';
import { asksForHelp, hasShopCue, isAboutShop, isQuestion } from './cues.ts';
import { isThing } from './lexicon.ts';
import { type ReadWish, readWish } from './read-wish.ts';
import { itemMeant, namesPlace } from './references.ts';
import { type SmallTalk, smallTalkIn, withoutGreeting } from './small-talk.ts';
import { correct } from './spelling.ts';

export type Intent =
  | { kind: 'small-talk'; about: SmallTalk }
  | { kind: 'my-orders' }
  /** `sure`: a word of it can be about nothing else. */
  | { kind: 'help'; question: string; sure: boolean }
  | { kind: 'bestsellers' | 'new-arrivals'; read: ReadWish }
  /** About one of the items shown. */
  | { kind: 'item'; item: ShownItem; question: string; read: ReadWish }
  | { kind: 'no-such-place' }
  /** Relative to what was shown. */
  | { kind: 'cheaper' | 'dearer' | 'more' }
  /** The last wish with something changed. */
  | { kind: 'refine'; read: ReadWish }
  /** `sure`: it is certainly about the shop's items. */
  | { kind: 'find'; read: ReadWish; sure: boolean }
  | { kind: 'unknown' };

const MY_ORDERS =
  /\bwhere(?:'?s| is| are| r)? (?:my|the) (?:\w+ )?(?:order|package|parcel|delivery|item|stuff|shipment|things|purchase)|\btrack (?:my|the|this|an?) (?:order|package|parcel|delivery|shipment)|\b(?:status|state|progress) of (?:my|the) (?:\w+ )?(?:orders?|delivery|package)|\b(?:my|the) (?:\w+ )?(?:order|package|delivery|parcel)(?:'?s)? (?:status|state)|\border status\b|\b(?:has|have|did|is|was|when will|when does|when is|will) my (?:\w+ )?(?:orders?|package|parcel|delivery|stuff|purchase|shipment)\b|\bshow (?:me )?my (?:\w+ )?orders?\b|^my (?:\w+ )?orders?[?!. ]*$|\b(?:what|which) (?:did|have) i (?:order|buy|bought|ordered)|\bmy (?:last|latest|recent|previous) (?:orders?|purchases?)|\bmy (?:\w+ )?(?:orders?|parcel|package|delivery) (?:still |has |is )?(?:never|not|hasn'?t|didn'?t|late|missing|lost)\b|\bstill waiting for my\b|\bdid(?:n't| not)? my order|\border (?:has ?n[o']t|hasnt|not|didn't) (?:arrived?|come)|\bcheck (?:on )?my orders?\b|\blist my orders\b/;
const NOT_MINE =
  /\b(cancel|change|received|customers?|buyers?|sold|seller|wrong|damaged|broken|return|refund|address|history|how do i|how can i|handed|pending mean)\b/;
const BESTSELLERS =
  /\bbestsell|\b(?:most )?popular\b|\btop[\s-](?:sell|rated)|\btrending\b|\bwhat do (?:people|others) (?:buy|like)|\bmost (?:bought|sold|loved)\b/;
const NEW_ARRIVALS =
  /\bnew (?:arrivals?|items?|in\b|stuff|things|products?|clothes|collection)|\bnewest\b|\blatest (?:items?|arrivals?|products?|collection|clothes|things|stuff|fashion)|\bwhat(?:'?s| is) new\b|\bjust (?:in|arrived)\b|\brecently added\b|\banything new\b/;
const CHEAPER =
  /\b(?:cheaper|less expensive|lower[\s-]priced?|too (?:expensive|pricey|much)|more affordable|lower price|for less)\b/;
const DEARER =
  /\b(?:more expensive|pricier|fancier|more luxurious|higher[\s-](?:priced?|quality|end)|something better|dearer)\b/;
const MORE =
  /^(?:(?:show|give|got|any|see|can i see|do you have|have you got|list) )?(?:me )?(?:some |any )?(?:more|others?|another|something else|anything else|other (?:ones?|options?)|more (?:options?|of (?:them|those|these)|like (?:this|that|these|those))|next|different ones?|what else)(?: (?:one|ones|please|options|items|results|do you have|have you got|is there))*[?!. ]*$/;
const ABOUT_ITEM =
  /\b(?:tell|details?|describe|description|about|more|how much|price|cost|sizes?|available|come|comes|made|material|fabric|wash|colou?r|open|link|see|show|take|want|like|buy|get|which|what|info(?:rmation)?|stock)\b/;

function correctAll(text: string): string {
  return text.replace(/[\p{L}]{4,}/gu, (word) => correct(word));
}

/** Words for anything of the shop, so not for what was just spoken of. */
const ANEW =
  /\b(items?|products?|things?|stuff|everything|gifts?|presents?|clothes|clothing|collection|selection)\b/;

/** Changes that stand by themselves: "in blue", "size M", "for women", "what about kids?", "under $40". */
function refines(text: string, { wish, namesThing, filters }: ReadWish, memory: Memory): boolean {
  if (!memory.wish || namesThing || filters === 0) return false;
  if (wish.words.length > 0 || ANEW.test(text)) return false;
  return wordsOf(text).length <= 9;
}

/** What a message is about, given what was shown before. */
export function readIntent(message: string, memory: Memory): Intent {
  const asWritten = normalise(message);
  const small = smallTalkIn(asWritten);
  if (small) return { kind: 'small-talk', about: small };
  const said = withoutGreeting(asWritten);
  const text = normalise(correctAll(said));
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unknown' };
  const corrected = smallTalkIn(text);
  if (corrected) return { kind: 'small-talk', about: corrected };
  if (MY_ORDERS.test(text) && !NOT_MINE.test(text)) return { kind: 'my-orders' };

  const read = readWish(said);
  const shown = memory.shown ?? [];
  const pointed = namesPlace(text) && /\bsizes?\b/.test(text) ? itemMeant(text, memory) : undefined;
  if (pointed) return { kind: 'item', item: pointed, question: text, read };
  if (asksForHelp(text, read)) return { kind: 'help', question: text, sure: isAboutShop(text) };
  if (shown.length > 0) {
    if (CHEAPER.test(text) && !read.namesThing && read.wish.maxPrice === undefined)
      return { kind: 'cheaper' };
    if (DEARER.test(text) && !read.namesThing) return { kind: 'dearer' };
    if (MORE.test(text)) return { kind: 'more' };
    const item = itemMeant(text, memory);
    if (item && (namesPlace(text) || ABOUT_ITEM.test(text)) && !startsAnew(text, read, item)) {
      return { kind: 'item', item, question: text, read };
    }
    if (namesPlace(text) && !read.namesThing && /\b(one|item|product|option|#|number)\b/.test(text)) {
      return { kind: 'no-such-place' };
    }
  }
  if (BESTSELLERS.test(text)) return { kind: 'bestsellers', read };
  if (NEW_ARRIVALS.test(text)) return { kind: 'new-arrivals', read };
  if (refines(text, read, memory)) return { kind: 'refine', read };
  const { wish, namesThing, filters, vague } = read;
  const shopCue = hasShopCue(text);
  const sure = namesThing || filters > 0 || shopCue;
  if (wish.words.length === 0 && filters === 0 && !(vague && shopCue)) return { kind: 'unknown' };
  if (!sure && isQuestion(text)) return { kind: 'unknown' };
  if (!shopCue && /^(who|why|when)\b/.test(text)) return { kind: 'unknown' };
  return { kind: 'find', read, sure };
}

/** "Is there a blue dress like that": names things that the item meant is not. */
function startsAnew(text: string, { wish, namesThing }: ReadWish, item: ShownItem): boolean {
  if (!namesThing || namesPlace(text)) return false;
  const name = normalise(item.name);
  return wish.words.filter(isThing).some((word) => !name.includes(word));
}
