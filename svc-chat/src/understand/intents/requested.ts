import { KIND_NAMES } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { isThing, isTrade, notSoldNoun } from '../../words/goods.ts';
import type { Intent } from '../intent.ts';
import { kindsIn } from '../item-meant.ts';
import type { Prepared } from '../prepare.ts';
import type { ReadWishes } from '../read-wishes.ts';
import { isSmallWord } from '../small-words.ts';

const OPENS =
  /^(?:(?:hi|hello|hey|ok|so|and|please|sorry|um|also|then|thanks|,) )*(?:(?:where|how) (?:can|do|could) i (?:find|get|buy) |(?:do|does|did|can|could|would|will) (?:you|u|ya|they|this shop|i|we) (?:guys )?(?:also |even |maybe |perhaps )?(?:do|have|sell|stock|carry|offer|get|buy|order|find|got|keep|supply|provide)(?: me)? |have you (?:got )?|is there |are there |got |(?:i|we) (?:am |are )?(?:really |just |urgently |also |would |could )*(?:need|want|require|like|looking for|searching for|after|hunting for)(?: to (?:buy|order|get|purchase|find))? |need(?: to buy)? |want(?: to (?:buy|order))? |looking (?:for|to buy) |searching for |show me |find me |get me |sell me |sells? |buy )?((?:an?|any|some|the|my|our|new|good|nice|cheap|big|small|decent|proper|used|second hand|another|simple|basic|pair of|couple of|set of|box of|bottle of|pack of|bunch of|bouquet of|roll of|packet of|bag of|tin of|can of) )*/;
const NOUN =
  /^((?:[a-z0-9]+ ?){1,3}?)(?=(?: (?:for|to|with|that|which|about|please|by|like|here|i|so|too|as|because|where|when|thanks?|anywhere|mate|\d)\b.*)?[?!. ]*$|,)/;
const ASKS =
  /\b(?:sells?|stock|carry|offer|have|got|need|want|require|looking|searching|after|find|buy|get|order|show|there|supply|provide|like|do you)\b/;
const NO_NOUN = /\b(?:for|with|in|at|on|to|from|your|you|of|my|an?|is|are|une?|l[aeo]s?)\b/;
/** Nouns that name no thing of their own. */
const WIDE =
  /^(?:thing|stuff|gear|essential|wear|outfit|clothe|item|basic|accessory|kit|set|look|bit|piece|supply|present|gift|option|idea|product|toiletry|range|collection|brand|label|size|colour|style|fit|one|pair|clothing|material|fabric|bestseller|deal|shop|store|seller|website|site|picture|photo|page|chat|cart|basket|list|link|account|order|card|code|sale|offer|model|top|bottom|pattern|print|art|work|surprise|souvenir|treat|decoration|layer|jumpsuit|romper|uniform|costume)$/;

/**
 * "a printer for my office", "a strap for the watch": the head of what is asked for, where it is a thing (by WordNet, or
 * of two words) that no good of the shop is; what it is for does not change that.
 */
export function requestedNotSold(
  { clean }: Prepared,
  { wishes, marks }: ReadWishes,
  shelf: Shelf,
): Intent | undefined {
  const [wish] = wishes;
  if (!wish || wishes.length > 1 || wish.gift || wish.not.length > 0) return undefined;
  const opener = OPENS.exec(clean)?.[0] ?? '';
  const noun = NOUN.exec(clean.slice(opener.length))?.[1]?.trim();
  if (!noun) return undefined;
  // Without a word of asking only a short message is nothing but its noun.
  const stems = stemsOf(noun);
  const bare = !ASKS.test(opener);
  const two = stems.slice(-2).join(' ');
  const pair = stems.length > 1 ? notSoldNoun(two) : undefined;
  if (
    bare &&
    (clean.split(' ').length > 6 ||
      (kindsIn(stems).length > 0 && !pair) ||
      stems.some(isSmallWord) ||
      NO_NOUN.test(noun))
  )
    return undefined;
  const head = stems.at(-1) ?? '';
  if (head.length < 3 || WIDE.test(head) || (kindsIn(stems.slice(-2)).length > 0 && KIND_NAMES.has(two)))
    return undefined;
  if (pair) return { kind: 'not-sold', what: noun, as: pair };
  if (bare && clean.includes(',')) return undefined;
  if (KIND_NAMES.has(head) || shelf.goods.some(({ nameStems }) => nameStems.includes(head))) return undefined;
  const said = marks.findLast(({ phrase }) => phrase === head || phrase.endsWith(` ${head}`));
  const as = notSoldNoun(head) ?? (isTrade(head) ? 'services' : undefined);
  if (
    said?.type !== 'word' &&
    !(said?.type === 'occasion' && as && /\b(?:an?|any|sell|buy|got) $/.test(opener))
  )
    return undefined;
  return as || isThing(head) ? { kind: 'not-sold', what: noun, as } : undefined;
}

const SERVICE =
  /^(?:(?:hi|hello|hey|so|and|please) )*(?:(?:do|can|could|would|will) (?:you|u|they|i)(?: guys)?|is it possible to|where can i) (?:also )?((?:rent|hire|lease|lend|borrow|repair|fix|mend|alter|hem|tailor|shorten|engrave|book|install|sharpen|resize|dye|restring)(?: out)?)\b(?! (?:this|the) (?:problem|error|bug|issue|site|page|order))/;

/** "do you rent out dresses", "can you fix my watch": something to be done, which no shop for goods does. */
export function serviceAsked(clean: string): Intent | undefined {
  const what = SERVICE.exec(clean)?.[1];
  return what ? { kind: 'not-sold', what, as: 'services such as repairs, rentals or bookings' } : undefined;
}
