import { choose } from '../choose/choose.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { isKindOf, lineage } from '../lexicon/kinds.ts';
import { degreeIn } from '../lexicon/measures.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { askedAbroad } from './asked-abroad.ts';
import { asksForOrigin, aspectIn } from './aspects.ts';
import { backTo } from './back-to.ts';
import { asksToCompare } from './comparing.ts';
import { asksForHelp, hasShopCue, isAboutShop, isQuestion, isSizeTopic } from './cues.ts';
import { eased } from './eased.ts';
import { withoutPictures } from './emoji.ts';
import { CHEAPER, continued, DEARER, MORE, refined, YES } from './follow-up.ts';
import { saysGift, withoutService } from './gifts.ts';
import type { Intent } from './intent.ts';
import { type Asked, askedOf } from './intents/asked.ts';
import { comparison } from './intents/compare.ts';
import { compoundNotSold } from './intents/compounds.ts';
import { frontedItem } from './intents/fronted.ts';
import { goesWith, isPaired } from './intents/goes-with.ts';
import { namedItem } from './intents/named-item.ts';
import { alsoNotSold, notSold } from './intents/not-sold.ts';
import { askedOfOneShown } from './intents/of-one-shown.ts';
import { askedOnPage } from './intents/on-page.ts';
import { toCompleteOutfit } from './intents/outfit.ts';
import { oneOfShown } from './intents/pointed.ts';
import { requestedNotSold, serviceAsked } from './intents/requested.ts';
import { safetyAsked } from './intents/safety.ts';
import { asksForSum, total } from './intents/total.ts';
import { kindsIn, oneOfTwo, placeMeant, placesMeant, shownItemMeant } from './item-meant.ts';
import { moreSo } from './more-so.ts';
import { asksForMostOfAll, sortOf } from './order-of.ts';
import { somethingElse, wantsOthers } from './others.ts';
import { asksHowItComes, ownIn } from './own.ts';
import { asksWhatGoes, lacksMatch } from './pairing.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type ReadWishes, readWishes } from './read-wishes.ts';
import { reconsidered } from './reconsider.ts';
import { asksHowMany, beginsAnew, onlyThanks, saidOfShown, thanksForShown } from './said-of-shown.ts';
import { sectionAfter, sectionMeant } from './shop-matters.ts';
import { smallTalkIn, tellsOfJoy, withoutGreeting } from './small-talk.ts';
import { asksForOthers } from './somebody-else.ts';
import { asksForGoods, emptyWish, type Wish } from './wish.ts';

/** What only the shopper can do. */
const ACTION =
  /^(?:please |ok |and |now |then )*(?:can you |could you |will you |would you |i want you to )?(?:please )?(?:add|put) (?:it|this|that|them|these|those|one|\d|the \w+(?: \w+){0,3})(?: \w+)? (?:in|to|into) (?:my |the )?(?:cart|basket|bag|favou?rites|wishlist)\b|\b(?:can|could|will|would) you (?:please )?(?:order|buy|purchase|reserve|hold) (?:it|this|that|them|one|the \w+)\b|^(?:(?:ok|okay|great|perfect|yes|then|nice|cool|alright|so|and|,|!|\.) ?)*(?:i will|i would like to|let me|i want to|i am going to|i am gonna) (?:take|buy|order|get|have|go for|go with) (?:it|this|that|them|these|those|that one|this one|both|number \d|the (?:first|second|third|fourth|last|other|cheaper|cheapest) ?(?:one)?)(?: then| please| thanks?)*[.! ]*$|^(?:i will|i would like to|let me|i want to) (?:take|buy|order) (?:it|this|that|them|that one|this one)\b|^(?:order|buy|reserve) (?:it|this|that|them)\b/;
const BARE_ASPECT =
  /^(?:and |ok |so |but )*(?:(?:what|which) (?:is |are |about )?)?(?:the |its |their )?(?:sizes?|prices?|materials?|fabric|care|washing|wash|cost|costs|colou?rs?|dimensions|measurements|weight|height|how much(?: (?:is|are|does|do) (?:it|they|that|this|those|these)(?: cost)?)?)(?: (?:do|does) (?:they|it) (?:have|come in)| are (?:there|they)| available| please)?[?!. ]*$/;
/** "I like the second one, but is there something cheaper?": what is cheaper than that. */
const LIKE_IT_BUT =
  /\b(?:but|similar|like|than|instead of)\b.*\b(?:cheaper|less|afford|affordable|expensive|pricey)\b|\b(?:cheaper|less expensive|more affordable)\b.*\b(?:than|like|similar)\b/;
