import type { Catalogue } from './catalogue.ts';
import { fold } from './fold.ts';
import { rank } from './ranks.ts';

const MOST_SUGGESTIONS = 8;

/** Names for what has been typed so far, each once, best first, newest first among equals. */
export function suggest(catalogue: Catalogue, typed: string): string[] {
  const text = fold(typed);
  if (!text) return [];
  const ranks = rank(catalogue, text, { within: 'names' });
  const byRank: number[][] = Array.from({ length: 256 }, () => []);
  for (const ordinal of catalogue.newest.all()) {
    const itemRank = ranks[ordinal] ?? 0;
    if (itemRank > 0) byRank[itemRank]?.push(ordinal);
  }
  const names = new Set<string>();
  for (let index = byRank.length - 1; index > 0; index--) {
    for (const ordinal of byRank[index] ?? []) {
      names.add(catalogue.titles[ordinal] ?? '');
      if (names.size === MOST_SUGGESTIONS) return [...names];
    }
  }
  return [...names];
}
