import { CATEGORIES, type Category } from '@ethereal/contracts/fashion';
import { isKindOf } from '../lexicon/kinds.ts';
import { ROOMS } from '../lexicon/occasions.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { readAge, readPrices, readSize } from './amounts.ts';
import { hasShopCue } from './cues.ts';
import { type Mark, marksOf } from './marks.ts';
import { readExclusions } from './negation.ts';
import type { Prepared, Token } from './prepare.ts';
import { asksForGoods, emptyWish, type Recipient, type Wish } from './wish.ts';

export type ReadWishes = {
  wishes: Wish[];
  marks: readonly Mark[];
  /** Words that say nothing to the shop. */
  unknown: string[];
};

const CHEAPEST =
  /\b(?:cheap|cheaper|cheapest|lowest|least expensive|inexpensive|low to high|bargain|more cheap|most cheap)\b/;
const THRIFTY =
  /\b(?:affordable|low budget|on a budget|not (?:so |too |very |that |be )*expensive|broke|economical|reasonably priced|reasonable price|pensioner|student budget|without (?:spending|breaking) (?:much|too much|a lot|the bank)|do not (?:have|want to spend) much)\b/;
const WORN = /\b(?:wear|worn|outfits?|outfitt|dress up|put on|clothes|clothing|dress code|fit ideas?)\b/;
const DEAREST =
  /\b(?:most expensive|priciest|high to low|highest price|dearest|most costly|most luxurious)\b/;
const NEWEST =
  /\b(?:newest|latest|most recent|new arrivals?|new in|just in|just arrived|recently added|what is new|new (?:stuff|items?|things|products?|collection))\b/;
const BESTSELLER =
  /\b(?:bestsell\w*|best sell\w*|most popular|popular|top sell\w*|trending|most (?:bought|sold|loved)|favou?rite of (?:all|others))\b/;
const RATED =
  /\b(?:best rated|top rated|highest rated|best reviews?|best reviewed|well rated|good reviews?|5 stars?|most stars)\b/;
const STOCKED = /\b(?:in stock|available now|still available|not sold out|ready to ship)\b/;
const LIKES =
  /^(?:like|love|enjoy|fond|into|obsessed|collect|adore|liking|loving|passionate|fan|crazy|interested|play)$/;
const CONTEXT =
  /^(?:with|over|under|inside|underneath|beneath|above|beside|hold|carry|fit|for|of|store|keep|match|onto|against|on)$/;
const JOINS = /^(?:and|or|plus|then|also|nor)$/;
const TEENAGE = 15;
const GROWN =
  /\b(?:married|wedding|marry|retire[sd]?|boss|graduat\w+|pregnant|office|job|(?:his|her|new) (?:wife|husband)|prom|date|university|college|driving licen[cs]e)\b/;

function sortOf(text: string): Pick<Wish, 'sort'> {
  if (DEAREST.test(text)) return { sort: 'desc' };
  if (RATED.test(text)) return { sort: 'rating' };
  if (CHEAPEST.test(text)) return { sort: 'asc' };
  if (BESTSELLER.test(text)) return { sort: 'bestseller' };
  return NEWEST.test(text) ? { sort: 'newest' } : {};
}

/** Who gives to them gives to the child. */
const NEW_PARENTS =
  /\bnew (?:dad|daddy|father|mum|mom|mother|parents?)\b|\b(?:became|become|becomes|becoming|going to be) (?:an? )?(?:dad|daddy|father|mum|mom|mother|parents?|grand\w+)\b|\b(?:baby shower|gave birth|expecting a (?:baby|child)|expectant)\b/;
/** Where only children go. */
const KIDS_PLACES =
  /\b(?:kindergarten|nursery|preschool|pre school|day ?care|playground|elementary school|primary school|first grade|first day (?:of|at) school|back to school|school year|school uniform)\b(?! teacher)/;

type PersonMark = Extract<Mark, { type: 'person' }>;
const isPronoun = ({ phrase }: Mark) => /^(?:he|she|him|her|his)$/.test(phrase);

