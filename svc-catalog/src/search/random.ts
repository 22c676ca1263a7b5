import type { Catalog } from './catalog.ts';

/** Returns up to `count` different items with equal probability, without the excluded one. */
export function randomOrdinals(
  catalog: Catalog,
  count: number,
  exclude: string | undefined,
  random: () => number,
): number[] {
  const all = catalog.newest.all();
  const chosen = new Set<number>();
  // Floyd's sampling (Bentley & Floyd 1987) takes one draw per item, however large the catalog is.
  const drawCount = Math.min(count + 1, all.length);
  for (let last = all.length - drawCount; last < all.length; last++) {
    const drawn = Math.floor(random() * (last + 1));
    chosen.add(chosen.has(drawn) ? last : drawn);
  }
  return [...chosen]
    .map((index) => ({ ordinal: all[index] ?? 0, order: random() }))
    .filter(({ ordinal }) => catalog.ids[ordinal] !== exclude)
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ ordinal }) => ordinal);
}
