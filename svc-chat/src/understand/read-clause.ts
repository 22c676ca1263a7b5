import { CATEGORIES, type Category } from '@ethereal/contracts/fashion';
import { isKindOf, lineage } from '../lexicon/kinds.ts';
import { degreeIn } from '../lexicon/measures.ts';
import { LIKINGS, ROOMS } from '../lexicon/occasions.ts';
import { isOfKind } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { readAge, readPrices, readSize, youngAge } from './amounts.ts';
import { isInNames, manyOf } from './called.ts';
import { hasShopCue } from './cues.ts';
import { describedKinds, likedKinds } from './described.ts';
import { isForParents, isOfNewParents, saysGift } from './gifts.ts';
import { heads, holds, isLayered, JOINS } from './heads.ts';
import { type Mark, marksOf } from './marks.ts';
import { readExclusions } from './negation.ts';
import { sortOf } from './order-of.ts';
import { layersIn } from './pairing.ts';
import type { Prepared, Token } from './prepare.ts';
import { genderAtEnd, isDescribed, isTheirs, type PersonMark, recipientOf } from './recipient.ts';
import { isShelfWanted } from './shelf-wanted.ts';
import { asksForGoods, type Exclusion, emptyWish, type Recipient, type Wish } from './wish.ts';
import { kindsForBody, WORN, WORN_ON } from './worn-on.ts';

export type ReadWishes = {
  wishes: Wish[];
  marks: readonly Mark[];
  /** Words that say nothing to the shop. */
  unknown: string[];
};

const HEAVY = /^(?:heavy|thick|warm|hot|stuffy|bulky|chunky)$/;
const HEATED =
  /\bsweat(?:s|ing)?\b|\boverheats?\b|\b(?:am|is|get|gets|feel|feels) (?:always |so |way |much )*too (?:hot|warm)\b|\b(?:2[6-9]|3\d|4\d) (?:degrees|celsius)\b/;
const THRIFTY =
  /\b(?:affordable|low budget|on a budget|not (?:so |too |very |that |be )*expensive|broke|economical|reasonably priced|reasonable price|pensioner|student budget|without (?:spending|breaking) (?:much|too much|a lot|the bank)|do not (?:have|want to spend) much)\b/;
const STOCKED = /\b(?:in stock|available now|still available|not sold out|ready to ship)\b/;
const TEENAGE = 15;
const INFANT = 2;

/** Where only children go. */
const KIDS_PLACES =
  /\b(?:kindergarten|nursery|preschool|pre school|day ?care|playground|elementary school|primary school|first grade|first day (?:of|at) school|back to school|school year|school uniform|(?:twins|kids|little ones?|children|boys|girls) (?:\w+ ){0,3}?(?:starts?|starting|begins?|beginning|are back at|(?:go(?:es)?|going) (?:back )?to) (?:big |primary )?school)\b(?! teacher)/;

/** "my husband is taking me to the opera": who goes along is dressed. */
const isHost = (next: readonly Token[]): boolean =>
  /^(?:(?:is|has|have|are|will|just|be|finally|kindly|been) )*(?:tak(?:es?|ing)|took|taken|invit(?:es?|ing|ed)|brings?|bringing|asked|treat(?:s|ed|ing)|dragg\w+|flying|flies) (?:me|us)\b/.test(
    next.map(({ word }) => word).join(' '),
  );

/** "her mother says size M": who only tells what somebody needs. */
const isInformant = (next: readonly Token[]): boolean =>
  /^(?:says?|said|told (?:me|us)|tells (?:me|us)|thinks?|thought|reckons?|wrote|writes|insists?|mentioned|suggests?|suggested|recommends?)\b/.test(
    next.map(({ word }) => word).join(' '),
  );

