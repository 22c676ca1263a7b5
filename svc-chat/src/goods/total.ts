import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import type { Answered, Found } from './search.ts';

/** One place in a combination of items: the items that may take it, the best first, and the wish that it is for. */
type Place = { of: Found; items: readonly Item[] };

/** A total price in dollars, the stated number of items of one wish, and the maximum number without a stated one. */
type Limits = { total: number; count?: number | undefined; most: number };

/** Parts of an outfit, of which each is worn. */
const PARTS = ['topW', 'bottomW'] as const;

/** Returns the places of a combination: one for each wish, or for each part of an outfit, else a number of one wish. */
function placesOf(
  found: readonly Found[],
  lists: readonly (readonly Item[])[],
  { total, count, most }: Limits,
): Place[] {
  const places = found.map((of, at): Place => ({ of, items: lists[at] ?? [] }));
  const [only, other] = places;
  if (!only || other) return places;
  const severalOf = (length: number) => Array.from({ length: Math.min(length, only.items.length) }, () => only);
  if (count !== undefined) return severalOf(count);
  const parts = PARTS.map((part) =>
    only.items.filter(({ subCategory, size }) => subCategory === part && size.length > 0),
  );
  if (parts.every((items) => items.length > 0)) return parts.map((items) => ({ of: only.of, items }));
  let several = severalOf(most);
  while (several.length > 1 && sumOf(cheapestOf(several).filter(isItem)) > total) several = several.slice(1);
  return several;
}

const isItem = (item: Item | undefined): item is Item => item !== undefined;

/** Returns different items for some places, the cheapest of each. */
function cheapestOf(places: readonly Place[]): (Item | undefined)[] {
  const taken = new Set<Item>();
  return places.map(({ items }) => {
    const [low] = items.filter((item) => !taken.has(item)).toSorted((one, other) => one.price - other.price);
    if (low) taken.add(low);
    return low;
  });
}

/** Returns what was found with the best items that together are within a total price, else with the cheapest. */
export function within(limits: Limits, found: readonly Found[], lists: readonly (readonly Item[])[]): Answered[] {
  const places = placesOf(found, lists, limits);
  const chosen = cheapestOf(places);
  let left = limits.total - sumOf(chosen.filter(isItem));
  for (const [at, low] of chosen.entries()) {
    const isFree = (item: Item) => item === low || !chosen.includes(item);
    const best = low && places[at]?.items.find((item) => isFree(item) && item.price - low.price <= left);
    if (!best) continue;
    left -= best.price - low.price;
    chosen[at] = best;
  }
  return found.map((of) => ({
    ...of,
    shown: chosen.flatMap((item, at) => (item && places[at]?.of === of ? item : [])),
  }));
}

/** Returns the price of some items together, in dollars. */
export const sumOf = (items: readonly { price: number }[]): number =>
  items.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;

/** Returns the price of all shown items together, one of each, and whether it is within a total price. */
export function totalWords(answered: readonly Answered[], total: number): string {
  const shown = answered.flatMap((one) => one.shown);
  if (shown.length < 2) return '';
  const sum = sumOf(shown);
  return sum <= total
    ? `\nTogether **${formatMoney(sum)}** for one of each, within ${formatMoney(total)}.`
    : `\nThese are the cheapest of them and come to **${formatMoney(sum)}** together: I found no combination under ${formatMoney(total)}.`;
}