/** For whom the things of these marks are. */
function recipientOf(
  people: readonly PersonMark[],
  text: string,
  gift: boolean,
  age: number | undefined,
): Recipient | undefined {
  const self =
    /\b(?:i am|as|we are|me being) (?:an? )?(?:\w+ )?(?:woman|man|lady|girl|guy|boy|female|male|gentleman|dude|mom|mum|dad)\b|\((?:f|m)\)|\( (?:f|m) \)/.exec(
      text,
    );
  const nouns = people.filter((mark) => !isPronoun(mark));
  const own = self
    ? nouns.find(({ phrase }) => self[0].split(' ').at(-1)?.startsWith(phrase.slice(0, 3)))
    : undefined;
  const others = gift ? nouns.filter((mark) => mark !== own) : nouns;
  const first =
    (!gift && own) ||
    (gift ? others[0] : (others.find(({ person }) => person.who !== 'anyone') ?? others[0]));
  const pronoun = people.find(isPronoun)?.person;
  let person = first?.person;
  if (!person || person.who === 'anyone') person = pronoun ?? person;
  if (!person && self && /\( ?f ?\)/.test(self[0])) person = { who: 'women', gender: 'f' };
  if (!person && self && /\( ?m ?\)/.test(self[0])) person = { who: 'men', gender: 'm' };
  // "I'm a girl" says who shops, and children hardly do.
  if (own && first === own && age === undefined && person?.who === 'kids' && person.gender)
    person = { who: person.gender === 'm' ? 'men' : 'women', gender: person.gender };
  if (age !== undefined && age <= 13 && person?.who !== 'kids')
    return { who: 'kids', ...(person?.gender ? { gender: person.gender } : {}) };
  if (person?.who === 'kids' && ((age ?? 0) >= 15 || (age === undefined && GROWN.test(text)))) {
    return person.gender
      ? { who: person.gender === 'm' ? 'men' : 'women', gender: person.gender }
      : { who: 'anyone' };
  }
  return person;
}

/** "job interview, m": who it is, where no size of a thing can be meant. */
const genderAtEnd = (text: string): Recipient | undefined => {
  const letter = /, ?([mf])[.! ]*$/.exec(text)?.[1];
  return letter === undefined
    ? undefined
    : { who: letter === 'm' ? 'men' : 'women', gender: letter === 'm' ? 'm' : 'f' };
};

/** "my girlfriend is a gamer", "dad loves old things": who says what somebody is like, and no thing, looks for a gift. */
function isDescribed(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  text: string,
): boolean {
  if (WORN.test(text) || marks.some((mark) => mark.type === 'kind' && !used.has(mark))) return false;
  return marks.some((mark) => {
    if (mark.type !== 'person') return false;
    const words = tokens.slice(mark.to, mark.to + 3).map(({ word }) => word);
    const who = words[0] === 'who';
    const [next, after] = who ? words.slice(1) : words;
    // "he is a carpenter"; of "he likes blue" nobody knows whether a gift is meant.
    if (isPronoun(mark))
      return (
        next === 'is' &&
        /^an?$/.test(after ?? '') &&
        !/^(?:size|[sml]|xx?l|small|medium|large)$/.test(words[2] ?? '')
      );
    if (who && next === 'has') return true;
    return (
      /^(?:loves?|likes?|enjoys?|collects?|plays?|adores?|shaves|bakes?|cooks|knits|paints|reads|writes|travels|drinks|sings|gardens)$/.test(
        next ?? '',
      ) ||
      (next === 'is' && /^(?:an?|into|crazy|mad|obsessed|fond)$/.test(after ?? ''))
    );
  });
}