/** "cheapest first", "sort by price": the same in another order. */
const sortsAgain = (text: string): boolean =>
  /\b(?:sort|order|rank|arrange)(?:ed)? (?:them |these |those |it |the list )?by\b|\bby price\b|\b(?:cheapest|dearest|newest|lowest|highest|(?:most|least) expensive|best rated|bestsellers?|low|high)(?: ones?| prices?)? first\b/.test(
    text,
  );
/** It asks for a fact, and of no goods. */
const OF_THE_WORLD = /^(?:what is the|who|when|why|how (?:is|are|was|do|did))\b/;
/** Somebody tells something, and asks for nothing. */
const TELLS =
  /^(?:(?:well|so|oh|and|but|today|yesterday|omg|wow|sigh|ok|hey|,) )*(?:my|our|i|we|he|she|it|they|there|life|people|everyone|everybody|nobody|somebody|someone)(?: \w+){2,}/;
/** "what must I pay for it?", "why would I pay more for the tall one?": a price, and no way of paying. */
const PAYS_FOR_GOODS =
  /\b(?:what|how much|why) (?:\w+ ){1,5}?(?:pay|spend)(?: \w+)? for (?:it|them|this|that|these|those|(?:the|your|an?) (?!orders?|deliver|shipping|items?\b|things?|goods|purchases?|returns?|postage|parcel|cart|account|listing)\w+)/g;
/** "set the price of the coat to 1 dollar", "sell me the lamp for 20": a price is no wish, and nobody here can change it. */
const HAGGLES =
  /\b(?:set|change|lower|reduce|drop|cut|put|bring|mark|adjust|edit|make) (?:down )?(?:the|its|their) (?:\w+ ){0,2}prices?(?: tags?)? (?:(?:of|on|for) (?:the|this|that|these|those|it|them|me|us)\b|(?:down )?(?:to|by) \$?\d)|\b(?:sell|let) (?:me |us )?(?:have )?(?:it|this|that|them|the (?:\w+ ){1,4}?)(?:to me )? ?for (?:only |just )?\$?\d+|\b(?:give|get|do|make|take|offer|allow|cut|slash|throw in|have)\b(?: \w+){0,4}? \$?\d{1,3}\$?(?: percent| per cent| dollars)? off\b|\b(?:special|better|student|friend|secret|private|extra|bulk) (?:price|deal|rate|discount) (?:for|on) (?:me|us|the|this|that|it)\b|\bknock \$?\d+(?:\$| dollars| %| percent)? off\b/;
/** Others than those shown. */
const OTHER_ONES = /\b(?:other|others|another|different|else|similar)\b/;
/** "anything cheaper to wear over a shirt", "cheaper dresses". */
const SOME_CHEAPER =
  /\b(?:anything|something|any|some|one)(?: \w+)? (?:cheaper|less expensive|more affordable|for less)\b|\bcheaper (?!than\b|ones?\b|and\b|or\b)\w+/;
/** "the longest one you have": of all there are. */
const MOST_YOU_HAVE =
  /\b(?:the|your) (?:most \w+|\w+est)(?: ones?)?(?: that)? (?:you|u) (?:have|have got|got|sell|stock)\b|\byour \w+est(?: ones?)?[?.! ]*$/;
const THAN_THAT = /\bthan (?:that|this|it)(?! (?:price|one))\b/;
const isAkin = (kind: string | undefined, asked: string): boolean =>
  kind !== undefined &&
  (isKindOf(kind, asked) || isKindOf(asked, kind) || lineage(kind)[1] === lineage(asked)[1]);
/** "that is too much for me, is there anything sheer?": of its looks, and not of its price. */
const TOO_MUCH =
  /\btoo (?:much|loud|bright|strong|bold|heavy|intense|flashy|dark)\b(?! (?:money|to (?:pay|spend)))[^?]*\b(?:anything|something|one|some)(?: that is| a bit| a little|,)? ?(?!cheap|less (?:expensive|pricey|dear)|under|below|for less|afford)((?:(?:more |less )?[a-z]+(?:,| and| or)? ?){1,5})[?!. ]*$/;

