import { substancesOf } from '../care/refusals.ts';
import { phraseOf, tokensOf } from '../goods/tokens.ts';
import type { Refused } from '../goods/wish.ts';
import { entriesOf, idOf, wordsOfEntry } from './lexicon.ts';
import type { Span } from './reading.ts';
import { textsOf } from './spans.ts';

/**
 * Whether an entry is matched by the words of descriptions, because it is no material: a pattern, a scent, a battery.
 */
const isByWord = (entry: { class: string; phrase: string }): boolean =>
  entry.class === 'pattern' || (entry.class === 'allergen' && idOf('material', entry.phrase) === undefined);

/** Returns the forms in which a description may mention a feature: "belt", "belted", "zipped". */
const formsOf = (word: string): string[] => [word, `${word}s`, `${word}ed`, `${word}${word.at(-1)}ed`];

/**
 * Returns the things that must not be shown.
 * @param isKind whether the shop's goods or a dictionary list the phrase as a kind of thing
 * @param harm whether the refused things harm a person
 */
export function refusedIn(spans: readonly Span[], isKind: (phrase: string) => boolean, harm: boolean): Refused {
  const refused = { kinds: [], materials: [], colours: [], brands: [], words: [] } as Record<keyof Refused, string[]>;
  for (const text of textsOf(spans, 'REFUSED')) {
    const each = [...new Set([text, ...text.split(' ')])].flatMap((phrase) =>
      entriesOf(phrase).map((entry) => ({ phrase, ...entry })),
    );
    const substances = isKind(text) && each.length === 0 ? [] : substancesOf(text, harm);
    refused.materials.push(...substances);
    if (substances.length === 0)
      refused.colours.push(...each.filter((entry) => entry.class === 'colour').map(({ phrase }) => phrase));
    refused.words.push(...each.filter(isByWord).flatMap((entry) => wordsOfEntry(entry.class, entry.id)));
    if (isKind(text)) refused.kinds.push(idOf('kind', text) ?? text);
    if (each.length === 0 && substances.length === 0) refused.words.push(...formsOf(phraseOf(tokensOf(text))));
  }
  return refused;
}

export function mergeRefused(all: readonly Refused[]): Refused {
  const of = (name: keyof Refused) => [...new Set(all.flatMap((one) => one[name]))];
  return {
    kinds: of('kinds'),
    materials: of('materials'),
    colours: of('colours'),
    brands: of('brands'),
    words: of('words'),
  };
}
