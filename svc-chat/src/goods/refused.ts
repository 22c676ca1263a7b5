import { substancesOf } from '../care/refusals.ts';
import { wordsOfSubstance } from '../care/substances.ts';
import { entriesOf, idOf, wordsOfEntry } from '../reading/lexicon.ts';
import { readable } from '../text/mentions.ts';
import type { Tools } from '../tools/tools.ts';
import { refusing, type Wish } from './wish.ts';

/**
 * Whether an entry is matched by the words of descriptions, because it is no material: a color, a pattern, a scent, a
 * battery.
 */
const isByWord = (entry: { class: string; phrase: string }): boolean =>
  entry.class === 'pattern' ||
  entry.class === 'colour' ||
  (entry.class === 'allergen' && idOf('material', entry.phrase) === undefined);

/** Returns the forms in which a description may mention a feature: "belt", "belted", "zipped". */
const formsOf = (word: string): string[] => [word, `${word}ed`, `${word}${word.at(-1)}ed`];
const plain = (text: string): string => readable(text).trim();

/** Returns the words by which an item's text is checked for a refused thing. */
function wordsFor(text: string, isHarm: boolean): string[] {
  const each = [...new Set([text, ...text.split(' ')])].flatMap((phrase) =>
    entriesOf(phrase).map((entry) => ({ phrase, ...entry })),
  );
  const substances = isHarm ? substancesOf(text, true) : [];
  const families = [text, ...text.split(' '), ...substances].flatMap(wordsOfSubstance);
  const listed = each.filter(isByWord).flatMap((one) => wordsOfEntry(one.class, one.id));
  return [...listed, ...substances, ...families].map(plain);
}

/** Returns a wish whose refused things are conditions of the search, as the search itself understands them. */
export async function withRefused(wish: Wish, tools: Tools): Promise<Wish> {
  let resolved = wish;
  for (const text of wish.refused.slice(0, 6)) {
    const substance = substancesOf(text, wish.isHarm === true)[0] ?? text;
    const { understood } = await tools.search({ text: substance.slice(0, 200), limit: 1 });
    const { kinds, colors, materials, brands } = understood;
    const isUnderstood = [kinds, colors, materials, brands].some((some) => some.length > 0);
    const words = wordsFor(text, wish.isHarm === true);
    resolved = refusing(resolved, {
      without: { kinds: materials.length + colors.length > 0 ? [] : kinds, colors, materials, brands },
      unwanted: isUnderstood || words.length > 0 ? words : formsOf(plain(text)),
      refused: [],
    });
  }
  return resolved;
}