/** "something for the dinner table": what is laid or stands on it. */
const FOR_TABLE =
  /\b(?:something|anything|things?|bits|pieces?|what)\b[^.!?]*\b(?:for|on|onto|to (?:lay|set|dress|decorate|deck)) (?:the|my|our|her|his|their|a) (?:(?:dinner|dining|breakfast|lunch|kitchen|tea|festive|laid|christmas|sunday|garden) )?table\b/;
const ON_TABLE = ['tableware', 'candle', 'vase'];
/** "something pretty for a bare shelf", "what could stand on the windowsill": what is there to be looked at. */
const FOR_SHELF =
  /\b(?:something|anything|things?|bits|pieces?|ornaments?|what|object|accent)\b[^.!?]*\b(?:for|on|onto) (?:(?:the|my|our|her|his|their|a|an|this|that) )?(?:(?!(?:and|or|to|with|for|in|on)\b)\w+ ){0,3}(?:shel(?:f|ves)|window ?sills?|window ?ledges?|mantel\w*|mantle ?pieces?|sideboards?|book ?(?:case|shel)\w*|console|dresser|chest of drawers|ledge|hallway|corridor|entrance)\b/;
/** "something for a bare wall": what hangs there. */
const FOR_WALL =
  /\b(?:something|anything|things?|pieces?|what)\b[^.!?]*\b(?:for|on|onto) (?:the|my|our|her|his|their|a|an|this|that|these|those) (?:(?!(?:and|or|to|with|for|in|on)\b)\w+ ){0,3}walls?\b/;
/** "what could I put on my nightstand?" */
const FOR_BEDSIDE =
  /\b(?:something|anything|things?|what)\b[^.!?]*\b(?:for|on|onto) (?:the|my|our|her|his|their|a|an|this|that) (?:\w+ )?(?:night ?stand|night table|bedside(?: table| cabinet)?)\b/;
/** "something I could carry my laptop to work in": what holds it. */
const CARRIES =
  /\b(?:something|anything|a thing|what)\b(?: \w+){0,4} (?:carry|carries|take|takes|bring|transport|put|keep|lug|tote|haul|stow|pack) (?:\w+ ){0,3}?(?:laptop|notebook|macbook|tablet|ipad)\b(?: \w+){0,5} in(?: please)?(?=[?!.,]|$| (?:for|that|which|under)\b)/;
const CARRYING = ['briefcase', 'handbag', 'backpack'];
const placedAt = (clean: string, gift: boolean): readonly string[] =>
  CARRIES.test(clean)
    ? CARRYING
    : WASHES.test(clean)
      ? ['soap', 'body-wash']
      : !gift && FOR_TABLE.test(clean)
        ? ON_TABLE
        : FOR_BEDSIDE.test(clean)
          ? ['alarm-clock', 'lamp', 'candle', 'clock']
          : FOR_WALL.test(clean)
            ? ['print', 'mirror']
            : FOR_SHELF.test(clean)
              ? ['decor']
              : [];

/** Who comes to tea is a guest, and gets nothing to wear. */
const HOSTING =
  /\b(?:i am|we are|i will be|we will be) hosting\b(?!.*\b(?:wear|put on|outfit|dress)\b)|\b(?:have|having|hosting|expecting|inviting|invited|entertain(?:ing)?|comes?|coming)\b(?: \w+){0,7} (?:(?:to|for) (?:tea|dinner|lunch|supper|brunch|coffee|drinks|thanksgiving)|over|round)\b(?!.*\b(?:wear|put on|outfit)\b)/;

/** Americans carry a purse on the arm, the British in it. */
const ALSO_MEANS: Readonly<Record<string, string[]>> = {
  purse: ['purse', 'handbag', 'clutch'],
  // What hangs on a wall.
  ...Object.fromEntries(
    [
      'something for the wall',
      'something for my wall',
      'anything for the wall',
      'thing for the wall',
      'something on the wall',
    ].map((name) => [name, ['print', 'mirror']]),
  ),
  // What keeps a man dry is a jacket here.
  raincoat: ['trench', 'jacket'],
  'rain coat': ['trench', 'jacket'],
  'rain jacket': ['trench', 'jacket'],
  'waterproof coat': ['trench', 'jacket'],
};

