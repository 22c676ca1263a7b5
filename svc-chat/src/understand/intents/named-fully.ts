import { stemsOf } from '../../lexicon/phrase.ts';
import type { Good } from '../../shelf/good.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { goodsNamed, kindsIn } from '../item-meant.ts';
import { isSmallWord } from '../small-words.ts';

/** How many words of its name are said. */
export const sharedWithName = (good: Good, stems: readonly string[]) =>
  new Set(good.nameStems.filter((stem) => stems.includes(stem))).size;

/** Enough of the name is said to mean this item and no kind of items. */
export function isNamedFully(good: Good, stems: readonly string[], shelf: Shelf): boolean {
  const own = [...new Set(good.nameStems)].filter((stem) => !isSmallWord(stem) || stem === 'one');
  const said = own.filter((stem) => stems.includes(stem));
  const ofKind = shelf.ofKind(good.kind ?? '').length;
  return (
    said.length >= 2 ||
    said.length / own.length >= 0.5 ||
    said.some((stem) => shelf.having(stem).size === 1) ||
    (ofKind === 1 && (said.length >= 1 || kindsIn(stems).includes(good.kind ?? '')))
  );
}

/** The one item that is named with "the" or "your" in a question about one. */
export function subjectOf(text: string, shelf: Shelf, fitting: readonly Good[]): Good | undefined {
  const subjects = [
    ...text.matchAll(
      /\b(?:the|this|that(?! (?:is|are|was|has|have|does|do|can|will|would|contains?|comes?|goes|go|fits?)\b)|your|those|these) ((?:\w+ ?){1,5})/g,
    ),
  ].flatMap(([, words = '']) => {
    const stems = stemsOf(
      words.replace(/\b(?:have|has|got|come|comes|include|need|with|into|for|on|and|or)\b.*$/, ''),
    );
    const meant = goodsNamed(stems, shelf, fitting.length > 0 ? fitting : shelf.goods);
    const [one] = meant;
    return one && meant.length === 1 && isNamedFully(one, stems, shelf) ? [one] : [];
  });
  return subjects.length === 1 ? subjects[0] : undefined;
}
