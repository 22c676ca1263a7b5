import { SIZES } from '@ethereal/contracts/fashion';
import { type FieldFacts, type FieldName, ITEM_FIELDS } from '@ethereal/contracts/items';
import { readSize } from '@ethereal/contracts/size-systems';
import { keyFrom, partsOf } from '@ethereal/contracts/variants';

// Reads the text of a cell into the value of a call. Text without a meaning stays text, and the rules of the item
// reject it.

/** Maximum length of a price, in characters. */
const MAX_PRICE_TEXT = 40;
const DOLLARS = ['US$', 'USD', '$'];

/** Returns the text without the words for US dollars. */
function withoutDollars(text: string): string {
  const upper = text.toUpperCase();
  for (const word of DOLLARS) {
    if (upper.startsWith(word)) return text.slice(word.length).trim();
    if (upper.endsWith(word)) return text.slice(0, -word.length).trim();
  }
  return text;
}

/** Whether one dot stands before three digits: thousands in some countries, three decimals in others. */
const isDotted = (digits: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** Matches a group of thousands after a leading zero, such as `0,500`, which may be meant as a decimal fraction. */
const LEADING_ZERO = /^0+[,' ’\u00a0\u202f](\d{3})$/;
const BEGINS_WITH_ZERO = /^0\d*[,' ’\u00a0\u202f]\d{3}/;

/** Reads an amount: 24.5, 24,50, 1,234.50, 1.234,50, 1 234,50, $24.50 and USD 24.50; spreadsheets write 2.45e+1. */
export function money(text: string): unknown {
  if (text.length > MAX_PRICE_TEXT) return text;
  const written = withoutDollars(text);
  if (BEGINS_WITH_ZERO.test(written)) return text;
  const digits = written.replaceAll(/(?<=\d)[ '’\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (isDotted(digits)) return text;
  if (/^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(digits)) return Number(digits);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : text;
}

/** Returns how to write an amount, for a text that is none. */
export function moneyHint(text: string): string {
  const digits = withoutDollars(text.slice(0, MAX_PRICE_TEXT));
  if (isDotted(digits)) {
    const thousands = Number(digits.replace('.', ''));
    return `This could be ${thousands.toFixed(2)}, or an amount of three decimals. Write it like ${thousands.toFixed(2)}.`;
  }
  const [, group] = LEADING_ZERO.exec(digits) ?? [];
  if (group !== undefined) {
    const [fraction, whole] = [(Number(group) / 1000).toFixed(2), Number(group).toFixed(2)];
    return `This could be ${fraction} or ${whole}. Write ${fraction} or ${whole}.`;
  }
  const isOfOtherMoney = /\p{Sc}|\b[A-Z]{3}\b/u.test(digits);
  return isOfOtherMoney
    ? 'Prices are in US dollars. Write a price like 12.50.'
    : 'Price must be a number. Write it like 12.50.';
}

/** Matches a count whose separator may stand before thousands or decimals, alone or after the name of a variant. */
const AMBIGUOUS_COUNT = /(?:^|[:=]) *(\d{1,3})([.,]| )(\d{3})$/;

/** Returns both readings of an ambiguous count; undefined when the text has none. */
function countHint(text: string): string | undefined {
  const [, before, , after] = AMBIGUOUS_COUNT.exec(text.slice(0, 2 * MAX_PRICE_TEXT)) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const whole = Number(before + after);
  return `This could be ${whole} or ${Number(`${before}.${after}`)} pieces. Write ${whole}.`;
}

const keyOf = (labels: Readonly<Record<string, string>>, text: string) =>
  Object.entries(labels).find(([key, label]) =>
    [key, label].some((word) => word.toLowerCase() === text.toLowerCase()),
  )?.[0] ?? text;

/** Texts by which sellers state that an item has no sizes. */
const NO_SIZES = ['one size', 'onesize', 'one-size', 'one size fits all', 'os', 'none', 'n/a', '-'];

const sizes = (text: string) =>
  NO_SIZES.includes(text.toLowerCase())
    ? []
    : text
        .toUpperCase()
        .split(/[\s,;/|]+/)
        .filter((word) => word !== '');

const YES = ['yes', 'true', '1', 'x'];
const NO = ['no', 'false', '0', ''];
function yesOrNo(text: string): unknown {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : text;
}

const names = (text: string) =>
  text
    .split(/[,;]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns a variant in the spelling of the item: sizes may be lower case; colors are compared exactly. */
const variant = (text: string) =>
  // A number alone may be a color; after a color it is a size.
  keyFrom(partsOf(text.trim()).map((part, at) => (at > 0 || /[^\d.]/.test(part) ? readSize(part) : undefined) ?? part));

/** Reads a stock: '12', 'S:3 M:0' or 'White / S:3, White / M:0'. An empty cell leaves the stock unchanged. */
function stock(text: string): unknown {
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const counts = text.split(/(?<=[:=]\d{1,9})[\s,;]+/).map((part) => /^([^:=]+)[:=](\d+)$/.exec(part));
  const isWhole = counts.every((count) => count !== null);
  return isWhole ? Object.fromEntries(counts.map(([, name = '', count]) => [variant(name), Number(count)])) : text;
}

const or = new Intl.ListFormat('en', { type: 'disjunction' });

type Kind = {
  read(text: string, facts: FieldFacts): unknown;
  /** Returns the accepted values for a cell whose text has no meaning. */
  hint?(text: string, facts: FieldFacts): string;
};

const KINDS: Readonly<Record<FieldFacts['kind'], Kind>> = {
  line: { read: (text) => text },
  text: { read: (text) => text },
  money: { read: money, hint: moneyHint },
  choice: {
    read: (text, { choices = {} }) => keyOf(choices, text),
    hint: (_, { choices = {} }) => `Must be ${or.format(Object.values(choices))}.`,
  },
  names: { read: names },
  sizes: { read: sizes, hint: () => `Must be ${or.format(SIZES)}, several with commas, or 'One size'.` },
  'other-sizes': {
    read: (text) => names(text).map((name) => readSize(name) ?? name),
    hint: () =>
      'Must be sizes of one kind, several with commas: US 9, US 9.5, or 5–6 years, Ring 7, 32 × 34, One size.',
  },
  flag: { read: yesOrNo, hint: () => 'Must be yes or no.' },
};

/** Returns the value that a cell of a column means. */
export function meaningOf(column: FieldName | 'stock', text: string): unknown {
  if (column === 'stock') return stock(text.trim());
  const facts: FieldFacts = ITEM_FIELDS[column];
  return KINDS[facts.kind].read(text.trim(), facts);
}

/** Returns the fault of a cell without a meaning: the hint of its kind, or else the rule of the item. */
export function reasonOf(column: FieldName | 'stock', text: string, rule: string): string {
  if (column === 'stock') {
    const shape = 'Write sizes like S:3 M:0, colors like White:3, Navy:0, and both like White / S:3.';
    return countHint(text.trim()) ?? `${rule} ${shape}`;
  }
  const facts: FieldFacts = ITEM_FIELDS[column];
  const { read, hint } = KINDS[facts.kind];
  const meaning = read(text.trim(), facts);
  // The cell was read as a number, so the fault is the rule that the number breaks.
  return hint && typeof meaning !== 'number' ? hint(text.trim(), facts) : rule;
}
