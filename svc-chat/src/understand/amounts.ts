import type { Size } from '@ethereal/contracts/fashion';

export type PriceRange = { minPrice?: number; maxPrice?: number };

const AMOUNT = String.raw`(?:us)?\$?\s*(\d{1,6}(?:[.,]\d{3})*(?:\.\d{1,2})?)\s*(?:\$|usd|dollars?|bucks?)?`;
const numberIn = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const cents = (amount: number) => Math.round(amount * 100) / 100;
const NOT_MONEY = String.raw`(?!\s*(?:years?|yrs?|yo\b|y\.?o|months?|cm|mm|inch|kg|g\b|ml|l\b|liters?|items?|pieces?|of them|days?|weeks?|th\b|nd\b|rd\b|st\b|%|pairs?|hours?|minutes?|degrees|(?:small |little |young |older |big )?(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|sisters?|brothers?|siblings?|people|persons?|guests?|friends?|cats?|dogs?|rooms?|babies|toddlers?|teenagers?)\b))`;

type Rule = { pattern: RegExp; range: (one: number, other: number) => PriceRange };
const both = (one: number, other: number): PriceRange => ({
  minPrice: Math.min(one, other),
  maxPrice: Math.max(one, other),
});
const rule = (source: string, range: Rule['range']): Rule => ({ pattern: new RegExp(source), range });

/** "she has got 100 teddies": so many things, and no money. */
const NO_THINGS = String.raw`(?! \d{1,6} (?!dollars|bucks|quid|pounds|euros|usd)[a-z]{3,}s\b)`;
const UNDER = String.raw`(?:under|below|(?:(?:to the )?south|shy|this side) of|less than|lower than|cheaper than|less expensive than|for less than|up to|upto|max(?:imum|imal|imally)?(?: of| is)?|at most|no more than|not more than|nothing more than|nothing (?:that|which) (?:costs?|is) (?:more than|over|above)|not? (?:cost )?(?:over|above|exceed(?:ing)?)|nothing (?:over|above|exceeding)|must not exceed|not exceed(?:ing)?|within|<=?|budget(?: is| of)*|(?:i|we)(?: only| just)? have(?: only| just)?${NO_THINGS}|i(?: only)? have got${NO_THINGS}|got${NO_THINGS}|can (?:pay|spend|do|go(?: up)? to|manage|afford)|spend(?:ing)?(?: up to)?|willing to pay|pay|beneath|limit(?: is| of)*|not (?:\\w+ ){0,4}?more than|not (?:\w+ ){0,4}?more than|not? cost(?: me)? more than|cost(?: me)? no more than|ceiling of|as much as)`;
const RULES: readonly Rule[] = [
  rule(
    String.raw`(?<![\d.,])\b(\d{2,4}(?:\.\d\d)?) (?:each|apiece|per (?:person|head|gift|present))(?=\s*(?:[.,;!?]|$))`,
    (one) => ({
      maxPrice: one,
    }),
  ),
  rule(
    String.raw`(?:between|from|range(?: of)?)\s*${AMOUNT}\s*(?:-|to|and|until)\s*${AMOUNT}${NOT_MONEY}`,
    both,
  ),
  // "3-1" is a score.
  rule(
    String.raw`\b(?!\s*\d\s*-\s*\d\b(?!\s*(?:\$|usd|dollars?|bucks?)))${AMOUNT}\s*-\s*${AMOUNT}${NOT_MONEY}`,
    both,
  ),
  rule(String.raw`(?<!(?:ages?|aged|sizes?) )\b(\d{2,6})\s*(?:to|until)\s*(\d{2,6})\b${NOT_MONEY}`, both),
  rule(
    String.raw`${AMOUNT}\s*(?:to|or)\s*(?:us)?\$\s*(\d{1,6})|(?:us)?\$\s*(\d{1,6})\s*(?:to|or)\s*(\d{1,6})|(\d{1,6})\s*to\s*(\d{1,6})\s*\$`,
    both,
  ),
  rule(
    String.raw`(?<![\w-])(?<!\b(?:no|not|nothing|never|nor) )(?:(?:should |must |has to |have to |to |needs to |can )?(?:(?:stay|stays|remain|remains|keep|keeps|come|comes|end up|stick)(?: it| them| this| that)?(?: in| out)? ))?${UNDER}\s*(?:about |around |like |roughly |a |the )?${AMOUNT}${NOT_MONEY}`,
    (one) => ({ maxPrice: one }),
  ),
  rule(
    String.raw`(?:\bover|\babove|\bbeyond|(?:to the )?\bnorth of|in excess of|\bexceed(?:s|ing)?|more than|at least|starting (?:at|from)|\bfrom|\bmin(?:imum)?(?: of)?|>=?|upwards? of|not under|not below|higher than|costs? more than|(?:no|not|nothing|never)(?: cost(?:ing)?| priced)? (?:less|lower|cheaper|under|below)(?: than)?)\s*(?:the )?${AMOUNT}${NOT_MONEY}`,
    (one) => ({ minPrice: one }),
  ),
  // "make that 150", "cheer her up for 25": of money, where nothing follows.
  rule(
    String.raw`\bmake (?:it|that) ${AMOUNT}(?=[?!. ]*$)|\b(?:up|something|anything|gift|present|surprise)(?: \w+)? for ([2-9]\d|\d{3})(?=[?!. ]*$)`,
    (one) => ({ maxPrice: one }),
  ),
  rule(
    String.raw`${AMOUNT}\s*(?:or less|or under|or below|max(?:imum)?|at (?:the )?(?:very |absolute )?most|at the outside|(?:and|but) (?:no|not (?:an? \w+|one \w+|any)) more|not an? (?:cent|penny|dollar|buck) more|all in\b|absolute max\w*|tops|top whack|together|in total|altogether|between us|from (?:all of us|the team)|or cheaper|budget|tops|and under|and below|limit|(?:is|are|would be) (?:all|what|the most|as much as|everything) (?:that )?(?:i|we|he|she)\b|(?:is|are|would be) (?:the|my|our|his|her|their) (?:\w+ )?(?:limit|max(?:imum)?|top|ceiling|budget|most))`,
    (one) => ({ maxPrice: one }),
  ),
  rule(String.raw`${AMOUNT}\s*(?:or more|and up|and above|or over|plus\b)`, (one) => ({ minPrice: one })),
  rule(
    String.raw`(?:around|about|roughly|approximately|approx|circa|near|~|like|some)\s*(?:a )?${AMOUNT}(?:ish)?(?=\s|$|[.,?!])(?<=\$\s*[\d.,]+(?:ish)?|\$|ish)`,
    (one) => ({ minPrice: cents(one * 0.7), maxPrice: cents(one * 1.3) }),
  ),
  rule(
    String.raw`(?:around|about|roughly|approximately|approx|circa|~)\s*(?:a )?${AMOUNT}${NOT_MONEY}(?=\s*(?:$|[.,?!;]|for|would|is|please|or))`,
    (one) => ({ minPrice: cents(one * 0.7), maxPrice: cents(one * 1.3) }),
  ),
  rule(String.raw`(\d{1,5})\s*ish\b`, (one) => ({ minPrice: cents(one * 0.7), maxPrice: cents(one * 1.3) })),
  rule(String.raw`\$\s*(\d{1,6}(?:\.\d{1,2})?)`, (one) => ({ maxPrice: one })),
  rule(String.raw`(\d{1,6}(?:\.\d{1,2})?)\s*(?:\$|dollars?\b|bucks?\b|usd\b)`, (one) => ({ maxPrice: one })),
];

