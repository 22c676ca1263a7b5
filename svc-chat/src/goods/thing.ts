import { isDenial } from '@ethereal/contracts/denials';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { idOf } from '../reading/lexicon.ts';
import { namesThing, type Reading } from '../reading/reading.ts';
import { SMALL_WORDS } from '../text/words.ts';
import { COUNTED, NUMBER, PRICING } from './price.ts';

const words = (some: string): ReadonlySet<string> => new Set(some.split(/\s+/));

/** Tags whose words are stated apart from the thing, in the form that the search reads. */
export const APART: ReadonlySet<string> = words('PRICE SIZE REFUSED AGE WHOM ASIDE');
/** Tags whose words name the wanted thing. */
const NAMING: ReadonlySet<string> = words('KIND ITEM OCCASION');
/** Tags whose words name or describe the wanted thing. */
export const DESCRIBING: ReadonlySet<string> = words('KIND ITEM OCCASION COLOR MATERIAL');

/** Words of requests and times. None of them names the wanted thing. */
const ASKING: ReadonlySet<string> = words(
  `no non free allergic allergy intolerant hate avoid never but nothing gimme wanna idea ideas recommend suggest options show whole absolute
  small big large find split carry sell stock buy please thanks hello hi hey cost costs between go kind sort type really pretty nice good great lovely thing things items
  site shop everything old year years aged age month months together total altogether both rather today tomorrow tonight
  weekend monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december kinda sorta option choice choices couple two three four all said told prefer wears forget nevermind nvm actually instead haha lol omg tho tbh btw ugh hmm shame pity bummer damn aww actually probably maybe bit little lot length possible obviously he she they him her his hers their`,
);
/** Words that the search reads wherever they stand: those of an order. */
const READ =
  /^(?:cheap(?:est)?|affordable|inexpensive|expensive|priciest|dearest|lowest|highest|(?:best|top|highly)|rated|reviewed|reviews|popular|trending|best-?sell\w*|sellers?|newest|latest|arrivals?|sale|reduced|discounted|clearance)$/;
/** Words for an unnamed thing, which a kind of thing replaces. */
const UNNAMED = /^(?:something|anything|wear(?:ing)?|outfit|gifts?|presents?)$/;
/** A comparative, which a refinement may add: "longer". */
export const DEGREE = /^\p{L}{3,}(?<!oth|und|ov|aft|eith|nev|ev|rath|whatev)er$/u;
/** Words that join others: "purse for a phone" is no phone. The search reads them between words that it receives. */
const JOINING: ReadonlySet<string> = words(
  'for with or and to that which of in on from under most more less least not new',
);
/** Maximum number of words of a thing, because each costs time. */
const MAX_WORDS = 20;
const isMark = (text: string) => /^[^\p{L}\p{N}]/u.test(text);

export const isPerson = (text: string) => [text, ...text.split(' ')].some((word) => idOf('person', word) !== undefined);

/** Words before "for" that ask for the thing itself: "looking for". */
const LOOKING = /^(?:look|looking|search|searching|shopping|hunting|asking|hoping|waiting)$/;

/** Whether "with" or "for" attaches a word to the wanted thing: "a jacket for the snow"; its first one if `isFirst`. */
export function isAttached(tokens: Reading['tokens'], at: number, isFirst = false): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const text = textAt(at);
  if (!/^\p{L}{3,}$/u.test(text) || SMALL_WORDS.has(text) || ASKING.has(text) || isPerson(text)) return false;
  const lead = /^(?:an?|the|some)$/.test(textAt(at - 1)) ? at - 2 : at - 1;
  // "For standing all day" tells of a use in words that no item has.
  const isLed = textAt(lead) === 'with' || (textAt(lead) === 'for' && !text.endsWith('ing'));
  return (isLed && !LOOKING.test(textAt(lead - 1))) || (!isFirst && isAttached(tokens, at - 1, true));
}

/** Whether a word states how goods fit: "petite", "wide". */
export const isFit = (text: string): boolean => /^(?:wide|narrow|petite|tall|plus|maternity)$/.test(text);