/** Where in the sequence of marks one wish ends and the next begins. */
function heads(
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  gift: boolean,
): { head: Mark[]; context: Set<Mark> } {
  const head: Mark[] = [];
  const context = new Set<Mark>();
  const kinds = marks.filter((mark) => mark.type === 'kind' && !used.has(mark));
  for (const mark of kinds) {
    const before = marks.filter(({ to }) => to <= mark.from);
    const near = before.slice(-3);
    const liked = gift && before.slice(-6).some(({ phrase }) => LIKES.test(phrase));
    const lastHead = head.at(-1);
    const between = lastHead ? marks.filter(({ from, to }) => from >= lastHead.to && to <= mark.from) : [];
    const joined = between.some((one) => one.type === 'mark' || JOINS.test(one.phrase));
    const governed =
      near.some(({ phrase }) => CONTEXT.test(phrase)) &&
      !near.some(({ phrase, type }) => JOINS.test(phrase) || type === 'mark');
    const used_ = /^(?:using|use|operate|operating)$/.test(
      near.filter(({ phrase }) => !/^(?:the|my|a|an|his|her)$/.test(phrase)).at(-1)?.phrase ?? '',
    );
    if (liked || (used_ && before.length > 1)) context.add(mark);
    else if (lastHead && !joined && governed) context.add(mark);
    // "something for my desk": what it is for, not what it is.
    else if (
      !lastHead &&
      !/^(?:keep|put|drink) /.test(mark.phrase) &&
      near.some(({ phrase }) => phrase === 'for') &&
      before.some(({ type }) => type === 'anything')
    )
      context.add(mark);
    else if (lastHead && !joined && between.length === 0) {
      // "denim jacket dress": the last of them is what it is.
      context.add(lastHead);
      head[head.length - 1] = mark;
    } else if (
      lastHead &&
      between.every(({ type }) => type === 'small') &&
      between.some(({ phrase }) => phrase === 'from' || phrase === 'made')
    )
      context.add(mark);
    else head.push(mark);
  }
  return { head, context };
}