/** "a laptop bag": whatever holds one. */
const FOR_LAPTOP = /^(?:laptop|computer|notebook|pc) (?:bag|case|satchel)$/;

const MEASURE = /^(?:kilo|kg|kilogram|pound|lb|stone|cm|centimetre|centimeter|metre|meter|foot|feet|m)$/;
/** Whoever writes is no child. */
const ME: Recipient = { who: 'anyone', grown: true };

const LOVES = /^(?:loves?|adores?|likes?|enjoys?|collects?)$/;
const PRONOUN = /^(?:he|she|him|her|his)$/;
/** Children of somebody, of any age. */
const OFFSPRING = /^(?:son|daughter|nephew|niece|grandson|granddaughter|godson|goddaughter)$/;
const GROWN_SIZES: ReadonlySet<string> = new Set(['L', 'XL', 'XXL']);

/** What only men call so. */
const MENS =
  /^(?:(?:swim|swimming|bathing|beach|board) ?(?:trunk|shorts)|boardshorts|dress shoe|dress shirt)$/;

const SHELVES = /^(?:men|women|kids|mens|womens)$/;

/** "shirts with long sleeves": none with short ones. */
const LONG_SLEEVES = /\blong[ -]sleeve(?:s|d)?\b/;
const SHORT_SLEEVES = { type: 'word', id: 'short', said: 'short sleeves' } as const;

const DRESS_CODES: ReadonlySet<string> = new Set(['wedding', 'funeral']);
/** "a garden wedding", "on the beach": where it is held changes the season, and not how one dresses. */
const HELD_AT: Readonly<Record<string, string | undefined>> = {
  outdoor: undefined,
  picnic: undefined,
  beach: 'summer',
};
const WITH_CHILDREN =
  /\bwith (?:an?|two|the|our|my) (?:\w+ )?(?:baby|babies|kids?|child|children|toddler|little ones?|twins)\b/;
/** "just had a baby and nothing fits me", "I carry a baby all day": why somebody needs it. */
const HAS_BABY =
  /\bgave birth\b|\b(?:had|have|having|got|expecting|carry|carrying|hold|holding|nursing|breastfeed\w*|feeding|(?:chas(?:e|ing)|run(?:ning)?|look(?:ing)?) after|chas(?:e|ing)|push(?:ing)?) (?:an?|two|my|our|the) (?:\w+ )?(?:baby|newborn|infant|toddlers?|twins)\b/;
/** "what can I wash with?" */
const WASHES =
  /\b(?:wash|shower|lather|scrub|clean)(?: (?:up|off|down))?(?: (?:my|his|her|our|the) (?:\w+ )?(?:hands?|body|face|skin|feet|kids?|baby)| (?:myself|himself|herself|him|her|them))?(?: (?:up|off))? with\b/;
/** "she cannot live without her radio" */
const ADORED =
  /\b(?:live|do|go|survive|be) without (?:his|her|their)\b|\b(?:lives? for|addicted to|glued to) (?:his|her|their)\b/;
const AT_TABLE = new Set(['kitchen', 'tea', 'coffee', 'wine']);
/** "He listens to the football": who follows a sport looks or listens, and does not do it. */
const FOLLOWS =
  /\b(?:(listens?|listening|hears?|hearing)|(?:watch(?:es|ing)?|follows?|following|glued)) (?:to |for )?(?:all |every |any )?(?:the |his |her |their )?(?:\w+ )?(?:football|soccer|cricket|rugby|tennis|match(?:es)?|sports?|races?|golf|boxing|basketball|baseball|hockey|wimbledon|formula)\b/;