/** Where in the text something was read. */
type Found<T> = { value: T; at: number; length: number };

/** The price ranges that a text names. Dollars. */
export function readPrices(text: string): Found<PriceRange>[] {
  const found: Found<PriceRange>[] = [];
  let rest = text;
  while (found.length < 4) {
    const next = firstPrice(rest);
    if (!next) break;
    found.push(next);
    rest = rest.slice(0, next.at) + '#'.repeat(next.length) + rest.slice(next.at + next.length);
  }
  return found.sort((one, other) => one.at - other.at);
}

function firstPrice(text: string): Found<PriceRange> | undefined {
  for (const { pattern, range } of RULES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [one, other] = found.slice(1).filter((group) => group !== undefined);
    return { value: range(numberIn(one), numberIn(other)), at: found.index, length: found[0].length };
  }
  return undefined;
}

const RELATIVE =
  '(?:boy|girl|child|kid|son|daughter|nephew|niece|grandson|granddaughter|godson|goddaughter|brother|sister|cousin)';
const AGES: readonly RegExp[] = [
  new RegExp(String.raw`\b${RELATIVE} ?, ?(\d{1,2}) ?[,.](?! ?\d)`),
  new RegExp(String.raw`\b${RELATIVE} ?\( ?(\d{1,2}) ?(?:\)|,)`),
  /\b(?:boy|girl|lad|child|kid|son|daughter|nephew|niece|grandson|granddaughter|godson|goddaughter) of (\d{1,2})(?! ?(?:\$|dollar|buck|cm|%|items?|pieces?))\b/,
  /\b(?:nephew|niece|son|daughter|brother|sister|cousin|boy|girl|kid|grandson|granddaughter|godson|goddaughter) is (?:now |just |nearly |almost )?(\d{1,2})(?= and\b|[,.!?]|$)/,
  /\b(?:aged?|age of|turns?|turning|is turning|he is|she is|who is|i am|be but) (\d{1,2})(?! ?(?:\$|dollar|buck|cm|th\b|st\b|%|items?|pieces?|for))\b(?: ?(?:years?|yrs?)(?: ?old)?)?/,
  // "in this job for 6 years" is no age.
  /(?<!\b(?:for|in|since|over|after|of|last|past|these|almost|nearly) (?=\d{1,2} ?(?:years|yrs)\b(?! ?old)))\b(\d{1,2}) ?(?:-| )?(?:years?|yrs?|yo|y\/o|year olds?)\b(?: ?old)?/,
  /\b(\d{1,2})(?:th|st|nd|rd) birthday\b/,
  /\bbut (\d{1,2}) years old\b/,
];
/** "theyre 5 and 3", "ages 7 and 9", "both 6": of several children. */
const SEVERAL_AGES =
  /\b(?:(?:they|the (?:kids|boys|girls|twins|two)|both|all) are(?: now| just| only| about| both| all)*|both|ages?|aged|one is|(?:he|she) is) (\d{1,2})(?: ?(?:,|and|or|-) ?(?:(?:she|he|one|the other)(?: one)?(?: is)? )?(\d{1,2}))?(?: (?:years?|yrs?)(?: old)?)?(?=\s*(?:$|[.,;!?)]|so\b|and\b|but\b))/;
