import { KIND_NAMES } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { isThing, isTrade, notSoldNoun } from '../../words/goods.ts';
import type { Intent } from '../intent.ts';
import { kindsIn } from '../item-meant.ts';
import type { Mark } from '../marks.ts';
import type { Prepared } from '../prepare.ts';
import type { ReadWishes } from '../read-wishes.ts';
import { isSmallWord } from '../small-words.ts';

const OPENS =
  /^(?:(?:hi|hello|hey|ok|so|and|please|sorry|um|also|then|thanks|,),? )*(?:(?:where|how) (?:can|do|could) i (?:find|get|buy) |(?:do|does|did|can|could|would|will|might|may) (?:you|u|ya|they|this shop|i|we) (?:guys )?(?:also |even |maybe |perhaps )?(?:do|have|sell|stock|carry|offer|get|buy|order|find|got|keep|supply|provide)(?: me)? |have you (?:got )?|is there |are there |got |(?:i|we) (?:am |are )?(?:really |just |urgently |also |would |could )*(?:need|want|require|like|looking for|searching for|after|hunting for)(?: to (?:buy|order|get|purchase|find))? |need(?: to buy)? |want(?: to (?:buy|order))? |looking (?:for|to buy) |searching for |show me |find me |get me |sell me |sells? |buy )?((?:an?|any|some|the|my|our|new|good|nice|cheap|big|small|decent|proper|used|second hand|another|simple|basic|pair of|couple of|set of|(?:box|bottle|pack|bunch|bouquet|roll|packet|bag|tin|can|jar|crate|case|litre|kilo|tube|bucket)(?:e?s)? of|\d+|two|three|four|six|ten|few|several|dozen) )*/;
const NOUN =
  /^([a-z0-9]+(?: [a-z0-9]+){0,3}?)(?=(?: (?:for|to|with|that|which|about|please|by|like|here|i|so|too|as|because|where|when|thanks?|anywhere|mate|\d)\b.*)?[?!. ]*$|,)/;
const ASKS =
  /\b(?:sells?|stock|carry|offer|have|got|need|want|require|looking|searching|after|find|buy|get|order|show|there|supply|provide|like|do you)\b/;
const NO_NOUN = /\b(?:for|with|in|at|on|to|from|your|you|of|my|an?|is|are|une?|l[aeo]s?)\b/;
/** "by any chance": what only makes a question polite; "aspirin or something": more of that sort. */
const POLITE =
  /\b(?:by (?:any )?chance|perchance|possibly|perhaps|maybe|happen to|at all|or (?:something|anything|the like|so)(?: (?:similar|alike|like (?:that|it)|of (?:the|that) (?:sort|kind)))?) ?/g;
/** "i want to support small businesses": no noun. */
const NO_PHRASE = /^(?:to|you|me|him|her|them|it|that|what|how|if|not) /;
/** So many words the noun of a message has that is nothing else. */
const LONGEST_BARE = 3;
/** Of people, bodies and times, which nobody asks a shop for. */
const NO_GOODS =
  /^(?:lover|fan|owner|goer|people|guy|lad|folk|friend|question|answer|reason|problem|hip|thigh|calf|ankle|shoulder|hour|minute|week|month|year|degree|thought|wish|regard|hug|vibe|feeling|memory|drink|trip|night|day|evening|morning|afternoon|party|meeting|event|ceremony|date|class|lesson|shift|job)$/;
/** Nouns that name no thing of their own. */
export const WIDE =
  /^(?:thing|stuff|apparatus|device|equipment|object|article|utensil|contraption|gear|essential|wear|outfit|clothe|item|basic|accessory|kit|set|look|bit|piece|supply|present|gift|option|idea|product|toiletry|range|collection|brand|label|size|colour|style|fit|one|pair|clothing|material|fabric|bestseller|deal|shop|store|seller|website|site|picture|photo|page|chat|cart|basket|list|link|account|order|card|code|sale|offer|model|top|bottom|app|invoice|receipt|pattern|print|art|work|surprise|souvenir|treat|decoration|layer|jumpsuit|romper|uniform|costume|necessity|must|vibe|inspiration|goody|bargain|recommendation|suggestion|tip|staple|separate|neutral|accent|comfort|luxury|tone|vibe|freebie|freeby|favourite|classic|ord)$/;

/** At most a few words after the noun. */
const BARELY_MORE =
  /^[^,]*(?:,(?! (?:what|how|is|are|do|does|which|where|who|when|can|could|will|would|has|have|my|our|i|we|he|she|it|you)\b)(?: [a-z0-9]+){1,3}[?!. ]*)?$/;

/** "tiaras or veils": each of the things that are asked for. */
const JOINED = / (?:and|or|nor|plus) /;
const ARTICLES =
  /^(?:(?:an?|any|some|the|my|our|new|good|nice|cheap|big|small|decent|proper|used|simple|basic|pair of|set of|box of|pack of) )+/;
/** So much of a message its two things must be. */
const TWO_NOUNS =
  /^((?:[a-z0-9]+ ){1,4}?(?:and|or|nor|plus) [a-z0-9]+(?: [a-z0-9]+){0,3}?)(?=(?: (?:for|to|with|please|here|too|as|thanks?)\b.*)?[?!. ]*$)/;

/**
 * "a printer for my office", "a strap for the watch": the head of what is asked for, where it is a thing (by WordNet, or
 * of two words) that no good of the shop is; what it is for does not change that. Of two that are named neither may be one.
 */