/** What a desk is for is said by it: nobody dresses or packs for it. */
const OF_DESK = new Set(['office', 'school']);
/** "it can not break on the way", "nothing fragile": no glass and no pottery. */
const UNBREAKABLE =
  /\b(?:can|could|may|must|should|will|would|do(?:es)?) not (?:easily )?(?:break|shatter|smash)\b(?! (?:out|the bank|down|in))|\bunbreakable\b|\b(?:not|nothing|no) (?:too |very |so |at all )?(?:fragile|breakable|delicate)\b/;
const BREAKABLE: readonly Exclusion[] = (['glass', 'ceramic'] as const).map((id) => ({
  type: 'material',
  id,
  said: id,
}));
/** "He counts everything": a child that reckons. */
const RECKONS =
  /\b(?:counts|counting(?! on\b)|learn\w* to count|sums|maths?|mathematics|arithmetic|times tables|adding|subtracting|numbers)\b/;
/** "She has started a podcast": who makes what is heard needs other things than who listens. */
const MAKES_SOUND =
  /\b(?:start(?:s|ed|ing)?|launch\w*|hosts?|hosting|runs?|running|records?|recording|makes?|making|does|doing|has|produc\w+) (?:an? |his |her |their |own |new |my )*(?:\w+ )?(?:podcasts?|radio (?:plays?|shows?)|audio ?books?|songs?|tracks?|albums?|demos?)\b/;
/** "I have nothing warm": what is to be worn is missing. */
const LACKS_WORN =
  /\b(?:have|has|had|own|owns|got)(?: got)?(?: absolutely| literally| really)? nothing (?!but\b|to\b|against\b)\w+/;
/** Days of children: who gives then gives to a child. */
const CHILDS_DAY = /\b(?:christening|baptism|communion|confirmation|(?:bar|bat) mitzvah|naming ceremony)\b/;