/** Of what was shown the others, by how they are to be. */
function tasteIn(text: string, now: Wish, { wishes = [] }: Memory, shelf: Shelf): Intent | undefined {
  if (now.kinds.length > 0 || now.maxPrice !== undefined || wishes.length === 0) return undefined;
  const said = stemsOf(TOO_MUCH.exec(text)?.[1] ?? '');
  const kinds = wishes.flatMap((wish) => wish.kinds);
  const words = said.filter((word) =>
    [...shelf.having(word)].some(
      ({ kind }) => kind !== undefined && kinds.some((one) => isKindOf(kind, one)),
    ),
  );
  return words.length > 0
    ? {
        kind: 'find',
        wishes: wishes.map((wish) => ({ ...wish, words: [...new Set([...wish.words, ...words])] })),
        goesOn: true,
      }
    : { kind: 'more' };
}
/** "mine is falling apart": why another is sought. */
const OLD_ONES =
  /\b(?:mine|my (?:old|last|current) (?:\w+|ones?)|the (?:old|last) ones?) (?:is|are|was|were|has|have|just|fell|broke|died|stopped|all|finally|,)(?! (?:arrived|delivered|sent|wrong))[^.?!]*/g;
/** "and my laptop, is there a place for it?", "where does my phone go?": what was shown is to hold it. */
const ROOM_FOR =
  /\b(?:is there|are there|has it|have they|does (?:it|this|that) have|do (?:they|these|those) have|any) (?:\w+ ){0,3}?(?:place|room|space|spot|pocket|slot|compartment|sleeve|somewhere|hook|loop)s? (?:for|to)\b|\bwhere (?:does|do|would|can|could|should|will) (?:i (?:put|keep|stow|store|carry) )?(?:my|the|a|his|her) (?:\w+ ){1,3}?(?:go|fit|live|in it|in there)?[?!. ]*$/;
/** Whether a wish says nothing that goods could be chosen by, but whom it speaks of. */
const choosesNothing = ({
  size,
  age,
  minPrice,
  maxPrice,
  sort,
  kinds,
  colours,
  materials,
  patterns,
  not,
  occasions,
}: Wish): boolean =>
  [size, age, minPrice, maxPrice, sort].every((one) => one === undefined) &&
  [kinds, colours, materials, patterns, not, occasions].every((some) => some.length === 0);

/** Whether a wish names nothing but how much it may cost. */
const choosesOnlyPrice = ({ minPrice: _min, maxPrice: _max, sort: _sort, ...wish }: Wish): boolean =>
  choosesNothing(wish) && wish.words.length === 0 && (!wish.recipient || wish.recipient.spokenOf === true);

/** How sellers change what is theirs. */
const asksForHelpOfOwn = (text: string): boolean =>
  /\b(?:how (?:do|can|to)|where (?:do|can)|can i|my (?:item|listing|product|store|price|own)s?|i (?:sell|listed))\b/.test(
    text,
  );
/** A message that is about one item, or two of them. */
const aboutItems = (asked: Asked): Intent | undefined =>
  frontedItem(asked) ??
  toCompleteOutfit(asked) ??
  comparison(asked) ??
  goesWith(asked) ??
  oneOfShown(asked) ??
  namedItem(asked);

/** Whether no good is all that a wish asks for. */
const gives =
  (shelf: Shelf, { avoid = [] }: Memory) =>
  (wish: Wish): boolean => {
    const { goods, relaxed } = choose({ ...wish, not: [...wish.not, ...avoid] }, shelf);
    return goods.length === 0 || relaxed.length > 0;
  };
/** A wish for whom the one of before was, and without what that must not have. */
const withWhom = (wish: Wish, before: Wish | undefined): Wish => ({
  ...wish,
  ...(before?.recipient && !wish.recipient ? { recipient: before.recipient } : {}),
  not: before?.not ?? wish.not,
});

/** What was looked for once, with what is said of it now: "back to the shirts, in linen". */
const again = (wishes: readonly Wish[], { wishes: [now] }: ReadWishes): Wish[] =>
  wishes.map((wish) =>
    now && now.kinds.length > 0 && wishes.length === 1
      ? refined(wish, { ...now, words: [], interests: [] })
      : wish,
  );

/** "It says that I need to be something. What am I supposed to do?": more of what was told of the shop. */
const GOES_ON =
  /^(?:(?:and|but|so|ok|well|hm+|yes|no|,|\.) ?)*(?:it|that|this|they|still|then|there|nothing (?:happens|happened|works|changed)|what (?:if|am i|do i|should i|then|now)|(?:now|then) what|what next|how (?:long|much|often) (?:does|will|would|do) (?:it|that|this|they)|i (?:did|tried|have (?:tried|done)|already))\b/;

/** For whom goods that were spoken of are. */
function likeShown([one]: readonly ShownItem[], shelf: Shelf): Wish {
  const good = one && shelf.byId.get(one._id);
  const who = (['men', 'women', 'kids'] as const).find((category) => category === good?.item.category);
  return { ...emptyWish(), ...(who ? { recipient: { who } } : {}) };
}

