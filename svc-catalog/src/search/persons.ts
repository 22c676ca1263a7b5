import { numberOf, RANGE } from './language/numbers.ts';
import { places, type Reading, type Understood } from './reading.ts';

/** Years of a unit of age. */
const YEARS: ReadonlyMap<string, number> = new Map([
  ...['year', 'years', 'yr', 'yrs', 'y', 'yo'].map((unit) => [unit, 1] as const),
  ...['month', 'months', 'mo', 'mos', 'm'].map((unit) => [unit, 1 / 12] as const),
]);
const OLD: ReadonlySet<string> = new Set(['old', 'olds', 'of']);
/** Words before a number that make it an age. */
const AGED: ReadonlySet<string> = new Set(['age', 'ages', 'aged', 'turning', 'turns', 'turned']);
/** Children before a number at the end of a text that is their age: `for my grandson 10`. */
const CHILDREN: ReadonlySet<string> = new Set(
  'son daughter nephew niece grandson granddaughter boy girl toddler kid child'.split(' '),
);
/** Age in years from which adults' goods apply. */
const GROWN = 14;
/** Age in years below which a baby's goods apply. */
const WALKS = 2;
/** Age in years from which clothes of babies are too small: their sizes end at 24 months. */
const TOO_BIG = 3;
/** Age in years from which goods for teenagers fit. */
const TEENS = 11;
const MALE = ['men', 'boys'];
const FEMALE = ['women', 'girls'];

/** Sizes of toddlers, which state an age in years: `2T`. */
const TODDLERS = /^([2-5])t$/;

/** A number of an age, with its unit if it is written as one word. */
const NUMBER = /^(\d{1,2})(y|yo|yrs?|mo?s?)?$/;
/** Units that state an age in a range only, because they are also those of a warranty or a size of shoes. */
const ALSO_OTHERS = /^(?:years?|yrs?|\d+m|m)$/;

type Age = { years: number; from: number; to: number };

/** Returns the age that a size of toddlers at a place states. */
function ageOfToddler(tokens: readonly string[], at: number): Age | undefined {
  const [, years] = TODDLERS.exec(tokens[at] ?? '') ?? [];
  return years ? { years: Number(years), from: at, to: at + 1 } : undefined;
}

/** A stated number with its unit in years, and the place behind them. */
type Numbers = { years: number; unit?: number; to: number };

/** Returns the number at a place with the unit of age that is written to it or follows: `7yo`, `7 years`, `ten`. */
function numberAt(tokens: readonly string[], at: number): Numbers | undefined {
  const [, digits, glued] = NUMBER.exec(tokens[at] ?? '') ?? [];
  const years = digits === undefined ? numberOf(tokens[at] ?? '') : Number(digits);
  if (years === undefined) return undefined;
  const unit = YEARS.get(glued ?? tokens[at + 1] ?? '');
  const to = at + (unit === undefined || glued ? 1 : 2);
  return { years, to, ...(unit === undefined ? {} : { unit }) };
}

/** Returns the number at a place, or the range of numbers that begins with it, with its unit: `6-7 years`. */
function numbersAt(tokens: readonly string[], at: number): (Numbers & { isRange: boolean }) | undefined {
  const first = numberAt(tokens, at);
  if (!first) return undefined;
  const last = RANGE.has(tokens[first.to] ?? '') ? numberAt(tokens, first.to + 1) : undefined;
  return last ? { ...last, years: first.years, isRange: true } : { ...first, isRange: false };
}

/**
 * Returns the age that a number at a place states, with the range of its tokens; undefined if it states none. The first
 * number of a range counts.
 */
function ageAt(tokens: readonly string[], at: number): Age | undefined {
  const numbers = numbersAt(tokens, at);
  if (!numbers) return undefined;
  const { years, unit, to, isRange } = numbers;
  const isOld = unit !== undefined && OLD.has(tokens[to] ?? '');
  const before = tokens[at - 1] ?? '';
  const isLed = AGED.has(before);
  const isOfChild = to === tokens.length && CHILDREN.has(before);
  const isUnit = unit !== undefined && (isRange || !ALSO_OTHERS.test(tokens[to - 1] ?? ''));
  if (!isOld && !isLed && !isOfChild && !isUnit) return undefined;
  return { years: years * (unit ?? 1), from: isLed ? at - 1 : at, to: isOld ? to + 1 : to };
}

/** Reads the age of a person: `7 years old`, `aged 7`, `ages 3 to 5`, `6-7 years`, `18 months old`, `2T`. */
export function readAge(reading: Reading, understood: Understood): void {
  const { tokens, taken } = reading;
  for (const at of tokens.keys()) {
    const age = taken[at] ? undefined : (ageOfToddler(tokens, at) ?? ageAt(tokens, at));
    if (!age) continue;
    const { years, from, to } = age;
    understood.age = years;
    reading.take(from, to);
    reading.show('forWhom', tokens.slice(from, to).join(' '), places(age));
  }
}

/** Returns the groups whose goods do not fit a person of an age. */
export const groupsOutgrown = (age: number | undefined): string[] =>
  age !== undefined && age >= TOO_BIG && age < GROWN ? ['baby'] : [];

/** Returns the words of names of goods for people of another age. */
export const wordsOutgrown = (age: number | undefined): string[] =>
  age !== undefined && age < TEENS ? ['teen', 'teens', 'teenager'] : [];

/** Returns the groups of people by the age of the person: a son of 8 is a boy, a daughter of 20 a woman. */
export function groupsOfAge(groups: readonly string[], age: number | undefined): string[] {
  if (age === undefined) return [...groups];
  const isMale = groups.some((group) => MALE.includes(group));
  const isFemale = groups.some((group) => FEMALE.includes(group));
  if (age < WALKS) return ['baby'];
  if (age < GROWN) return isMale === isFemale ? ['kids'] : [isMale ? 'boys' : 'girls'];
  return [...(isMale ? ['men'] : []), ...(isFemale ? ['women'] : [])];
}
