import { substancesOf } from '../care/refusals.ts';
import { plain, wordsOfRefused } from '../care/substances.ts';
import type { Tools } from '../tools/tools.ts';
import { refusing, type Wish } from './wish.ts';

/** Returns the forms in which a description may mention a feature: "belt", "belted", "zipped". */
const formsOf = (word: string): string[] => [word, `${word}ed`, `${word}${word.at(-1)}ed`];

/** Returns a wish whose refused things are conditions of the search, as the search itself understands them. */
export async function withRefused(wish: Wish, tools: Tools): Promise<Wish> {
  let resolved = wish;
  for (const text of wish.refused.slice(0, 6)) {
    const substance = substancesOf(text, wish.isHarm === true)[0] ?? text;
    const { understood } = await tools.search({ text: substance.slice(0, 200), limit: 1 });
    const { kinds, colors, materials, brands } = understood;
    const isUnderstood = [kinds, colors, materials, brands].some((some) => some.length > 0);
    const words = wordsOfRefused(text, wish.isHarm === true);
    resolved = refusing(resolved, {
      without: { kinds: materials.length + colors.length > 0 ? [] : kinds, colors, materials, brands },
      unwanted: isUnderstood || words.length > 0 ? words : formsOf(plain(text)),
      refused: [],
    });
  }
  return resolved;
}
