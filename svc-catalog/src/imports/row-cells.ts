import { SIZES } from '@ethereal/contracts/fashion';
import { type FieldFacts, type FieldName, ITEM_FIELDS } from '@ethereal/contracts/items';

// What a cell says in the words of the calls; text that says nothing there stays text, and is refused by the item's own rules.

/** 24.5, 1,234.50 with a comma for thousands, 24,5 with one for cents; a dollar sign is fine. */
function money(text: string): unknown {
  const digits = text.replace(/^\$\s*/, '');
  if (/^\d+(\.\d+)?$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  // Spreadsheets write what they calculated.
  return /^\d+(\.\d+)?e[+-]?\d+$/i.test(digits) ? Number(digits) : text;
}

const keyOf = (labels: Readonly<Record<string, string>>, text: string) =>
  Object.entries(labels).find(([key, label]) =>
    [key, label].some((word) => word.toLowerCase() === text.toLowerCase()),
  )?.[0] ?? text;

const sizes = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;/|]+/)
    .filter((word) => word !== '');

const YES = ['yes', 'true', '1', 'x'];
const NO = ['no', 'false', '0', ''];
function yesOrNo(text: string): unknown {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : text;
}

/** '12', or 'S:3 M:0'; empty: as it is. */
function stock(text: string): unknown {
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const parts = text.toUpperCase().split(/[\s,;]+/);
  const counts = parts.map((part) => /^([A-Z]+)[:=](\d+)$/.exec(part));
  const isWhole = counts.every((count) => count && SIZES.some((size) => size === count[1]));
  return isWhole ? Object.fromEntries(counts.map((count) => [count?.[1], Number(count?.[2])])) : text;
}

const READERS: Readonly<Record<FieldFacts['kind'], (text: string, facts: FieldFacts) => unknown>> = {
  line: (text) => text,
  text: (text) => text,
  money,
  choice: (text, { choices = {} }) => keyOf(choices, text),
  sizes,
  flag: yesOrNo,
};

/** What the cell of a column means. */
export function meaningOf(column: FieldName | 'stock', text: string): unknown {
  if (column === 'stock') return stock(text.trim());
  const facts: FieldFacts = ITEM_FIELDS[column];
  return READERS[facts.kind](text.trim(), facts);
}