export function requestedNotSold(
  { clean: text }: Prepared,
  { wishes, marks }: ReadWishes,
  shelf: Shelf,
): Intent | undefined {
  const clean = text.replace(POLITE, '');
  const [wish] = wishes;
  if (!wish || wish.not.length > 0) return undefined;
  const opener = OPENS.exec(clean)?.[0] ?? '';
  const asked = clean.slice(opener.length);
  const two = TWO_NOUNS.exec(asked)?.[1]?.trim();
  if (wishes.length > 1 && !two) return undefined;
  const noun = two ?? NOUN.exec(asked)?.[1]?.trim();
  if (!noun || NO_PHRASE.test(noun)) return undefined;
  // "a birthday cake" is no present.
  if (wish.gift && !notSoldNoun(stemsOf(noun).slice(-2).join(' '))) return undefined;
  // Without a word of asking only a short message is nothing but its noun.
  const bare = !ASKS.test(opener);
  if (bare && noun.split(' ').length > (two ? 9 : LONGEST_BARE)) return undefined;
  if (
    bare &&
    (clean.split(' ').length > (two || /^\d+ /.test(clean) ? 8 : 6) ||
      NO_NOUN.test(noun.replace(/ an? /g, ' ')))
  )
    return undefined;
  const found = noun.split(two ? JOINED : /$^/).map((one) => {
    const said = two ? one.trim().replace(ARTICLES, '') : one;
    return thingNotSold(said, { bare, clean: asked, opener, marks, shelf });
  });
  if (found.length === 0 || found.some((one) => one === undefined)) return undefined;
  return {
    kind: 'not-sold',
    what: noun.replace(/ (?:an?|some|any) /g, ' '),
    as: found.find((one) => one?.as)?.as,
  };
}

/** Whether a noun is a thing that no good of the shop is, and as what it is known. */
function thingNotSold(
  noun: string,
  {
    bare,
    clean,
    opener,
    marks,
    shelf,
  }: { bare: boolean; clean: string; opener: string; marks: readonly Mark[]; shelf: Shelf },
): { as: string | undefined } | undefined {
  const stems = stemsOf(noun);
  const pairs = stems.slice(1).map((stem, at) => notSoldNoun(`${stems[at]} ${stem}`));
  const pair = pairs.at(-1);
  if (bare && ((kindsIn(stems).length > 0 && !pair) || stems.some(isSmallWord))) return undefined;
  const head = stems.at(-1) ?? '';
  const two = stems.slice(-2).join(' ');
  if (head.length < 3 || (kindsIn(stems.slice(-2)).length > 0 && KIND_NAMES.has(two))) return undefined;
  // "a sim card", though a card is anything.
  if (pair) return { as: pair };
  if (WIDE.test(head)) return undefined;
  // "a can of paint, white": what follows says no more than which.
  if (bare && !BARELY_MORE.test(clean)) return undefined;
  if (KIND_NAMES.has(head) || shelf.goods.some(({ nameStems }) => nameStems.includes(head))) return undefined;
  const said = marks.findLast(({ phrase }) => phrase === head || phrase.endsWith(` ${head}`));
  const as = notSoldNoun(head) ?? (isTrade(head) ? 'services' : undefined);
  if (
    said?.type !== 'word' &&
    !(said?.type === 'occasion' && as && /\b(?:an?|any|sell|buy|got) $/.test(opener))
  )
    return undefined;
  // "bridal veils": things that nothing here tells of.
  const strange =
    // "party poppers", where a shirt has some.
    shelf.having(head).size <= (!bare && stems.length > 1 && shelf.having(two).size === 0 ? 1 : 0) &&
    noun.endsWith(`${head}s`) &&
    // "nurse scrubs": of two words that are all of a message, too.
    (!bare || (stems.length > 1 && !NO_GOODS.test(head)));
  return as || isThing(head) || strange ? { as } : undefined;
}

const SERVICE =
  /^(?:(?:hi|hello|hey|so|and|please) )*(?:(?:do|can|could|would|will) (?:you|u|they|i|some(?:body|one)|any(?:body|one))(?: guys| here)?|is it possible to|where can i) (?:also )?((?:rent|hire|lease|lend|borrow|repair|fix|mend|alter|hem|tailor|shorten|engrave|book|install|sharpen|resize|dye|restring)(?: out)?)\b(?! (?:this|the) (?:problem|error|bug|issue|site|page|order))/;

/** "can somebody come and clean my sofa" */
const SENT_TO_DO =
  /^(?:(?:hi|hello|hey|so|and|please) )*(?:do|can|could|would|will) (?:you|u|they|some(?:body|one)|any(?:body|one)|a \w+)(?: send (?:some(?:body|one)|a \w+))?(?: to)? (?:come (?:round |over |by |here )?(?:and|to) |send (?:some(?:body|one)|a \w+) to )(clean|wash|repair|fix|assemble|hang|install|build|mount|paint|cut|tune|pick up|collect|carry|move)\b/;

/** "do you rent out dresses", "can you fix my watch": something to be done, which no shop for goods does. */
export function serviceAsked(clean: string): Intent | undefined {
  const what = (SERVICE.exec(clean) ?? SENT_TO_DO.exec(clean))?.[1];
  return what ? { kind: 'not-sold', what, as: 'services such as repairs, rentals or bookings' } : undefined;
}
