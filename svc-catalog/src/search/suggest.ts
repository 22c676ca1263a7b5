import type { Catalog } from './catalog.ts';
import { fold } from './fold.ts';
import { rankNames } from './ranks.ts';

/** Maximum number of names that are suggested. */
const MAX_SUGGESTIONS = 8;

/** Returns the ordinals of each rank, the newest first. */
function groupByRank({ newest }: Catalog, ranks: Uint8Array): number[][] {
  const byRank: number[][] = Array.from({ length: 256 }, () => []);
  for (const ordinal of newest.all()) {
    const rankOfItem = ranks[ordinal] ?? 0;
    if (rankOfItem > 0) byRank[rankOfItem]?.push(ordinal);
  }
  return byRank;
}

/** Returns the items whose names match the typed text, each name once; best first, newest first among equals. */
export function suggestedOrdinals(catalog: Catalog, typed: string, limit: number): number[] {
  const text = fold(typed);
  if (!text) return [];
  const ranks = rankNames(catalog, text);
  const byRank = groupByRank(catalog, ranks);
  const byName = new Map<string, number>();
  for (let index = byRank.length - 1; index > 0 && byName.size < limit; index--)
    for (const ordinal of byRank[index] ?? []) {
      const name = catalog.titles[ordinal] ?? '';
      if (byName.has(name)) continue;
      byName.set(name, ordinal);
      if (byName.size === limit) break;
    }
  return [...byName.values()];
}

/** Returns names for the typed text. */
export const suggest = (catalog: Catalog, typed: string): string[] =>
  suggestedOrdinals(catalog, typed, MAX_SUGGESTIONS).map((ordinal) => catalog.titles[ordinal] ?? '');
