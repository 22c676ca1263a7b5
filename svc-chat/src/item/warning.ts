import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { type HelpSection, pointsFor } from '../help/help.ts';
import { namesThing } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { ageIn, ageWords } from './ages.ts';
import { bestSentence } from './description.ts';
import { itemBefore, itemsNamed } from './item-meant.ts';

/** Matches a sentence of an item that a question about a danger needs. */
const ON_SAFETY = /\b(?:safe|ages?|years?|birth|never|keep)\b/i;

/** Returns the points of a warning that a message or the item which it is about names; the whole text if none. */
const pointsOn = ({ text }: HelpSection, { reading }: Talk, item: Pick<Item, 'name'> | undefined): string =>
  pointsFor(text, `${reading.text} ${item?.name ?? ''}`);

/** Whether a message, or the item that was shown or is open, names a thing of which a warning is. */
export const isWarnedOf = (section: HelpSection, talk: Talk): boolean =>
  pointsOn(section, talk, itemBefore(talk)) !== section.text;

/** Returns the warning of a help section for the thing that a message is about, with what the seller writes on it. */
export async function warningOn(section: HelpSection, talk: Talk): Promise<string> {
  const { reading, open, tools } = talk;
  const meant = open || !reading.spans.some(namesThing) ? itemBefore(talk) : (await itemsNamed(talk))[0];
  const [item] = meant ? await tools.items([meant._id]).catch(() => []) : [];
  const warning = pointsOn(section, talk, item);
  const age = item && ageIn(reading) !== undefined ? ageWords(item, talk) : undefined;
  const sentence = item && bestSentence(item, reading, '');
  const written = sentence && ON_SAFETY.test(sentence) ? `Its seller writes: “${escapeMarkdown(sentence)}”` : '';
  const known = age?.startsWith('Yes') ? written : (age ?? written);
  return [known, warning === section.text ? section.then : warning].filter(Boolean).join('\n\n');
}
