import type { Card } from '@ethereal/contracts/items';
import { sortSizes } from '@ethereal/contracts/size-systems';
import { MAX_STOCK, type Options, type Stock, sizesOf, unitCount, variantsOf } from '@ethereal/contracts/stock';

/** Stock as typed: by variant, or under `all` for an item without variants. Empty means not counted. */
export type StockTexts = Record<string, string>;

/** Returns the colors and sizes by which the stock of an item is counted. */
export const optionsOf = ({ colors, ...sized }: Pick<Card, 'colors' | 'size' | 'otherSizes'>): Options => ({
  colors,
  sizes: sizesOf(sized),
});

/** Returns the keys that stock is typed for: each variant, or the item as a whole. */
export function stockKeysOf({ colors, sizes }: Options): string[] {
  const variants = variantsOf({ colors, sizes: sortSizes(sizes) });
  return variants.length === 0 ? ['all'] : variants;
}

/** Returns the properties of the input for the stock of one key. */
export const piecesInput = (key: string, texts: StockTexts, onChange: (texts: StockTexts) => void) =>
  ({
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max: MAX_STOCK,
    step: 1,
    value: texts[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [key]: target.value }),
  }) as const;

/** Returns the stock as texts of the form's fields. */
export function textsOf(stock: Stock | undefined): StockTexts {
  if (stock === undefined || stock === null) return {};
  if (typeof stock === 'number') return { all: String(stock) };
  return Object.fromEntries(Object.entries(stock).map(([variant, count]) => [variant, String(count)]));
}

const countOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Returns the typed stock of an item with these options, or the fault of the input. */
export function readStock(texts: StockTexts, options: Options): { stock: Stock; fault?: never } | { fault: string } {
  const typed = stockKeysOf(options).map((key) => [key, (texts[key] ?? '').trim()] as const);
  if (typed.every(([, text]) => text === '')) return { stock: null };
  if (typed.some(([, text]) => text === ''))
    return {
      fault: `Say how many there are of each ${options.colors?.length ? 'variant' : 'size'}, or of none.`,
    };
  const counts: Record<string, number> = {};
  for (const [key, text] of typed) {
    const count = unitCount.safeParse(countOf(text));
    if (!count.success) return { fault: count.error.issues[0]?.message ?? 'Stock must be a whole number.' };
    counts[key] = count.data;
  }
  const isWhole = variantsOf(options).length === 0;
  return { stock: isWhole ? (counts.all ?? null) : counts };
}

/** Returns the stock to send; none when it equals the initial stock of the form. */
export function changedStock(before: StockTexts, after: Stock, optionsBefore: Options) {
  const was = readStock(before, optionsBefore);
  return JSON.stringify(was.fault === undefined ? was.stock : undefined) === JSON.stringify(after)
    ? {}
    : { stock: after };
}