/** Whoever is older is no child. */
const OLDEST_CHILD = 13;
const MONTHS = /\b(\d{1,2}) ?(?:months?|weeks?)(?: ?old)?\b/;

/** Somebody's age in years. */
export function readAge(text: string): Found<number> | undefined {
  const months = MONTHS.exec(text);
  if (months && /old|baby|newborn/.test(text))
    return { value: 0, at: months.index, length: months[0].length };
  const several = SEVERAL_AGES.exec(text);
  const ages = several?.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)])) ?? [];
  // Of the youngest, as what a bigger child may have may harm it.
  if (several && ages.every((age) => age > 0 && age <= OLDEST_CHILD))
    return { value: Math.min(...ages), at: several.index, length: several[0].length };
  for (const pattern of AGES) {
    const found = pattern.exec(text);
    const age = Number(found?.[1]);
    if (found && age > 0 && age < 100) return { value: age, at: found.index, length: found[0].length };
  }
  return undefined;
}

/** How old one is who is called a baby. */
export function youngAge(text: string): Found<number> | undefined {
  if (
    /\b(?:newborn|baby|babies|infant|just born)\b|(?<!\b(?:i|we|you) )\b(?:was|were|is|been|got) (?:just |only )?born\b(?! in (?:19|20)\d\d)/.test(
      text,
    )
  )
    return { value: 0, at: 0, length: 0 };
  return /\btoddler\b|\bsmall parts\b|\bchok(?:e|es|ing)\b|\beverything in (?:his|her|their|its) mouth\b/.test(
    text,
  )
    ? { value: 2, at: 0, length: 0 }
    : undefined;
}

/** "a small dining room": how big it is, and no size of clothes. */
const ROOM_SIZE =
  /\b(?:small|medium|large) (?:(?!for\b|in\b|to\b|at\b|with\b)\w+ )?(?:rooms?|flat|apartment|house|home|kitchen|bedroom|bathroom|office|studio|space|corner|garden|balcony|terrace|hall|hallway|cottage|cabin|town|village)\b/g;

const NAMED: Readonly<Record<string, Size>> = {
  s: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  '2xl': 'XXL',
  '1xl': 'XL',
};
const SIZES: readonly (readonly [RegExp, Size?])[] = [
  [/\b(?:extra extra|double extra|xx|double x) ?large\b|\bdouble xl\b|\bxx large\b/, 'XXL'],
  [/\b(?:extra|x) ?large\b/, 'XL'],
  [/\bplus[ -]sized?\b(?! (?:range|guide|chart|exist|available))/, 'XXL'],
  [/\b(?:size|sizes|sized)[\s:]+(?:is |an? )?(xxl|2xl|xl|[sml])\b/],
  [
    /\b(?:in|in an?|an?|wear an?|take an?|i am an?)\s+(xxl|2xl|xl|[sml])\b(?=\s*(?:$|[.,?!;]|please|for|too|as|and|or|size|available))/,
  ],
  [/(?<![\w'-])(xxl|2xl|xl)(?![\w'-])/],
  [/(?<![\w'-])([sml])\s+size(?:d)?\b/],
  [/^(?:and |or |what about |how about |maybe )?([sml])(?: please| then)?[?!. ]*$/],
  [
    /\bsize small\b|\b(?:in|a|an|is it|it|wear) small\b(?! (?:business|talk|bag|gift|present|one|thing|something|thank|token|gesture|surprise|treat|souvenir|keepsake|mirror|bowl|pot|purse|shirt|vase|check|boy|girl))|\bsmall size\b|\bin small\b/,
    'S',
  ],
  [/\bsize medium\b|\b(?:in|a|an|wear|was a) medium\b|\bmedium size\b/, 'M'],
  [
    /\bsize large\b|\b(?:in|an?|wear) large\b(?! (?:bag|head|bowl|vase|one|mirror|backpack|sofa|family|number))|\blarge size\b/,
    'L',
  ],
];

/** The size of clothes that a text names. */
export function readSize(said: string): Found<Size> | undefined {
  const text = said.replace(ROOM_SIZE, (found) => '-'.repeat(found.length));
  for (const [pattern, fixed] of SIZES) {
    const found = pattern.exec(text);
    const size = fixed ?? NAMED[found?.[1] ?? ''];
    if (found && size) return { value: size, at: found.index, length: found[0].length };
  }
  return undefined;
}
