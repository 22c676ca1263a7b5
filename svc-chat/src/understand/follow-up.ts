import type { Memory } from '../conversations/conversation.ts';
import { isKindOf, isWomens } from '../lexicon/kinds.ts';
import type { ReadWishes } from './read-wishes.ts';
import type { Exclusion, Wish } from './wish.ts';

export const CHEAPER =
  /\b(?:cheaper|less (?:expensive|pricey|costly|dear|money)|lower priced?|can not (?:really )?afford|out of my (?:budget|price range|league)|too (?:expensive|pricey|much|dear|costly|steep)|(?:below|under) (?:that|this) price|more affordable|lower price|for less|not (?:so|that|as) expensive|chaeper|(?:over|above|beyond) (?:my budget|what i (?:wanted|want|can))|costs? (?:a (?:bit|little|lot|touch) |much |slightly |somewhat )?less|(?:do|does) not cost (?:that|so|as|quite so|too) much|little over|(?:not in|out of|above|over) (?:my|our|the|her|his) budget)\b/;
export const DEARER =
  /\b(?:more (?:expensive|pricey|costly)|pricier|fancier|more luxurious|higher (?:priced?|quality|end)|something better|dearer|better quality|nicer|finer|classier|too cheap)\b/;
export const MORE =
  /^(?:(?:ok|yes|yeah|sure|please|and)[ ,]*)*(?:(?:show|give|got|any|see|can i see|do you have|have you got|list|are there|is there) )?(?:me )?(?:some |any |the )?(?:more|others?|another|(?:something|anything) (?:else|different)|other (?:ones?|options?|things?)|more (?:options?|ideas?|of (?:them|those|these)|like (?:this|that|these|those))|next|different ones?|what else|(?:so |ok )?what (?:then|instead)|rest|else|not (?:these|those|them)|none of (?:these|those|them))(?: (?:one|ones|please|options|items|results|do you have|have you got|is there|there|then|instead|maybe|for (?:me|him|her|them|us)))*[?!. ]*$/;
export const YES =
  /^(?:yes|yeah|yep|sure|ok|please|yes please|sure please|of course|go on|why not|absolutely|definitely|y)(?: (?:please|sure|show me|more|do|thanks))*[?!. ]*$/;

const CHANGES =
  /^(?:and|but|what about|how about|or|also|only|just|instead|rather|then|ok|no|not|without|same|the same|in|for|with|make it|maybe|actually|hmm|ew|yuck|any|now|i (?:mean|meant|said)|oh|is there|are there|do you have|does)\b/;
/** "it's for the bedroom. Should wake me gently": more of what was looked for. */
const OF_IT =
  /^(?:and |but |so |ok |oh |well |,)*(?:it|they|that|this|these|those) (?:is|are|should|must|will|would|has to|have to|needs? to|can|may) (?!too\b|not\b)/;
const AMONG = /\bwhich (?:one|ones|of (?:them|these|those|the \w+))\b/;
const AGAIN = /\b(?:instead|same|too|as well|those|these|them|ones?|it|that)\b/;

const AS_GIFT =
  /^(?:(?:and|oh|btw|by the way|actually|,) ?)*(?:it is |they are |that is |this is |it will be |i need it |i want it |i want to give it )?(?:as |for |going to be )?(?:an? )?(?:\w+ )?(?:gift|present)\b(?: (?:for|to) (?:my |a |an |the )?\w+(?: \w+)?)?[?!. ]*$/;
/** So many words say of what kind something may be. */
const NARROWED = 10;
const ANEW = /\b(?:now|next|do you|have you|show|find|looking|search\w*|need|want)\b/;

const filtersOf = (wish: Wish) =>
  wish.colours.length +
  wish.materials.length +
  wish.patterns.length +
  wish.not.length +
  wish.occasions.length +
  (wish.recipient ? 1 : 0) +
  (wish.size ? 1 : 0) +
  (wish.minPrice !== undefined || wish.maxPrice !== undefined ? 1 : 0) +
  (wish.sort ? 1 : 0) +
  (wish.age === undefined ? 0 : 1) +
  (wish.inStock ? 1 : 0) +
  (wish.categories ? 1 : 0);

