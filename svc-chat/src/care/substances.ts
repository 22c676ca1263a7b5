import { entriesOf, idOf, textWordsOf, wordsOfEntry } from '../reading/lexicon.ts';
import { readable } from '../text/mentions.ts';
import { stem } from '../text/words.ts';
import { substancesOf } from './refusals.ts';

/** Returns a word in the form in which texts of items are searched for it. */
export const plain = (text: string): string => readable(text).trim();

const familyOf = (name: string): string[] => textWordsOf(name).map(plain);

/** Whether an entry is matched by words of descriptions, because it is no material: a color, a scent, a battery. */
const isByWord = (entry: { class: string; phrase: string }): boolean =>
  entry.class === 'pattern' ||
  entry.class === 'color' ||
  (entry.class === 'allergen' && idOf('material', entry.phrase) === undefined);

/** Substances that many things are made of or need, about which a question is not one of safety. */
const COMMON: ReadonlySet<string> = new Set(
  'battery elastane plastic acrylic neoprene dust dye animal meat-by vegan feather pollen'.split(' '),
);

/** Whether a word names an ingredient that harms some people, and no color or material beside it: "nuts", "latex". */
export function isIngredient(text: string): boolean {
  const entries = entriesOf(text);
  const isOwn = entries.some((entry) => entry.class === 'allergen' && entry.id === stem(text));
  const isOther = ({ class: of, id }: (typeof entries)[number]) => of !== 'allergen' || COMMON.has(id);
  return entries.length > 0 && (isOwn ? !COMMON.has(stem(text)) : !entries.some(isOther));
}

/** Returns the words by which an item's text states that it has a substance: merino and tweed for "wool". */
export const wordsOfSubstance = (name: string): string[] => [
  ...new Set([name, ...substancesOf(name, true)].flatMap((one) => [plain(one), ...familyOf(one)])),
];

/** Returns the words that the text of an item without a refused thing must not mention. */
export function wordsOfRefused(text: string, isHarm: boolean): string[] {
  const each = [...new Set([text, ...text.split(' ')])];
  const listed = each
    .flatMap((phrase) => entriesOf(phrase).map((entry) => ({ phrase, ...entry })))
    .filter(isByWord)
    .flatMap((one) => wordsOfEntry(one.class, one.id));
  const harmful = isHarm ? substancesOf(text, true).flatMap(wordsOfSubstance) : [];
  return [...listed.map(plain), ...each.flatMap(familyOf), ...harmful];
}