/** A wish for less than all that was shown. */
function cheaperThan({ sort: _sort, ...wish }: Wish, shown: readonly { price: number }[]): Wish {
  return { ...wish, maxPrice: Math.min(...shown.map(({ price }) => price)) - 0.01 };
}
const ABOUT_THE_ONE =
  /\b(?:the|that|this|it|they|those|these) (?:\w+ ){0,4}?(?:is|are|was|were|seems?|looks?)\b/;
const SO_MANY =
  /^(?:(?:and|ok|so|then|well|great|,) ?)*(?:i (?:would )?(?:need|want|like|take|will take)|we (?:need|want|take)|make (?:it|that)|give me|let us say) (\d{1,2})(?: of (?:them|those|these|it))?(?: please| then)?[!. ]*$/;
const CHANGES_CART =
  /^(?:(?:please|can you|could you|now|ok|then|and|so|,) ?)*(?:remove|delete|take (?:out|off|away)|throw out|get rid of|drop|clear|empty|change)\b/;
const AND_PLACE =
  /^(?:(?:ok|so|hm+)[, ]+)?(?:and|what about|how about|or)(?: to| in| from)?(?: the)? \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)*(?: then| too)?\s*\?*$/u;
/** "and the ankle boots?", after the orders were told of. */
const AND_THE =
  /^(?:(?:ok|so|thanks|,) ?)*(?:and|what about|how about|what is with) (?:the|my|those|that)(?: \w+){1,4}(?: (?:from|of) (?:before|earlier|last time|may|june|the other order))?(?: too)?[?!. ]*$/;
const SOMETHING_ELSE =
  /\b(?:anything|something|a thing)(?: \w+)? (?:cheaper|less expensive|more affordable|for less)(?: \w+)? (?:to|for|that|which|with which)\b|\b(?:anything|something)(?: else)? (?:that|which|to) [^.?!]*\b(?:cheaper|for less|less expensive|more affordable)\b/;

/** "confetti cannons 🎉": what is asked for in words, where the pictures after it name no goods. */
function withoutPicture(
  prepared: Prepared,
  read: ReadWishes,
  raw: string,
  shelf: Shelf,
): [Prepared, ReadWishes] {
  const words = read.wishes.some(({ kinds }) => kinds.length > 0) ? undefined : withoutPictures(raw);
  const plain = words === undefined ? undefined : prepare(words, shelf.spelling);
  const clean = plain && withoutGreeting(plain.clean);
  return plain && clean && prepared.clean.startsWith(clean)
    ? [{ ...plain, clean }, readWishes(plain, shelf)]
    : [prepared, read];
}

/** What a message is about, given what was shown before. */
export function readIntent(prepared: Prepared, raw: string, memory: Memory, shelf: Shelf): Intent {
  const read = readWishes(prepared, shelf);
  const intent = reconsidered(byRules(prepared, read, raw, memory, shelf), prepared, read, memory, shelf);
  const { page, focus } = memory;
  if (!focus || page !== focus._id) return intent;
  // "lid?", "vegan?": is it so?
  const bare = BARE_WORD.exec(prepared.clean)?.[1];
  const unheard =
    intent.kind === 'unknown' ||
    (intent.kind === 'not-sold' && (!intent.as || shelf.byId.get(focus._id)?.text.includes(` ${bare} `))) ||
    isOfQuality(intent);
  if (bare && unheard && !SAID_OF_OTHERS.test(bare)) {
    const asked = prepare(`is it ${bare}?`, shelf.spelling);
    return byRules(asked, readWishes(asked, shelf), `is it ${bare}?`, memory, shelf);
  }
  return intent.kind === 'unknown' &&
    !(bare && SAID_OF_OTHERS.test(bare)) &&
    OF_WHAT_IS_OPEN.test(prepared.clean)
    ? { kind: 'item', item: focus, aspect: 'details', read }
    : intent;
}

/** Whether goods are sought by nothing but a quality. */
const isOfQuality = (intent: Intent): boolean =>
  intent.kind === 'find' &&
  intent.goesOn &&
  intent.wishes.every(
    ({ colours, size, minPrice, maxPrice, sort }) =>
      colours.length === 0 && [size, minPrice, maxPrice, sort].every((one) => one === undefined),
  );

const BARE_WORD = /^(?:and |or |but )?([a-z-]{3,}(?: (?:free|proof|safe|resistant|friendly))?) ?\?\s*$/;
const SAID_OF_OTHERS =
  /^(?:\w+er|others?|another|more|else|similar|next|why|really|seriously|honestly|huh|wow|pardon|sorry|sure|true|please|maybe|hello|what|who|how|help|men|women|kids)$/;

