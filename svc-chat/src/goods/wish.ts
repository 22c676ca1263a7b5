import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import type { Ages } from '../item/ages.ts';
import { isHeld } from '../reading/asides.ts';
import { idOf } from '../reading/lexicon.ts';
import { namesThing, type Reading, type Span } from '../reading/reading.ts';
import type { SearchQuery } from '../tools/tools.ts';
import { isNamedPerson } from './person.ts';
import { DEGREE } from './thing.ts';

/** Conditions that the shop's search understood: the state of a conversation about goods. */
export type Conditions = Partial<UnderstoodSearch>;

/** One thing that a shopper searches for, as a text for the shop's search beside the conditions before it. */
export type Wish = {
  /** Words that the search reads; blank when nothing new was said. */
  text: string;
  /** The words of the text that name or describe the thing itself. */
  thing: string;
  /** Conditions of the last search. Each applies unless the text states another value. */
  before: Conditions;
  /** Refused things in the shopper's words. The texts of shown items must not mention them. */
  refused: string[];
  /** Whether a refused substance harms the shopper. */
  isHarm?: boolean;
  /** An order that applies to this search only. */
  sort?: NonNullable<SearchQuery['sort']>;
  /** Whether a present is wanted: by that word, or likely, for a person without a kind of thing. */
  isGift?: 'stated' | 'likely';
  /** Words for the wanted thing of which the shop has none. They apply until another thing is named. */
  missing?: string;
  /** The shopper's name of the wanted thing if the shop has only others like it: "rain jacket". */
  unmet?: string;
  /** Whether this changes the last wish for the same thing. */
  isChange?: boolean;
  /** Words for what the wanted thing has or holds, which name no other thing: "long sleeves", "laptop". */
  parts?: string[];
  /** Ids of items that are not to be shown again. */
  except?: string[];
};

export const wishFor = (said: Partial<Wish>): Wish => ({
  text: '',
  thing: said.text ?? '',
  before: {},
  refused: [],
  ...said,
});

/** Groups of people that are children. */
export const CHILDREN: ReadonlySet<string> = new Set(['kids', 'boys', 'girls', 'baby']);
/** Age in years from which adults' goods apply. */
const GROWN = 14;

/** Whether conditions are for a child, or for a grown-up; undefined if they do not state it. */
export function isForChild({ forWhom = [], age }: Conditions): boolean | undefined {
  if (age !== undefined) return age < GROWN;
  if (forWhom.some((group) => CHILDREN.has(group))) return true;
  return forWhom.some((group) => group === 'men' || group === 'women') ? false : undefined;
}

/** Age in years of the oldest baby or toddler whose age is not stated. */
const TODDLER = 2;

/** Returns the ages in years of the child for whom conditions are, as far as they state them. */
export function agesOfChild({ forWhom = [], age }: Conditions): Required<Ages> | undefined {
  if (age === undefined) return forWhom.includes('baby') ? { min: 0, max: TODDLER } : undefined;
  return age < GROWN ? { min: age, max: age } : undefined;
}

/** Age in years below which a thing must be stated to suit. Clothes need not. */
const SAFE = 3;

/** Whether conditions are for a child so small that small parts and strings are a danger. */
export const isForToddler = (conditions: Conditions): boolean => {
  const child = agesOfChild(conditions);
  return child !== undefined && child.max < SAFE;
};

/** Returns the conditions that apply to any thing for the same person. */
export const ofPerson = ({ forWhom, age, priceMin, priceMax, without }: Conditions): Conditions => ({
  ...(forWhom && { forWhom }),
  ...(age !== undefined && { age }),
  ...(priceMin !== undefined && { priceMin }),
  ...(priceMax !== undefined && { priceMax }),
  ...(without && { without }),
});

/** Categories of what certain people wear. */
const WORN: ReadonlySet<string> = new Set(['men', 'women', 'kids']);

/** Returns the people for whom an item is, as a condition; none for what anybody uses. */
export const forWhomOf = ({ category }: ShownItem): Pick<Conditions, 'forWhom'> =>
  WORN.has(category) ? { forWhom: [category] } : {};

/** Returns the person for whom the last search was, else for whom all clothes are that it showed, at least `least`. */
export function personBefore({ sought = [], shown = [] }: Memory, least: number): Conditions {
  const { forWhom = [], age } = sought.at(-1)?.before ?? {};
  const worn = shown.filter(({ size }) => size.length > 0).flatMap((item) => forWhomOf(item).forWhom ?? []);
  const groups = forWhom.length > 0 ? forWhom : [...new Set(worn)];
  const isKnown = forWhom.length > 0 || (groups.length === 1 && worn.length >= least);
  return { ...(isKnown && { forWhom: groups }), ...(age !== undefined && { age }) };
}

/** Returns a wish without some of its conditions. */
export function withoutConditions(wish: Wish, ...names: readonly (keyof Conditions)[]): Wish {
  const before = { ...wish.before };
  for (const name of names) delete before[name];
  return { ...wish, before };
}

/** Matches a part of a thing with its degree: "long sleeves", and what stands before one in a text for the search. */
const PART = /\b(?:(?:long|short|high|low)(?:er)? )?(?:sleeve|hood|heel|pocket|collar|strap|button|waist)s?\b/g;
const UNNAMED = /\b(?:some|any)thing (?:with )?(?= |$)/;

/** Whether a span names what the wanted thing has or holds: "with a lower heel", "fits a laptop". */
const isPart = ({ from, to }: Span, { tokens }: Reading): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ text }) => text === 'with') || isHeld({ from, to }, tokens);

/** Returns the words of a refinement for what the wanted thing has or holds. */
export const partsIn = (reading: Reading, thing: string): string[] => [
  ...(reading.spans.some((span) => namesThing(span) && !isPart(span, reading)) ? [] : (thing.match(PART) ?? [])),
  ...reading.spans.filter((span) => namesThing(span) && isHeld(span, reading.tokens)).map(({ text }) => text),
];

/** Whether a refinement wants another thing: it names one, or says "something else" or "something for my son". */
export function namesOther(reading: Reading): boolean {
  const { tokens, spans } = reading;
  const says = (word: string) => tokens.some(({ text }) => text === word);
  const isUse = ({ tag, text }: Span) => tag === 'OCCASION' && !DEGREE.test(text);
  const isForOther = spans.some((span) => isUse(span) || isNamedPerson(span));
  const isColor = ({ text }: Span) => idOf('color', text) !== undefined;
  const isWanted = (span: Span) => namesThing(span) && !isPart(span, reading) && !isColor(span);
  return spans.some(isWanted) || says('else') || (says('something') && isForOther);
}

/** Returns the last wish with what a new message adds; `isOther` states that it wants another thing. */
export function refined(last: Wish, now: Wish, isOther: boolean): Wish {
  const { except: _except, sort: _sort, ...kept } = last;
  const gift = now.isGift ?? last.isGift;
  const base = isOther ? wishFor({ before: ofPerson(last.before) }) : kept;
  const parts = isOther ? [] : (now.parts ?? []);
  return {
    ...base,
    isChange: !isOther,
    text: parts.reduce((rest, part) => rest.replace(part, ''), now.text).replace(UNNAMED, ''),
    thing: now.thing,
    parts,
    before: { ...base.before, ...now.before, ...(parts[0] && { words: [...(base.before.words ?? []), ...parts] }) },
    refused: [...new Set([...last.refused, ...now.refused])],
    ...(now.sort && { sort: now.sort }),
    ...((last.isHarm || now.isHarm) && { isHarm: true }),
    ...(gift && { isGift: gift }),
  };
}
