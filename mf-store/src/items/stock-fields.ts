import { SIZES, type Size } from '@ethereal/contracts/fashion';
import { pieces, type Stock } from '@ethereal/contracts/stock';

/** The stock as typed: by size, or under `all` for an item without sizes. Empty: not counted. */
export type StockTexts = Record<string, string>;

/** What stock is typed for: each chosen size, or the item as a whole. */
export const stockKeysOf = (sizes: readonly string[]): string[] =>
  sizes.length === 0 ? ['all'] : SIZES.filter((size) => sizes.includes(size));

export function textsOf(stock: Stock | undefined): StockTexts {
  if (stock === undefined || stock === null) return {};
  if (typeof stock === 'number') return { all: String(stock) };
  return Object.fromEntries(Object.entries(stock).map(([size, count]) => [size, String(count)]));
}

const countOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** What was typed for these sizes as a stock, or what is wrong with it. */
export function readStock(
  texts: StockTexts,
  sizes: readonly string[],
): { stock: Stock; fault?: never } | { fault: string } {
  const typed = stockKeysOf(sizes).map((key) => [key, (texts[key] ?? '').trim()] as const);
  if (typed.every(([, text]) => text === '')) return { stock: null };
  if (typed.some(([, text]) => text === ''))
    return { fault: 'Say how many there are of each size, or of none.' };
  const counts: Partial<Record<Size, number>> = {};
  for (const [key, text] of typed) {
    const count = pieces.safeParse(countOf(text));
    if (!count.success) return { fault: count.error.issues[0]?.message ?? 'Stock must be a whole number.' };
    if (key === 'all') return { stock: count.data };
    const size = SIZES.find((one) => one === key);
    if (size) counts[size] = count.data;
  }
  return { stock: counts };
}

/** The stock to send: none when it is as the form began. */
export function changedStock(
  before: StockTexts,
  after: Stock,
  sizes: { before: readonly string[]; after: readonly string[] },
) {
  const was = readStock(before, sizes.before);
  return JSON.stringify(was.fault === undefined ? was.stock : undefined) === JSON.stringify(after)
    ? {}
    : { stock: after };
}
