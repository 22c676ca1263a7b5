import { NUMBER_WORDS } from '../reading/digits.ts';

/** A time as a message names it: "last month". */
export type Period = { said: string; has: (moment: number) => boolean };

const DAY = 86_400_000;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Days of a unit of time. */
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
/** Matches "two weeks ago", "last month", "in march", "yesterday". Input: at most 2,000 characters. */
const PERIOD =
  /(?<!since )\b(?:(?<count>\d{1,3}|\p{L}{1,9}) (?<unit>day|week|month)s? ago|(?<which>last|this) (?<part>week|month|year)(?:'?s)?\b|in (?<month>jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\b|(?<day>yesterday|today)\b)/iu;

const startOfDay = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());

/** Returns the range of a named part of time: the last week, this year. */
function rangeOf(part: string, back: number, now: Date): [number, number] {
  const year = now.getUTCFullYear();
  if (part === 'month') {
    const at = (months: number) => Date.UTC(year, now.getUTCMonth() - months, 1);
    return [at(back), at(back - 1)];
  }
  if (part === 'year') return [Date.UTC(year - back, 0, 1), Date.UTC(year - back + 1, 0, 1)];
  const monday = startOfDay(now) - ((now.getUTCDay() + 6) % 7) * DAY;
  return [monday - back * 7 * DAY, monday + (1 - back) * 7 * DAY];
}

/** Returns the range of a day or of a number of days, weeks or months ago, which reaches a unit further each way. */
function rangeBefore(day: string, count: string, unit: string, now: Date): [number, number] {
  const today = startOfDay(now);
  if (day) return /today/i.test(day) ? [today, today + DAY] : [today - DAY, today];
  const number = NUMBER_WORDS.get(count.toLowerCase()) ?? (/^an?$/i.test(count) ? 1 : Number(count));
  const length = (UNITS[unit.toLowerCase()] ?? 1) * DAY;
  return [today - (number + 1) * length, today - (number - 1) * length];
}

/** Returns the time that a message names; undefined if it names none. "In June" is that of any year. */
export function periodIn(text: string, now: Date): Period | undefined {
  const found = PERIOD.exec(text);
  if (!found) return undefined;
  const said = found[0].toLowerCase().replace(/^in (\p{L})/u, (_, first: string) => first.toUpperCase());
  const { count = '', unit = '', which = '', part = '', month = '', day = '' } = found.groups ?? {};
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  if (month) return { said, has: (moment) => new Date(moment).getUTCMonth() === index };
  const back = /last/i.test(which) ? 1 : 0;
  const [from, to] = part ? rangeOf(part.toLowerCase(), back, now) : rangeBefore(day, count, unit, now);
  return Number.isFinite(from) ? { said, has: (moment) => moment >= from && moment < to } : undefined;
}