/** "see through?", "what does it do to me?": so short a question, or one of "it", is of the page that is open. */
const OF_WHAT_IS_OPEN =
  /^(?!(?:who|what|when|why|where|how|which|do|are|can|will|any|is there|hi|so) )(?:[\w-]+ ?){1,4}\?\s*$|^(?:(?!(?:you|your|we)\b)[\w,'-]+ ){1,9}(?:it|them|this|these)\b(?: [\w-]+){0,4} ?\?\s*$/;

/** What the rules make of it. */
function byRules(prepared: Prepared, read: ReadWishes, raw: string, memory: Memory, shelf: Shelf): Intent {
  const { clean } = prepared;
  const said = smallTalkIn(clean);
  // "where's my parcel, I'm too tired to look": of the parcel.
  const small = said === 'bored' && (isAboutShop(clean) || ownIn(withoutGreeting(clean))) ? undefined : said;
  const wanted = read.wishes.some(({ kinds }) => kinds.length > 0);
  // "twelve hours on my feet" names no shoes.
  const named = read.marks.some(({ type }) => type === 'kind');
  const shown = memory.shown ?? [];
  const ofOne = askedOfOneShown(withoutGreeting(clean), read, memory, shelf);
  if (ofOne) return ofOne;
  if (shown.length > 0 && (!named || thanksForShown(withoutGreeting(clean)))) {
    const said = saidOfShown(withoutGreeting(clean));
    if (said) return { kind: 'small-talk', about: said };
    const [now] = read.wishes;
    if (now && choosesNothing(now) && onlyThanks(withoutGreeting(clean)))
      return { kind: 'small-talk', about: 'liked' };
    if (beginsAnew(withoutGreeting(clean))) return { kind: 'anew' };
  }
  if (tellsOfJoy(clean)) return { kind: 'small-talk', about: 'praise' };
  if (
    small &&
    !(small === 'praise' && saysGift(clean)) &&
    !(
      named &&
      (small === 'insult' ||
        small === 'praise' ||
        small === 'bored' ||
        small === 'loss' ||
        small === 'thanks' ||
        (small === 'opinion' && !/^who\b/.test(clean)))
    )
  ) {
    if (YES.test(clean) && shown.length > 0 && /^(?:yes|sure|please|go on|show)/.test(clean))
      return { kind: 'more' };
    return { kind: 'small-talk', about: small };
  }
  const text = withoutGreeting(clean);
  const abroad = askedAbroad(raw, read, memory, shelf);
  if (abroad) return { kind: 'item', item: abroad, aspect: aspectIn(text) ?? 'details', read };
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unknown', read };
  if (YES.test(text) && shown.length > 0) return { kind: 'more' };
  // The pictures of whoever sells are no prints.
  const goods = read.wishes.some(({ kinds }) => kinds.some((kind) => kind !== 'print'));
  const next = goods ? undefined : sectionAfter(memory.helped, text);
  if (!next && asksForOthers(text, raw) && !(wanted && asksWhatGoes(text))) return { kind: 'refuse' };
  const section = next ?? sectionMeant(text);
  if (section) return { kind: 'help', sure: true, section };
  if (HAGGLES.test(text) && !asksForHelpOfOwn(text))
    return { kind: 'help', sure: true, section: 'Discounts and coupons' };
  if (ACTION.test(text)) return { kind: 'action', item: shownItemMeant(text, memory) ?? shown[0] };
  // "the cheapest thing here": of all there is.
  const mostOfAll = asksForMostOfAll(text) && !/\b(?:i|my|we|our)\b/.test(text);
  const own = (shown.length > 0 && wantsOthers(text)) || mostOfAll ? undefined : ownIn(text);
  if (own) return { kind: 'own', what: own };
  const asked = askedOf({ ...prepared, clean: text }, read, memory, shelf);
  const safety = own ? undefined : safetyAsked(asked);
  if (safety) return safety;
  const onPage = own ? undefined : askedOnPage(asked);
  if (onPage) return onPage;
  if ((memory.told === 'cart' || memory.told === 'orders') && asksForSum(text))
    return { kind: 'own', what: memory.told };

  if (memory.helped && GOES_ON.test(text) && !wanted && !isAboutShop(text) && shown.length === 0)
    return { kind: 'help', sure: true, section: memory.helped };

  // "I need four": so many of the one that was spoken of.
  const many = memory.focus ? Number(SO_MANY.exec(text)?.[1] ?? 1) : 1;
  if (memory.focus && many > 1 && many < 100) {
    const { focus } = memory;
    return { kind: 'total', items: Array.from({ length: many }, () => focus) };
  }

  // "remove the candle", after the cart was told of.
  if (memory.told === 'cart' && CHANGES_CART.test(text))
    return { kind: 'help', sure: true, section: 'Using the cart' };

  // "and New Jersey?", after it was told where we deliver.
  if (memory.helped && AND_PLACE.test(raw) && !wanted)
    return { kind: 'help', sure: true, section: memory.helped };

  if (memory.told === 'orders' && wanted && AND_THE.test(text)) return { kind: 'own', what: 'orders' };

  const filters = read.wishes.reduce(
    (sum, wish) =>
      sum +
      wish.colours.length +
      wish.materials.length +
      wish.not.length +
      (wish.recipient ? 1 : 0) +
      (wish.maxPrice === undefined ? 0 : 1),
    0,
  );
  const holder = shownItemMeant(text, memory) ?? shown[0];
  if (holder && ROOM_FOR.test(text) && !isAboutShop(text))
    return { kind: 'item', item: holder, aspect: 'details', read };
  const about = (read.wishes.some(({ gift }) => gift) ? withoutService(text) : text)
    .replace(
      /\bbest ?sell\w+|\b(?:sell|sells|selling) (?:really |very |so |the )?(?:best|most|well)|\b(?:best|top|well|fast) selling|\b(?:can|could|will|willing to|want to|would) pay\b/g,
      '',
    )
    .replace(PAYS_FOR_GOODS, '')
    .replace(wanted ? OLD_ONES : /$^/, '')
    .replace(read.wishes[0]?.size ? /\bmy size\b/g : /$^/, '');
  const compound = read.wishes.some(({ gift, not }) => gift || not.length > 0)
    ? undefined
    : compoundNotSold(text);
  if (compound && !isAboutShop(text)) return { kind: 'not-sold', ...compound };
  const paired = shown.length > 0 && isPaired(text);
  const requested =
    compound || isAboutShop(about) || isSizeTopic(text) || paired
      ? undefined
      : (serviceAsked(text) ??
        requestedNotSold(...withoutPicture({ ...prepared, clean: text }, read, raw, shelf), shelf));
  if (requested) return requested;
  const [ofAll] = read.wishes;
  if (shown.length === 0 && ofAll?.sort && read.wishes.length === 1 && !wanted && asksForMostOfAll(text))
    return { kind: 'find', wishes: read.wishes, goesOn: false };
  const sum = total(text, read, memory, shelf);
  if (sum) return sum;
  const strangeSold =
    isAboutShop(about) || isSizeTopic(text) || paired
      ? undefined
      : /\b(?:you|u|they|ethereal|this shop) (?:also |even |guys )?(?:sell|have|carry|stock)\b|\bdo you do\b|\bi (?:want|need|would like) to (?:buy|order)\b/.test(
            text,
          )
        ? notSold(prepared, read, shelf)
        : undefined;
  if (strangeSold) return strangeSold;
  // Whoever says what somebody must not have asks for goods, whatever else the words may mean.
  const careful = read.wishes.some(({ not }) => not.some(({ always }) => always));
  const pointed = shownItemMeant(text, memory);
  // "do they get wider, or should I take my normal size?": of what was spoken of.
  if (
    pointed &&
    !wanted &&
    isQuestion(text) &&
    /\b(?:sizes?|fits?)\b/.test(text) &&
    read.wishes[0]?.size === undefined &&
    /\b(?:it|they|them|these|those|this|the size)\b/.test(text)
  )
    return { kind: 'item', item: pointed, aspect: 'details', read };
  if (
    pointed &&
    !wanted &&
    /\b(?:warranty|guarantee)\b/.test(text) &&
    !/\b(?:broke\w*|my order|arrived|damaged|ethereal|you)\b/.test(text)
  )
    return { kind: 'item', item: pointed, aspect: 'details', read };
  const help =
    !careful &&
    asksForHelp(about, {
      namesThing: wanted,
      filters,
      occasions: read.wishes.some((wish) => wish.occasions.length > 0),
    });
  const complaint = wanted && small === 'insult' && shown.length > 0;
  if (complaint) return { kind: 'small-talk', about: 'insult' };
  if (shown.length > 0 && (MORE.test(text) || wantsOthers(text))) return { kind: 'more' };
  // "something else that gives light", also after goods of which there are none.
  const other = help ? undefined : somethingElse(text, read.wishes[0], memory.wishes ?? []);
  if (other) return { kind: 'find', wishes: [other], goesOn: false };
  if (shown.length > 0) {
    const back = backTo(text, kindsIn(stemsOf(text)), memory);
    if (back) return { kind: 'find', wishes: again(back, read), goesOn: false };
    if (asksHowMany(text)) return { kind: 'count' };
    if (sortsAgain(text) && memory.wishes && !wanted) {
      const sort = sortOf(text);
      return { kind: 'find', wishes: memory.wishes.map((wish) => ({ ...wish, ...sort })), goesOn: true };
    }
    const [first] = read.wishes;
    const most = MOST_YOU_HAVE.test(text) ? degreeIn(text) : undefined;
    if (most?.most && most.measure !== 'price' && memory.wishes && first?.kinds.length === 0)
      return { kind: 'find', wishes: memory.wishes.map((wish) => ({ ...wish, most })), goesOn: true };
    const easier = eased(text, memory.wishes ?? []);
    if (easier && !wanted) return { kind: 'find', wishes: easier, goesOn: true };
    const more = wanted ? undefined : moreSo(text);
    if (more) return { kind: 'more', ...more };
    const now = read.wishes[0];
    const relative =
      !help && (now?.kinds.length ?? 0) === 0 && now?.maxPrice === undefined && (now?.not.length ?? 0) === 0;
    const place = placeMeant(text);
    const than = place === undefined ? undefined : shownItemMeant(text, memory);
    const whichOf = placesMeant(text).length > 1 || (asksToCompare(text) && !LIKE_IT_BUT.test(text));
    const ofTwo = isQuestion(text) && oneOfTwo(text, shown);
    if (ofTwo) return { kind: 'item', item: ofTwo, aspect: aspectIn(text) ?? 'details', read };
    // "anything cheaper to listen to music on?": something else that does it.
    const instead = read.wishes.filter(({ occasions, described }) => described || occasions.length > 0);
    if (CHEAPER.test(text) && SOMETHING_ELSE.test(text) && instead.length > 0 && (relative || now?.described))
      return { kind: 'find', wishes: instead.map((wish) => cheaperThan(wish, shown)), goesOn: false };
    // "anything cheaper? my budget is 120": of the same, for so much.
    const limit = now?.maxPrice ?? now?.minPrice;
    if (
      CHEAPER.test(text) &&
      limit !== undefined &&
      now &&
      memory.wishes &&
      (choosesOnlyPrice(now) || ABOUT_THE_ONE.test(text))
    ) {
      const { minPrice, maxPrice } = now;
      const only = {
        ...emptyWish(),
        ...(minPrice === undefined ? {} : { minPrice }),
        ...(maxPrice === undefined ? {} : { maxPrice }),
      };
      return { kind: 'find', wishes: memory.wishes.map((wish) => refined(wish, only)), goesOn: true };
    }
    // "any other trousers that are a bit cheaper? not shorts": cheaper than what was shown of them.
    const akin = shown.filter(({ _id }) =>
      now?.kinds.some((kind) => isAkin(shelf.byId.get(_id)?.kind, kind)),
    );
    if (
      CHEAPER.test(text) &&
      (OTHER_ONES.test(text) || SOME_CHEAPER.test(text)) &&
      akin.length > 0 &&
      limit === undefined &&
      !asksToCompare(text) &&
      !help
    ) {
      const wishes = read.wishes.map((wish) => ({
        ...withWhom(cheaperThan(wish, akin), {
          ...(akin.length === 1 ? likeShown(akin, shelf) : emptyWish()),
          ...memory.wishes?.[0],
        }),
        not: [...(memory.wishes?.[0]?.not ?? []), ...wish.not],
      }));
      return wishes.every(gives(shelf, memory)) && memory.wishes
        ? { kind: 'cheaper' }
        : { kind: 'find', wishes, goesOn: false };
    }
    const taste = now && TOO_MUCH.exec(text) ? tasteIn(text, now, memory, shelf) : undefined;
    if (taste) return taste;
    if (relative && CHEAPER.test(text) && (place === undefined || than) && !whichOf) {
      // "cheaper than that", of several: than the first of them.
      const first = THAN_THAT.test(text) && !memory.focus ? shown[0] : undefined;
      return { kind: 'cheaper', ...(than || first ? { than: than ?? first } : {}) };
    }
    if (relative && DEARER.test(text) && !asksToCompare(text)) return { kind: 'dearer' };
  }
  const bareAspect = BARE_ASPECT.test(text) ? aspectIn(text) : undefined;
  if (bareAspect && shown.length > 0) {
    const one = shownItemMeant(text, memory);
    return one
      ? { kind: 'item', item: one, aspect: bareAspect, read }
      : { kind: 'each', items: shown, aspect: bareAspect, read };
  }
  // "which of your bags is the biggest": of all there are, and no item.
  const [ranked] = read.wishes;
  if (
    ranked?.most &&
    !/\b(?:\w+est|most) sizes?\b/.test(text) &&
    read.wishes.length === 1 &&
    !/ (?:or|vs|versus) |\bof (?:them|these|those)\b/.test(text)
  )
    return { kind: 'find', wishes: continued(read, text, memory) ?? read.wishes, goesOn: false };
  const ofSeller = /\bwho (?:is the seller|sells|made)\b|\bsold by\b/.test(text);
  const careless =
    shown.length > 0 &&
    !wanted &&
    !(lacksMatch(text) && asksWhatGoes(text)) &&
    read.wishes.some(({ not }) => not.length > 0);
  const item =
    // "I don't like wool" is about no item that is of it.
    (help && isAboutShop(about) && !ofSeller && !asksForOrigin(text) && !asksHowItComes(text)) ||
    (careless && !isQuestion(text))
      ? undefined
      : aboutItems(askedOf({ ...prepared, clean: text }, read, memory, shelf));
  if (item) return item;
  if (help) return { kind: 'help', sure: isAboutShop(about) };

  if (/^(?:who|why(?! not)|when)\b/.test(text) && !hasShopCue(text)) return { kind: 'unknown', read };
  const goesOn = /\b(?:thing|item|anything|everything)s? (?:that )?(?:you|in the shop|overall)\b/.test(text)
    ? undefined
    : continued(read, text, memory);
  if (goesOn) {
    // "anything scented under 30?", when nothing of before is: then whatever is so.
    const anything = /\b(?:anything|something|what else|whatever)\b/.test(text) && !wanted;
    const alone = read.wishes.map((wish) => withWhom(wish, goesOn[0]));
    return anything &&
      goesOn.every(gives(shelf, memory)) &&
      alone.some((wish) => asksForGoods({ ...wish, not: [] })) &&
      !alone.some(gives(shelf, memory))
      ? { kind: 'find', wishes: alone, goesOn: false }
      : { kind: 'find', wishes: goesOn, goesOn: true };
  }

  const strange = notSold(prepared, read, shelf);
  if (strange) return strange;
  const [first] = read.wishes;
  if (first && (wanted || read.wishes.some(asksForGoods))) {
    const guided = read.wishes.every(
      ({
        kinds,
        occasions,
        words,
        interests,
        gift,
        recipient,
        maxPrice,
        categories,
        colours,
        materials,
        patterns,
        not,
        sort,
        size,
      }) =>
        kinds.length === 0 &&
        (words.length === 0 || OF_THE_WORLD.test(text)) &&
        !gift &&
        !recipient &&
        maxPrice === undefined &&
        !categories &&
        colours.length + materials.length + patterns.length + not.length === 0 &&
        !sort &&
        !size &&
        occasions.length + interests.length + words.length > 0,
    );
    if (
      guided &&
      isQuestion(text) &&
      !hasShopCue(text) &&
      !/\b(?:wear|put on|pack|bring|outfit|have|take|set(?:ting)? (?:the|a) table|decorat\w+|on (?:my|the|a|our) (?:\w+ )?desk)\b/.test(
        text,
      )
    )
      return { kind: 'unknown', read };
    // "my dog ate my homework": no good is named, and what resembles the words would be at random.
    const said = read.wishes.some(({ occasions, words }) => occasions.length + words.length > 0);
    if (guided && !said && TELLS.test(text) && !hasShopCue(text))
      return { kind: 'small-talk', about: 'undecided' };
    const lacking = alsoNotSold(prepared, read, shelf);
    return { kind: 'find', wishes: read.wishes, goesOn: false, ...(lacking ? { lacking } : {}) };
  }
  if (hasShopCue(text) && (read.wishes[0]?.words.length ?? 0) > 0)
    return { kind: 'find', wishes: read.wishes, goesOn: false };
  if (
    /\b(?:anything|something|everything|items|products|all)\b/.test(text) &&
    hasShopCue(text) &&
    read.unknown.length === 0
  )
    return { kind: 'find', wishes: read.wishes, goesOn: false };
  if ((read.wishes[0]?.words.length ?? 0) > 0 && !isQuestion(text))
    return { kind: 'find', wishes: read.wishes, goesOn: false };
  return TELLS.test(text) && !isQuestion(text)
    ? { kind: 'small-talk', about: 'undecided' }
    : { kind: 'unknown', read };
}