/** All that a prepared message says somebody looks for: one wish or several. */
export function readWishes({ tokens, clean }: Prepared, shelf: Shelf): ReadWishes {
  const joined = tokens.map(({ word }) => word).join(' ');
  const starts: number[] = [];
  let length = 0;
  for (const { word } of tokens) {
    starts.push(length);
    length += word.length + 1;
  }
  const taken = new Set<number>();
  const take = (at: number, long: number) => {
    for (const [index, start] of starts.entries()) if (start >= at && start < at + long) taken.add(index);
  };
  let text = joined;
  const cut = (at: number, long: number) => {
    take(at, long);
    text = text.slice(0, at) + ' '.repeat(long) + text.slice(at + long);
  };
  const age = readAge(text) ?? youngAge(text);
  if (age && age.length > 0) cut(age.at, age.length);
  const size = readSize(text);
  if (size) cut(size.at, size.length);
  const prices = readPrices(text);
  for (const price of prices) cut(price.at, price.length);

  const marks = marksOf(tokens).filter(({ from, to, type }) => {
    const gone = Array.from({ length: to - from }, (_, index) => from + index).every((index) =>
      taken.has(index),
    );
    return !gone || type === 'person';
  });
  const { not, used } = readExclusions(tokens, marks, shelf, taken);
  const forChild = NEW_PARENTS.test(clean) && !marks.some((mark) => mark.type === 'kind' && !used.has(mark));
  const gift =
    marks.some(({ type }) => type === 'gift') ||
    /\b(?:gift|give to|surprise for|get (?:my|for my) (?:mom|mum|dad|wife|husband|girlfriend|boyfriend|bestie|friend|son|daughter))\b|\bwhat (?:do|should|can|might|could) i (?:get|give|buy|gift)\b/.test(
      clean,
    ) ||
    forChild ||
    marks.some((mark) => mark.type === 'occasion' && mark.id === 'housewarming' && !used.has(mark)) ||
    isDescribed(tokens, marks, used, clean);
  const { head, context } = heads(marks, used, gift);
  const people = marks.filter((mark): mark is PersonMark => mark.type === 'person' && !used.has(mark));
  // A teenager is no child: what is made for small ones would be a poor present.
  const years =
    age?.value ?? (/\bteen(?:s|age|ager|agers)?\b/.test(clean) ? TEENAGE : forChild ? 0 : undefined);
  const recipient =
    recipientOf(people, clean, gift, years) ??
    (KIDS_PLACES.test(clean)
      ? ({ who: 'kids' } as const)
      : head.length === 0
        ? genderAtEnd(clean)
        : undefined);

  const bounds = head.map((mark, index) => {
    const previous = head[index - 1];
    if (!previous) return 0;
    const between = marks.filter(({ from, to }) => from >= previous.to && to <= mark.from);
    const separator = between.findLast((one) => one.type === 'mark' || JOINS.test(one.phrase));
    return separator ? separator.from : mark.from;
  });
  const segmentOf = (at: number) =>
    Math.max(
      0,
      bounds.findLastIndex((bound) => bound <= at),
    );
  const bodily = head.length === 0 ? kindsForBody(clean) : [];
  const wishes = (head.length > 0 ? head : [undefined]).map((mark) => ({
    ...emptyWish(),
    kinds: mark?.type === 'kind' ? [mark.id] : [...bodily],
  }));

  const unknown: string[] = [];
  const many = shelf.goods.length / 3;
  for (const mark of marks) {
    if (used.has(mark)) continue;
    const at = head.length > 1 ? segmentOf(mark.from) : 0;
    const wish = wishes[at] ?? wishes[0];
    if (!wish) break;
    const everywhere = (add: (one: Wish) => void) => wishes.forEach(add);
    switch (mark.type) {
      case 'kind':
        if (context.has(mark)) {
          everywhere((one) => {
            one.interests.push(mark.phrase);
            if (gift) one.likes = [...(one.likes ?? []), mark.id];
          });
        }
        break;
      case 'colour':
        wish.colours.push(mark.id);
        break;
      case 'material':
        // "denims", "knitting": a material that stands for goods is said by the kind.
        if (!wish.kinds.some((kind) => mark.id === 'denim' && isKindOf(kind, 'jeans')))
          wish.materials.push(mark.id);
        break;
      case 'pattern':
        wish.patterns.push(mark.id);
        break;
      case 'shelf':
        if (isShelfWanted(mark, head, marks)) {
          const room = ROOMS.get(mark.phrase);
          if (room) everywhere((one) => one.occasions.push(room));
          const shelves: Category[] = room === 'bathroom' ? [mark.id, 'beauty'] : [mark.id];
          everywhere((one) => (one.categories = [...new Set([...(one.categories ?? []), ...shelves])]));
        }
        break;
      case 'occasion':
        everywhere((one) => one.occasions.includes(mark.id) || one.occasions.push(mark.id));
        if (shelf.knows(mark.phrase)) everywhere((one) => one.interests.push(mark.phrase));
        break;
      case 'word': {
        if (bodily.length > 0 && WORN_ON.some(([part]) => part.test(tokens[mark.from]?.word ?? ''))) break;
        const rare = shelf.knows(mark.phrase) && shelf.having(mark.phrase).size <= many;
        if (rare) wish.words.push(mark.phrase);
        else unknown.push(mark.phrase);
        everywhere((one) => one.interests.push(tokens[mark.from]?.word ?? mark.phrase));
        break;
      }
      default:
    }
  }
  const sort = sortOf(clean);
  const sought = marks.some(({ type }) => type === 'anything') || hasShopCue(clean);
  const count =
    /\b(\d{1,2}) (?:\w+ )?(?:items?|things|options|ideas|gifts?|presents?|suggestions|products)\b/.exec(
      clean,
    )?.[1];
  for (const [index, wish] of wishes.entries()) {
    const own = people.filter(({ from }) => head.length > 1 && segmentOf(from) === index);
    const forMe =
      head.length > 1 &&
      tokens.some(
        ({ word }, at) =>
          word === 'for' && /^(me|myself|us)$/.test(tokens[at + 1]?.word ?? '') && segmentOf(at) === index,
      );
    const mine = own.length > 0 ? recipientOf(own, clean, gift, years) : forMe ? undefined : recipient;
    if (mine) wish.recipient = mine;
    if (age) wish.age = age.value;
    else if (forChild) wish.age = 0;
    if (size) wish.size = size.value;
    const price =
      prices.length > 1 && head.length > 1
        ? prices.find(({ at }) => segmentOf(starts.findIndex((start) => start >= at)) === index)
        : undefined;
    // "no less than 100 and not more than 150": both hold.
    const range = price ? [price] : prices.length > 1 && head.length > 1 ? [] : prices.slice(0, 2);
    Object.assign(wish, ...range.map(({ value }) => value).toReversed(), sort);
    wish.not = not;
    if (gift) wish.gift = true;
    const unworn = not.some(({ type, id }) => type === 'kind' && id === 'clothing');
    if (!gift && !unworn && wish.kinds.length === 0 && WORN.test(clean)) wish.worn = true;
    if (sought) wish.sought = true;
    if (THRIFTY.test(clean)) wish.thrifty = true;
    if (wish.thrifty && wish.kinds.length > 0 && !wish.sort) wish.sort = 'asc';
    if (count && Number(count) > 0) wish.count = Math.min(8, Number(count));
    if (STOCKED.test(clean)) wish.inStock = true;
    for (const category of CATEGORIES) {
      if (
        wish.categories?.includes(category) &&
        not.some(({ type, id }) => type === 'category' && id === category)
      )
        delete wish.categories;
    }
  }
  const some = wishes.filter(asksForGoods);
  return { wishes: some.length > 0 ? withoutTwins(some) : wishes.slice(0, 1), marks, unknown };
}