/** What a message, or one clause of it, says in all. */
export function readClause({ tokens, clean }: Prepared, shelf: Shelf): ReadWishes {
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
  const years = readAge(text) ?? youngAge(text);
  if (years && years.length > 0) cut(years.at, years.length);
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
  const { not: refused, used } = readExclusions(tokens, marks, shelf, taken);
  const not = UNBREAKABLE.test(clean) ? [...refused, ...BREAKABLE] : refused;
  const ofParents = isOfNewParents(clean) && !marks.some((mark) => mark.type === 'kind' && !used.has(mark));
  const liking = marks.some((mark) => mark.type === 'occasion' && LIKINGS.has(mark.id) && !used.has(mark));
  const forParents = ofParents && isForParents(clean, liking);
  const forChild = ofParents && !forParents;
  // "a week at the sea with the baby, what for me?": who comes along.
  const forMyself =
    (WITH_CHILDREN.test(clean) || HAS_BABY.test(clean)) &&
    (/\bfor (?:me|myself)\b|\b(?:i|we) wear\b|\bfits? me\b|\bi am on my feet\b/.test(clean) ||
      (size !== undefined &&
        !/\bfor (?:him|her|it|the (?:baby|twins)|my (?:son|daughter|baby))\b/.test(clean)));
  // "my wife gave birth, something for her": how old the child is says nothing of her.
  const age = (forParents || forMyself) && (years?.value ?? 0) <= INFANT ? undefined : years;
  const gift =
    (marks.some(({ type }) => type === 'gift') && !(WORN.test(clean) && !/\b(?:gift|present)/.test(clean))) ||
    saysGift(clean) ||
    ofParents ||
    marks.some((mark) => mark.type === 'person' && mark.phrase === 'newlywed') ||
    marks.some((mark) => mark.type === 'occasion' && mark.id === 'housewarming' && !used.has(mark)) ||
    isDescribed(tokens, marks, used, clean);
  // "mum loves her plants": what is theirs, and what more of may please.
  const theirs = new Set(
    gift && !ADORED.test(clean)
      ? marks.filter(
          (mark) =>
            mark.type === 'kind' && isTheirs(mark, tokens) && !LOVES.test(tokens[mark.from - 2]?.word ?? ''),
        )
      : [],
  );
  const named = heads(marks, new Set([...used, ...theirs]), gift);
  const placed = WORN.test(clean) ? [] : placedAt(clean, gift);
  // "the thing with beads that kids count on, I forgot its name": no kind that is named is what is meant.
  const nameless =
    kindsForBody(clean).length + placed.length > 0
      ? []
      : describedKinds(tokens, marks, used, taken, clean, gift, false);
  const { head, context } =
    nameless.length > 0 ? { head: [], context: new Set([...named.head, ...named.context]) } : named;
  const people = HOSTING.test(clean)
    ? []
    : marks.filter(
        (mark): mark is PersonMark =>
          mark.type === 'person' &&
          !used.has(mark) &&
          !((forParents || forMyself) && mark.person.who === 'kids') &&
          // "when she is grown up": not yet.
          !(
            mark.person.grown &&
            /^(?:when|once|until|till|as) (?:he|she|they) (?:is|are)$/.test(
              tokens
                .slice(Math.max(0, mark.from - 3), mark.from)
                .map(({ word }) => word)
                .join(' '),
            )
          ) &&
          !isHost(tokens.slice(mark.to, mark.to + 5)) &&
          !isInformant(tokens.slice(mark.to, mark.to + 2)),
      );
  // A teenager is no child: what is made for small ones would be a poor present.
  const howOld =
    age?.value ?? (/\bteen(?:s|age|ager|agers)?\b/.test(clean) ? TEENAGE : forChild ? 0 : undefined);
  const as = people.find(({ from }) =>
    /\bas (?:the|an?|his|her|their)$/.test(
      tokens
        .slice(Math.max(0, from - 2), from)
        .map(({ word }) => word)
        .join(' '),
    ),
  );
  let recipient: Recipient | undefined =
    (as && (as.person.who === 'men' || as.person.who === 'women') && !gift ? as.person : undefined) ??
    (KIDS_PLACES.test(clean) && people.every(({ phrase }) => /^(?:he|she|him|her|his)$/.test(phrase))
      ? ({ who: 'kids', ...(people[0]?.person.gender ? { gender: people[0].person.gender } : {}) } as const)
      : undefined) ??
    recipientOf(people, clean, gift, howOld) ??
    (KIDS_PLACES.test(clean)
      ? ({ who: 'kids' } as const)
      : head.length === 0
        ? genderAtEnd(clean)
        : undefined);

  // "jackets for my son, size L": nothing says that he is a child.
  if (
    recipient?.who === 'kids' &&
    recipient.gender &&
    howOld === undefined &&
    size &&
    GROWN_SIZES.has(size.value) &&
    people.every(({ phrase, person }) => OFFSPRING.test(phrase) || person.who !== 'kids') &&
    !marks.some(({ type, phrase }) => type === 'shelf' && /kid|child/.test(phrase)) &&
    !KIDS_PLACES.test(clean)
  )
    recipient = { who: recipient.gender === 'm' ? 'men' : 'women', gender: recipient.gender };
  // "clothes for kids, he scratches himself": one of them.
  const ofKids =
    recipient &&
    recipient.who !== 'kids' &&
    people.every(({ phrase }) => PRONOUN.test(phrase)) &&
    marks.some((mark) => mark.type === 'shelf' && mark.id === 'kids' && !used.has(mark));
  if (ofKids) recipient = { who: 'kids', ...(recipient?.gender ? { gender: recipient.gender } : {}) };
  if (
    recipient &&
    people.length > 0 &&
    age === undefined &&
    people.every(({ phrase }) => PRONOUN.test(phrase))
  )
    recipient = { ...recipient, spokenOf: true };
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
  const bodily =
    head.length === 0 && nameless.length === 0 ? (placed.length > 0 ? placed : kindsForBody(clean)) : [];
  // "something to wear over a shirt": what is worn there.
  const layered = marks.find(
    (mark) =>
      mark.type === 'kind' && context.has(mark) && isLayered(marks.filter(({ to }) => to <= mark.from)),
  );
  const layers =
    head.length === 0 && nameless.length === 0 && layered?.type === 'kind'
      ? layersIn(clean, lineage(layered.id))
      : undefined;
  const described =
    nameless.length > 0
      ? nameless
      : head.length === 0 && bodily.length === 0 && !layers
        ? describedKinds(tokens, marks, used, taken, clean, gift)
        : [];
  const wishes = (head.length > 0 ? head : [undefined]).map((mark) => ({
    ...emptyWish(),
    kinds:
      mark?.type === 'kind'
        ? FOR_LAPTOP.test(mark.phrase)
          ? [...CARRYING]
          : ((head.length === 1 ? ALSO_MEANS[mark.phrase] : undefined) ?? [mark.id])
        : [...(layers ?? bodily), ...described],
    ...(described.length > 0 ? { described: true } : {}),
  }));

  const liked = head.length === 0 && people.length > 0 ? likedKinds(tokens, clean) : [];
  if (liked.length > 0) for (const wish of wishes) wish.likes = [...(wish.likes ?? []), ...liked];
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
        // "a top hat": those whose name says it, where there are some.
        if (head.includes(mark) && isInNames(mark, shelf)) wish.words.push(mark.phrase);
        if (head.includes(mark) && FOR_LAPTOP.test(mark.phrase)) wish.words.push('laptop');
        if (/rain|waterproof/.test(mark.phrase)) everywhere((one) => one.occasions.push('rain'));
        if ((context.has(mark) || theirs.has(mark)) && mark.phrase === 'desk')
          everywhere((one) => one.occasions.push('desk'));
        if (
          context.has(mark) &&
          head.length === 0 &&
          (placed === CARRYING || holds(marks.filter(({ to }) => to <= mark.from)))
        )
          everywhere((one) => one.words.push(mark.phrase));
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
        if (
          !wish.kinds.some((kind) => mark.id === 'denim' && isKindOf(kind, 'jeans')) &&
          !(described.length > 0 && isHandled(mark, tokens))
        )
          wish.materials.push(mark.id);
        break;
      case 'pattern':
        // "something sparkly for her": what it is, where no thing is named that could be so.
        if (gift && head.length === 0 && mark.id === 'shiny')
          everywhere((one) => one.occasions.includes('sparkle') || one.occasions.push('sparkle'));
        else wish.patterns.push(mark.id);
        break;
      case 'shelf':
        // "he listens to the radio in the kitchen": where somebody is, and not what for.
        if (isShelfWanted(mark, head, marks, gift)) {
          const room = ROOMS.get(mark.phrase);
          if (room) everywhere((one) => one.occasions.push(room));
          const shelves: Category[] = room === 'bathroom' ? [mark.id, 'beauty'] : [mark.id];
          everywhere((one) => (one.categories = [...new Set([...(one.categories ?? []), ...shelves])]));
        }
        break;
      case 'person': {
        // "something in linen, women's, under $100": whose part of the shop.
        const { who } = mark.person;
        const alone = [tokens[mark.from - 1], tokens[mark.to]].every((one) => !one || one.mark);
        if (alone && mark.from > 0 && who !== 'anyone' && SHELVES.test(tokens[mark.from]?.word ?? ''))
          everywhere((one) => (one.categories = [...new Set([...(one.categories ?? []), who])]));
        break;
      }
      case 'occasion':
        everywhere((one) => one.occasions.includes(mark.id) || one.occasions.push(mark.id));
        if (shelf.knows(mark.phrase)) everywhere((one) => one.interests.push(mark.phrase));
        break;
      case 'word': {
        if (degreeIn(mark.phrase) || sortOf(tokens[mark.from]?.word ?? '').sort) break;
        // "110 kilos": how heavy somebody is.
        if (MEASURE.test(mark.phrase) && /^\d/.test(tokens[mark.from - 1]?.word ?? '')) break;
        if (bodily.length > 0 && WORN_ON.some(([part]) => part.test(tokens[mark.from]?.word ?? ''))) break;
        const rare = shelf.knows(mark.phrase) && shelf.having(mark.phrase).size <= many;
        // What it is described by need not stand in its own description.
        if (rare && described.length === 0) wish.words.push(mark.phrase);
        else if (!rare) {
          const named = startOfName(mark.phrase, wish.kinds, shelf);
          if (named) wish.words.push(named);
          else unknown.push(mark.phrase);
        }
        everywhere((one) => one.interests.push(tokens[mark.from]?.word ?? mark.phrase));
        break;
      }
      default:
    }
  }
  const sort = sortOf(clean);
  const degree = degreeIn(clean);
  const sought = marks.some(({ type }) => type === 'anything') || hasShopCue(clean);
  const count =
    /\b(\d{1,2}) (?:\w+ )?(?:items?|things|options|ideas|gifts?|presents?|suggestions|products)\b/.exec(
      clean,
    )?.[1];
  for (const [index, wish] of wishes.entries()) {
    const mark = head[index];
    const own = people.filter(({ from }) => head.length > 1 && segmentOf(from) === index);
    const forMe =
      (head.length > 1 || (age === undefined && mark?.type === 'kind' && isForGrownUps(mark.id, shelf))) &&
      (tokens.some(
        ({ word }, at) =>
          ((word === 'for' && /^(me|myself|us)$/.test(tokens[at + 1]?.word ?? '')) ||
            (word === 'myself' && tokens[at - 1]?.word === 'treat')) &&
          segmentOf(at) === index,
      ) ||
        // A bag for somebody's laptop is for no child.
        (mark?.type === 'kind' &&
          isKindOf(mark.id, 'bag') &&
          [...context].some((one) => one.type === 'kind' && one.id === 'laptop')));
    const menswear = mark !== undefined && MENS.test(mark.phrase);
    const mine =
      own.length > 0
        ? recipientOf(own, clean, gift, howOld)
        : forMe && (head.length > 1 || !recipient)
          ? ME
          : recipient;
    if (mine) wish.recipient = mine;
    else if (menswear) wish.recipient = { who: 'men', gender: 'm' };
    else if (placed === CARRYING) wish.recipient = ME;
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
    wish.not =
      LONG_SLEEVES.test(clean) && wish.kinds.some((kind) => isKindOf(kind, 'shirt'))
        ? [...not, SHORT_SLEEVES]
        : not;
    // "I sweat a lot, so nothing heavy": what one wears in summer.
    const heavy = not.filter(({ type, id, always }) => type === 'word' && !always && HEAVY.test(id));
    if (
      !gift &&
      wish.kinds.length === 0 &&
      (heavy.length > 0 || HEATED.test(clean)) &&
      (people.length > 0 || wish.occasions.length > 0) &&
      !wish.occasions.includes('winter') &&
      !wish.categories &&
      !/\bnot enough\b/.test(clean)
    ) {
      wish.not = not.filter((one) => !heavy.includes(one));
      if (!wish.occasions.includes('summer')) wish.occasions.push('summer');
      wish.worn = true;
    }
    if (gift) wish.gift = true;
    if (gift && wish.kinds.length === 0 && people.some(({ phrase }) => phrase === 'newlywed'))
      wish.occasions.push('housewarming');
    // At home "glasses" are drunk from.
    if (wish.categories?.includes('home') && not.some(({ type, id }) => type === 'kind' && id === 'glasses'))
      wish.not = [...not, { type: 'kind', id: 'wine-glass', said: 'glasses' }];
    const unworn = not.some(({ type, id }) => type === 'kind' && id === 'clothing');
    if (!gift && !unworn && wish.kinds.length === 0 && WORN.test(clean)) wish.worn = true;
    // "a present for the wedding": why it is given, and no dress code.
    if (wish.gift && wish.kinds.length === 0 && !WORN.test(clean)) {
      const reasons = wish.occasions.filter((id) => DRESS_CODES.has(id));
      if (reasons.length > 0 && CHILDS_DAY.test(clean)) wish.recipient ??= { who: 'kids' };
      wish.occasions = wish.occasions.filter((id) => !reasons.includes(id));
    }
    const follows = gift ? FOLLOWS.exec(clean) : null;
    if (follows) {
      wish.occasions = wish.occasions.filter((id) => id !== 'sport');
      wish.likes = [...(wish.likes ?? []), follows[1] ? 'radio' : 'tv'];
    }
    if (wish.recipient?.who === 'kids' && wish.kinds.length === 0 && RECKONS.test(clean))
      wish.likes = [...(wish.likes ?? []), 'counting-frame'];
    if (MAKES_SOUND.test(clean))
      wish.occasions = wish.occasions.map((id) => (id === 'music' ? 'music-making' : id));
    if (wish.occasions.some((id) => DRESS_CODES.has(id)) && !wish.gift) {
      wish.occasions = [
        ...new Set(wish.occasions.flatMap((id) => (id in HELD_AT ? (HELD_AT[id] ?? []) : [id]))),
      ];
      if (wish.kinds.length === 0 && wish.recipient) wish.worn = true;
    }
    if (wish.occasions.includes('desk')) wish.occasions = wish.occasions.filter((id) => !OF_DESK.has(id));
    if (!gift && wish.kinds.length === 0 && LACKS_WORN.test(clean)) wish.worn = true;
    // Who hosts one lays a table.
    if (HOSTING.test(clean) && !wish.worn)
      wish.occasions = [...new Set(wish.occasions.map((id) => (id === 'party' ? 'kitchen' : id)))];
    // One dresses for a dinner as for a party.
    if (wish.worn) wish.occasions = wish.occasions.map((id) => (AT_TABLE.has(id) ? 'party' : id));
    if (sought) wish.sought = true;
    if (degree?.most && degree.measure !== 'price' && wish.kinds.length > 0) wish.most = degree;
    if (THRIFTY.test(clean)) wish.thrifty = true;
    if (wish.thrifty && wish.kinds.length > 0 && !wish.sort) wish.sort = 'asc';
    if (count && Number(count) > 0) wish.count = Math.min(8, Number(count));
    const many = mark ? manyOf(mark, tokens, taken) : undefined;
    if (many) wish.many = many;
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

/** Whether there is something of a kind that is made for no child. */
const isForGrownUps = (kind: string, shelf: Shelf): boolean =>
  shelf.goods.some((good) => isOfKind(good, kind) && good.item.category !== 'kids');

/** A "clock for the mantelpiece" is called a mantel clock. */
const startOfName = (word: string, kinds: readonly string[], shelf: Shelf): string | undefined =>
  shelf.knows(word)
    ? undefined
    : kinds
        .flatMap((kind) => shelf.ofKind(kind))
        .flatMap(({ nameStems }) => nameStems)
        .find((stem) => stem.length > 4 && word.startsWith(stem));

/** "something to carry papers in": what is done with it is of that, and not it. */
const isHandled = ({ from }: Mark, tokens: readonly Token[]): boolean => {
  const purpose = tokens.findIndex(({ word }) => /^(?:to|that|which|for|you|i|what)$/.test(word));
  return (
    purpose >= 0 &&
    purpose < from &&
    !tokens.slice(purpose, from).some(({ mark }) => mark) &&
    !/^(?:of|in|from)$/.test(tokens[from - 1]?.word ?? '')
  );
};

/** "shirts … a shirt" is one wish that is said twice. */
function withoutTwins(wishes: Wish[]): Wish[] {
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const twin = kept.find(
      ({ kinds: [kind], recipient }) =>
        kind !== undefined &&
        kind === wish.kinds[0] &&
        (recipient === undefined || wish.recipient === undefined || recipient.who === wish.recipient.who),
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
