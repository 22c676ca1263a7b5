import { DAY_MS } from '@ethereal/contracts/durations';
import { SALE_COLUMNS, type SaleColumn } from '@ethereal/contracts/imports';
import type { SaleSent } from '@ethereal/contracts/sale';
import { type ItemPrices, ownPriceOf } from '../sales/sales.rules.ts';
import { money, moneyHint } from './row-cells.ts';

/** Cells of a sale by column; absent when the table has no such column. */
type SaleCells = Partial<Record<SaleColumn, string>>;

const COLUMNS = Object.keys(SALE_COLUMNS).filter((key): key is SaleColumn => key in SALE_COLUMNS);

/** Columns whose cells may be dates of a spreadsheet. */
export const SALE_TIMES: readonly string[] = ['saleFrom', 'saleUntil'] satisfies SaleColumn[];

/** Whether a column belongs to the sale of an item. */
export const isSaleColumn = (column: string | undefined): column is SaleColumn =>
  COLUMNS.some((candidate) => candidate === column);

/** Maximum length of a time or a percent, in characters. */
const MAX_TEXT = 40;
// Input of the patterns: at most 40 characters.
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d{1,3})?(?: ?(Z|UTC|[+-]\d\d:\d\d))?)?$/i;
const OTHER_ORDER = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: |$)/;
const PERCENT = /^(\d{1,3}) ?%?$/;
/** Matches a percent as spreadsheets store it: 0.3 is 30 %. */
const FRACTION = /^0?\.(\d{1,2})$/;

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/**
 * Reads a moment such as 2026-12-01, 2026-12-01 09:00, 2026-12-01T09:00:30Z or 2026-12-01 09:00 -05:00; without a zone
 * it is UTC. An end needs a time, because the day of an end may be meant to be a part of the sale. Returns undefined
 * for a text without a meaning.
 */
function moment(column: SaleColumn, text: string): string | undefined {
  const [, day, time, seconds = ':00', zone = 'Z'] = (text.length <= MAX_TEXT && MOMENT.exec(text)) || [];
  if (day === undefined || !isDay(day) || (time === undefined && column === 'saleUntil')) return undefined;
  const at = new Date(`${day}T${time ?? '00:00'}${seconds}${/^(z|utc)$/i.test(zone) ? 'Z' : zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function percent(text: string): unknown {
  const [, digits] = (text.length <= MAX_TEXT && PERCENT.exec(text)) || [];
  return digits === undefined ? text : Number(digits);
}

/** Returns the value that a cell of a sale means; text without a meaning stays text. */
function meaningOf(column: SaleColumn, text: string): unknown {
  if (column === 'salePrice') return money(text);
  return column === 'salePercent' ? percent(text) : (moment(column, text) ?? text);
}

const textIn = (cells: SaleCells, column: SaleColumn): string => (cells[column] ?? '').trim();

/**
 * Returns the sale of a row. A table without columns of a sale changes no sale. Without a price and a percent the sale
 * ends. Columns that the table lacks, and an empty beginning of a sale that runs, stay as they are.
 */
export function saleIn(cells: SaleCells, item: ItemPrices | undefined, now: Date): { sale?: unknown } {
  if (COLUMNS.every((column) => cells[column] === undefined)) return {};
  const before: SaleSent = (item && ownPriceOf(item, now).sale) ?? {};
  const isRunning = before.from !== undefined && Date.parse(before.from) <= now.getTime();
  const cell = (column: SaleColumn, kept: unknown, blank?: unknown): unknown => {
    const text = textIn(cells, column);
    if (cells[column] === undefined) return kept;
    return text === '' ? blank : meaningOf(column, text);
  };
  const other = (column: SaleColumn, kept: unknown) => (textIn(cells, column) === '' ? kept : undefined);
  const sale = {
    price: cell('salePrice', other('salePercent', before.price)),
    percent: cell('salePercent', other('salePrice', before.percent)),
    from: cell('saleFrom', before.from, isRunning ? before.from : undefined),
    until: cell('saleUntil', before.until),
  };
  const isNamed = COLUMNS.some((column) => textIn(cells, column) !== '');
  return { sale: sale.price === undefined && sale.percent === undefined && !isNamed ? null : sale };
}

/** Returns a moment as tables have it: 2026-12-01 09:00 UTC. Spreadsheets keep that as text. */
function momentText(iso: string): string {
  const time = iso.slice(11, 19);
  return `${iso.slice(0, 10)} ${time.endsWith(':00') ? time.slice(0, 5) : time} UTC`;
}

/** Returns a cell of an item's sale; empty when no sale runs or is planned at the moment. */
export function saleText(item: ItemPrices, column: SaleColumn, now: Date): string {
  const { price, percent: chosen, from, until }: SaleSent = ownPriceOf(item, now).sale ?? {};
  if (column === 'salePrice') return price?.toFixed(2) ?? '';
  if (column === 'salePercent') return chosen === undefined ? '' : String(chosen);
  const at = column === 'saleFrom' ? from : until;
  return at === undefined ? '' : momentText(at);
}

/** Returns the column of a fault in a part of the sale; undefined when the table has none for it. */
export function saleColumnOf(part: unknown, cells: SaleCells): SaleColumn | undefined {
  if (part === 'percent') return 'salePercent';
  if (part === 'from') return 'saleFrom';
  if (part === 'until') return 'saleUntil';
  const named = (['salePrice', 'salePercent'] as const).find((column) => textIn(cells, column) !== '');
  return named ?? COLUMNS.find((column) => cells[column] !== undefined);
}

function percentHint(text: string): string {
  const [, digits] = (text.length <= MAX_TEXT && FRACTION.exec(text)) || [];
  return digits === undefined
    ? 'Percent must be a whole number. Write it like 30.'
    : `Write ${Number(digits.padEnd(2, '0'))} for ${Number(digits.padEnd(2, '0'))} %.`;
}

const twoDigits = (text: string) => text.padStart(2, '0');

function momentHint(column: SaleColumn, text: string): string {
  const short = text.slice(0, MAX_TEXT);
  const [, day, time] = MOMENT.exec(short) ?? [];
  if (column === 'saleUntil' && day !== undefined && time === undefined && isDay(day)) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    return `This could be the beginning or the end of the day. Write ${day} 00:00 or ${next} 00:00.`;
  }
  const [, one = '', two = '', year = ''] = OTHER_ORDER.exec(short) ?? [];
  const readings = [[one, two] as const, [two, one] as const].map(
    ([month, date]) => `${year}-${twoDigits(month)}-${twoDigits(date)}`,
  );
  const days = [...new Set(readings)].filter(isDay);
  if (days.length === 2) return `This could be ${days.join(' or ')}. Write it like ${days[0]} 09:00.`;
  return `Write a moment like ${days[0] ?? '2026-12-01'} 09:00, in UTC.`;
}

/** Returns the fault of a cell of a sale: how to write it when it has no meaning, or else the rule. */
export function saleReason(column: SaleColumn, cell: string, rule: string): string {
  const text = cell.trim();
  if (text === '') return rule;
  if (column === 'salePrice') return typeof money(text) === 'number' ? rule : moneyHint(text);
  if (column === 'salePercent') return typeof percent(text) === 'number' ? rule : percentHint(text);
  return moment(column, text) === undefined ? momentHint(column, text) : rule;
}
