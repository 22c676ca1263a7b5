import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { widened } from '../item/item-meant.ts';
import { namesThing, type Reading } from '../reading/reading.ts';
import { foldedName } from '../text/words.ts';
import type { Found } from './search.ts';

/** Whether the items have nothing to do with the wanted thing, of which the search knows no kind by its name. */
export function isBesideWish(found: Found, talk: Talk): boolean {
  const { understood, relaxed, wish } = found;
  const { kinds, occasion, brands, parts } = understood;
  const unknown = parts.filter(({ of }) => of === 'words');
  if (kinds.length + brands.length > 0) return false;
  // A kind without any item was searched for by its words.
  if (wish.missing !== undefined || relaxed.includes('kind')) return true;
  if (occasion.length > 0) return relaxed.includes('occasion');
  const names = talk.reading.spans.filter(namesThing);
  const isThing = unknown.some(({ label }) => names.some((span) => widened(span, talk.reading).text.includes(label)));
  if (relaxed.includes('words')) return isThing || talk.reading.spans.length === 0;
  // The search knows no kind by one or two words that no name has, only descriptions.
  const isShort = understood.words.length > 0 && found.said !== '' && found.said.split(' ').length <= 2;
  const isCalled = ({ name }: Item) =>
    understood.words.some((word) => foldedName(name).includes(foldedName(word).slice(0, 4)));
  return isThing && relaxed.length === 0 && isShort && !found.items.some(isCalled);
}

/** Returns the tagged name of the one thing that a message names, with the words that describe it. */
function nameIn({ spans }: Reading): string | undefined {
  const [only, other] = spans.filter(namesThing);
  return other ? undefined : only?.text;
}

/** Maximum number of words of a message of which a single word without a tag may be a name. */
const FEW_WORDS = 3;
/** Matches what a name loses in a search. Words that stand apart in a sentence are no name. */
const BETWEEN = /[,"“”]|\b(?:an?|the|some)\b /g;

/** Returns the result without its items, so that follow-ups concern the thing of which there are none. */
export function withoutItems(found: Found, talk: Talk): Found {
  const { reading, language } = talk;
  const { wish, understood, items } = found;
  const isTagged = reading.spans.some(namesThing);
  const isNamed = isTagged || reading.tokens.length <= FEW_WORDS || found.said.includes(' ');
  const isScattered = language === 'en' && !(isNamed && reading.text.replace(BETWEEN, '').includes(found.said));
  const said = (language === 'en' ? nameIn(reading) : undefined) ?? (isScattered ? '' : found.said);
  // Items of a known kind are dropped when they are another thing than the one that was named.
  const isKnown = understood.kinds.length > 0 && items.length === 0;
  const named = isKnown || (isScattered && !said) ? undefined : said || understood.words.join(' ');
  const missing = wish.missing ?? named;
  return { ...found, said, items: [], wish: { ...wish, ...(missing && { missing }) } };
}