/** Returns a check of whether a word of a part of a message describes the wanted thing. */
function describing(reading: Reading, from: number, to: number, isChange: boolean) {
  const { tokens, spans } = reading;
  const tagAt = (at: number) => spans.find((span) => span.from <= at && at < span.to)?.tag ?? '';
  const isNamed = isChange || spans.some((span) => span.from >= from && span.to <= to && NAMING.has(span.tag));
  const isKindAt = (at: number) => /^(?:KIND|ITEM)$/.test(tagAt(at));
  const isLook = (at: number) => ['color', 'material'].some((of) => idOf(of, tokens[at]?.text ?? '') !== undefined);
  // A color without a tag is said before another look or a name: "white linen shirt".
  const isLookAt = (at: number) => isLook(at) && (DESCRIBING.has(tagAt(at + 1)) || isLook(at + 1));
  const hasKind = spans.some((span) => span.from >= from && span.from < to && namesThing(span));
  const fillers = [ASKING, COUNTED];
  const isFiller = (text: string) =>
    SMALL_WORDS.has(text.replaceAll("'", '')) ||
    fillers.some((some) => some.has(text)) ||
    [LIKING, PRICING].some((some) => some.test(text));
  // "Everything is so expensive" asks for no order, "not too expensive" does.
  const isExcess = (at: number) =>
    /^(?:too|so)$/.test(tokens[at - 1]?.text ?? '') && !isDenial(tokens[at - 2]?.text ?? '');
  const isReadAt = (text: string, at: number) =>
    DESCRIBING.has(tagAt(at))
      ? !(tagAt(at) === 'OCCASION' && ASKING.has(text))
      : (READ.test(text) && !isExcess(at)) || isFit(text) || isLookAt(at);
  const isNone = (text: string, at: number) => APART.has(tagAt(at)) || isMark(text) || NUMBER.test(text);
  return (text: string, at: number): boolean => {
    if (isNone(text, at)) return false;
    if (isReadAt(text, at) || (!hasKind && UNNAMED.test(text)) || (isChange && DEGREE.test(text) && !isFiller(text)))
      return true;
    // "A crossbody bag": the word directly before a kind is part of its name.
    return (!isNamed || isKindAt(at + 1) || ((hasKind || isChange) && isAttached(tokens, at))) && !isFiller(text);
  };
}

/** Words that belong to the word after them, also at the beginning: "most expensive", "not black", "on sale". */
const LEADING: ReadonlySet<string> = words('not most more less least on');
type Joint = { text: string; at: number };

/** Returns the word before a described word that joins it to the others, or nothing. */
const jointBefore = (joint: Joint, isFirst: boolean): string => (isFirst && !LEADING.has(joint.text) ? '' : joint.text);

const SPEAKING: ReadonlySet<string> = words('i you we my your our');

/** Returns the joining word that applies behind a word that is not searched for. */
function jointBehind(joint: Joint, text: string, at: number, isApart: boolean): Joint {
  if (isMark(text) || isApart) return { text: '', at };
  if (isDenial(text)) return { text: 'not', at };
  // "Gloves i can use with a phone" are no phone.
  if (SPEAKING.has(text)) return { text: 'for', at };
  return JOINING.has(text) ? { text, at } : joint;
}

/** Returns the words of a part of a message that describe the wanted thing, with the words that join them. */
export function thingWords(reading: Reading, from: number, to: number, isChange: boolean): string {
  const isSaid = describing(reading, from, to, isChange);
  const isApart = (at: number) => reading.spans.some((span) => APART.has(span.tag) && span.from <= at && at < span.to);
  const said: string[] = [];
  let joint: Joint = { text: '', at: from };
  for (let at = from; at < to && said.length < MAX_WORDS; at += 1) {
    const text = reading.tokens[at]?.text ?? '';
    if (isSaid(text, at)) {
      const before = jointBefore(joint, said.length === 0);
      if (before) said.push(before);
      said.push(text);
      joint = { text: '', at };
    } else joint = jointBehind(joint, text, at, isApart(at));
  }
  return said
    .join(' ')
    .replace(/^(?:the )?home$| home$/, ' homeware')
    .trim();
}

/** Words before what a person likes; it tells of a present and names none: "she is into horses". */
export const LIKING = /^(?:(?:dis)?likes?|loves?|into|enjoys?|collects?|adores?|obsessed|plays?)$/;
/** Number of words behind them that belong to it. */
export const INTERESTED = 4;

/** Returns the words for what a person likes: "fishing" and "whiskey" in "he likes fishing and whiskey". */
export const interestsIn = ({ tokens, spans }: Reading): string[] =>
  tokens.flatMap(({ text }, at) => {
    const before = tokens.slice(Math.max(0, at - INTERESTED), at);
    const since = before.slice(before.findLastIndex((token) => LIKING.test(token.text)));
    const lead = since[0]?.text ?? '';
    // "Split it into two" tells of no liking.
    if (NUMBER_WORDS.has(since[1]?.text ?? '')) return [];
    // "I would like" asks for the thing itself.
    const isLiked =
      LIKING.test(lead) && /^(?!dis).*(?:s|into|obsessed)$/.test(lead) && !since.some((one) => isMark(one.text));
    const isOther = spans.some((span) => APART.has(span.tag) && span.from <= at && at < span.to);
    const isSaid = /^\p{L}{4,}$/u.test(text) && !SMALL_WORDS.has(text) && !ASKING.has(text);
    return isLiked && isSaid && !isOther ? [text] : [];
  });