const WEATHER = new Set(['winter', 'summer', 'autumn', 'spring', 'rain']);
const isWeather = (occasion: string): boolean => WEATHER.has(occasion);

/** "it's 35 degrees" is said of the wedding of before, and takes the place of other weather only. */
const occasionsOf = (before: readonly string[], now: readonly string[]): string[] =>
  now.length === 0
    ? [...before]
    : now.every(isWeather)
      ? [...new Set([...before.filter((one) => !isWeather(one)), ...now])]
      : [...now];

/** The wish of before with what is said now in place of what was said then. */
export function refined(before: Wish, now: Wish): Wish {
  const priced = now.minPrice !== undefined || now.maxPrice !== undefined;
  const { minPrice, maxPrice, recipient, ...kept } = before;
  // "do you have those for kids": a part of the shop is for whom.
  const [only, ...others] = now.categories ?? [];
  const forWhom = others.length === 0 && (only === 'men' || only === 'women' || only === 'kids');
  // "she already has a teddy": the niece of before.
  const same =
    recipient !== undefined &&
    now.recipient?.spokenOf === true &&
    (recipient.gender === undefined || recipient.gender === now.recipient.gender);
  const defined = Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        !(same && name === 'recipient') &&
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
  const denied = (type: string, ids: readonly string[]) =>
    ids.filter((id) => !now.not.some((exclusion) => exclusion.type === type && exclusion.id === id));
  return {
    ...kept,
    ...(recipient && !forWhom ? { recipient } : {}),
    ...(priced
      ? {}
      : { ...(minPrice === undefined ? {} : { minPrice }), ...(maxPrice === undefined ? {} : { maxPrice }) }),
    ...defined,
    kinds: now.kinds.length > 0 ? now.kinds : denied('kind', before.kinds),
    colours: now.colours.length > 0 ? now.colours : denied('colour', before.colours),
    materials: now.materials.length > 0 ? now.materials : denied('material', before.materials),
    patterns: now.patterns.length > 0 ? now.patterns : denied('pattern', before.patterns),
    words: [...new Set([...before.words, ...now.words])],
    occasions: occasionsOf(before.occasions, now.occasions),
    interests:
      now.occasions.length > 0 ? now.interests : [...new Set([...before.interests, ...now.interests])],
    not: [
      ...before.not,
      ...now.not.filter((one) => !before.not.some(({ type, id }) => type === one.type && id === one.id)),
    ].filter(
      // Whoever asks for it now has changed their mind, unless it is for somebody's health.
      ({ type, id, always }) =>
        always ||
        !(
          (type === 'colour' && now.colours.includes(id)) ||
          (type === 'material' && now.materials.includes(id)) ||
          (type === 'kind' && now.kinds.includes(id))
        ),
    ),
  };
}

const OF_CLOTHES = /\b(?:clothes|clothing|outfits?|(?:something|anything|things?|what) to wear)\b/;

/** "and for my son, summer clothes too": for somebody of the other sex no dress stays what is looked for. */
function forWhomNow(wish: Wish, { recipient }: Wish, clean: string): Wish {
  const other = recipient?.gender !== undefined && recipient.gender !== wish.recipient?.gender;
  if (!other) return wish;
  if (OF_CLOTHES.test(clean)) return { ...wish, kinds: ['clothing'] };
  const kinds = recipient.gender === 'm' ? wish.kinds.filter((kind) => !isWomens(kind)) : wish.kinds;
  return kinds.length === wish.kinds.length
    ? wish
    : { ...wish, kinds: kinds.length > 0 ? kinds : ['clothing'] };
}

const WITH_LONG_SLEEVES =
  /^(?:\w+ ){0,5}?(?:with|has|have|having|in) (?:the )?long sleeves?(?: please| too| though)?[?!. ]*$/;

