import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { Ages } from '../item/ages.ts';
import { namesThing, type Reading } from '../reading/reading.ts';
import type { SearchQuery } from '../tools/tools.ts';
import { isNamedPerson } from './person.ts';

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

/** Returns a wish without some of its conditions. */
export function withoutConditions(wish: Wish, ...names: readonly (keyof Conditions)[]): Wish {
  const before = { ...wish.before };
  for (const name of names) delete before[name];
  return { ...wish, before };
}

/** Whether a refinement wants another thing: it names one, or says "something else" or "something for my son". */
export function namesOther(reading: Reading): boolean {
  const { tokens, spans } = reading;
  const says = (word: string) => tokens.some(({ text }) => text === word);
  const isForOther = spans.some((span) => span.tag === 'OCCASION' || isNamedPerson(span));
  return spans.some(namesThing) || says('else') || (says('something') && isForOther);
}

/**
 * Returns the last wish with what a new message adds.
 * @param isOther whether the message wants another thing
 */
export function refined(last: Wish, now: Wish, isOther: boolean): Wish {
  const { except: _except, sort: _sort, ...kept } = last;
  const gift = now.isGift ?? last.isGift;
  const base = isOther ? wishFor({ before: ofPerson(last.before) }) : kept;
  return {
    ...base,
    text: now.text,
    thing: now.thing,
    before: { ...base.before, ...now.before },
    refused: [...new Set([...last.refused, ...now.refused])],
    ...(now.sort && { sort: now.sort }),
    ...((last.isHarm || now.isHarm) && { isHarm: true }),
    ...(gift && { isGift: gift }),
  };
}