/** What is worn where: "something to keep my ears warm". */
const WORN_ON: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:head|ears?)$/, ['hat']],
  [/^(?:hands?|fingers?)$/, ['glove']],
  [/^(?:neck|throat)$/, ['scarf']],
  [/^(?:feet|foot|toes?)$/, ['shoe', 'sock']],
  [/^(?:legs?)$/, ['bottom']],
  [/^(?:wrist)$/, ['watch', 'bracelet']],
  [/^(?:lips?)$/, ['lipstick']],
  [/^(?:nails?|fingernails?)$/, ['polish']],
];
const ON_BODY =
  /\b(?:keep|warm|protect|cover|for|on|around|round|over) (?:up )?(?:my |his |her |their |the |your |our |cold )+(\w+)(?! (?:pain|ache|injury|lice|infection))(?: and (?:my )?(\w+)| (ears?|head))?\b/;

function kindsForBody(text: string): readonly string[] {
  const found = ON_BODY.exec(text);
  const parts = found ? found.slice(1).filter(Boolean) : [];
  return [...new Set(parts.flatMap((part) => WORN_ON.find(([name]) => name.test(part ?? ''))?.[1] ?? []))];
}

/** How old one is who is called a baby. */
function youngAge(text: string): { value: number; at: number; length: number } | undefined {
  if (/\b(?:newborn|baby|babies|infant)\b/.test(text)) return { value: 0, at: 0, length: 0 };
  return /\btoddler\b|\bsmall parts\b|\bchok(?:e|es|ing)\b|\beverything in (?:his|her|their|its) mouth\b/.test(
    text,
  )
    ? { value: 2, at: 0, length: 0 }
    : undefined;
}

/** "for the kitchen" may be where goods stand; beside a kind it only says what it is for. */
function isShelfWanted(
  mark: Mark & { id: Category },
  head: readonly Mark[],
  marks: readonly Mark[],
): boolean {
  const at = marks.findLast(({ to }) => to <= mark.from)?.phrase;
  if (mark.id === 'home' && (at === 'at' || at === 'from')) return false;
  if (head.length === 0) return true;
  const before = marks.findLast(({ to }) => to <= mark.from);
  if (mark.id === 'home') return false;
  return before?.type !== 'small' || !/^(?:in|at|my|the|our)$/.test(before.phrase);
}

/** "shirts … a shirt" is one wish that is said twice. */
function withoutTwins(wishes: Wish[]): Wish[] {
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const twin = kept.find(
      ({ kinds: [kind] }) => kind !== undefined && wish.kinds[0] !== undefined && kind === wish.kinds[0],
    );
    if (twin) {
      twin.colours.push(...wish.colours);
      twin.materials.push(...wish.materials);
      twin.patterns.push(...wish.patterns);
      twin.words.push(...wish.words);
    } else kept.push(wish);
  }
  return kept.slice(0, 6);
}