/** The wishes that a message means after what was looked for before, or undefined when it begins anew. */
export function continued({ wishes }: ReadWishes, clean: string, memory: Memory): Wish[] | undefined {
  const before = memory.wishes ?? [];
  const [last] = before;
  const [said] = wishes;
  if (!last || !said) return undefined;
  // "with long sleeves": how the dresses of before are to be, and no other thing.
  const now = last.kinds.length > 0 && WITH_LONG_SLEEVES.test(clean) ? { ...said, kinds: last.kinds } : said;
  // "something for indoors": a present still, and what of may please.
  if (now.described && last.gift && !now.gift)
    return before.map((wish) => refined(wish, { ...now, kinds: [], likes: now.kinds, described: false }));
  const words = clean.split(' ').length;
  const leads = CHANGES.test(clean) || AMONG.test(clean);
  if (now.kinds.length === 0) {
    // "a scarf", "as a gift": the same for somebody.
    if (now.gift && !last.gift && last.kinds.length > 0 && AS_GIFT.test(clean))
      return before.map((wish) => ({ ...refined(wish, now), gift: true }));
    if (now.gift && !last.gift) return undefined;
    if (filtersOf(now) === 0 && now.words.length === 0) return undefined;
    const anew =
      /\b(?:i (?:want|need|am looking)|looking for|show me|find me)\b.*\b(?:something|anything|things?|items?|stuff|outfit|clothes)\b|\bwhat (?:should|can|could) i wear\b/.test(
        clean,
      ) &&
      !leads &&
      !/\b(?:similar|alike|like (?:this|that|it|these|those))\b/.test(clean);
    const ofThose =
      /\b(?:they|them|these|those|any|ones?) (?:\w+ )?(?:that|which|who|without|with|in|under|are|cost)\b/.test(
        clean,
      );
    // "rather something for hot days": of all that was looked through.
    const ofAll = last.kinds.length === 0 && now.occasions.length > 0 && now.occasions.every(isWeather);
    const rather =
      !ofAll &&
      now.recipient === undefined &&
      /^(?:(?:no|nope|nah|hm+|actually|sorry|well|rather|instead|better|i (?:want|need|mean|meant),?|,) ?)+(?:something|anything) (?:for|to|that)\b/.test(
        clean,
      );
    const ofIt = OF_IT.test(clean) && last.kinds.length > 0;
    if (rather || anew || words > (ofThose || ofIt ? 45 : 16)) return undefined;
    if (now.categories && words > 3 && !leads && !ofIt) return undefined;
    // "and for the girl something with flowers": for somebody else, and something else.
    const spokenOf = now.recipient?.spokenOf === true && last.recipient !== undefined;
    const other = !spokenOf && now.recipient !== undefined && now.recipient.who !== last.recipient?.who;
    const forOther =
      !spokenOf && now.recipient?.gender !== undefined && now.recipient.gender !== last.recipient?.gender;
    if (
      (other || forOther) &&
      /\b(?:something|anything) (?:with|in|made|that|like|for|against)\b/.test(clean)
    )
      return [{ ...now, not: [...last.not.filter(({ always }) => always), ...now.not] }];
    const { categories: _room, ...purpose } = now;
    return before.map((wish) => refined(forWhomNow(wish, now, clean), ofIt ? purpose : now));
  }
  if (wishes.length > 1) return undefined;
  const [kind = ''] = now.kinds;
  const sameKind = last.kinds.some((one) => isKindOf(kind, one) || isKindOf(one, kind));
  // "what about shoes?" keeps for whom and how much; "only the linen shirts" the rest, too.
  if (sameKind && (leads || AGAIN.test(clean)) && words <= 14)
    return [refined({ ...last, gift: now.gift ?? last.gift ?? false }, now)];
  // "something for prom", "a dress, I'm a size S": of what kind it may be.
  if (last.kinds.length === 0 && words <= NARROWED && !ANEW.test(clean)) return [refined(last, now)];
  if (!leads || words > 12) return undefined;
  const person = now.recipient ?? last.recipient;
  // What it must not be made of holds for the next thing, too.
  const stays = ({ always, type }: Exclusion) => always || type === 'material' || type === 'allergen';
  const kept: Wish = { ...now, not: [...last.not.filter(stays), ...now.not] };
  if (person) kept.recipient = person;
  // "and a bag": for the same wedding.
  if (/^(?:and|also)\b/.test(clean) && now.occasions.length === 0) kept.occasions = [...last.occasions];
  return [kept];
}
