import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { itemLine } from '../goods/lines.ts';
import { TEXTS } from '../language/texts.ts';
import { asks } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { knownAbout, withDelivery } from './about-item.ts';
import { reasonFor } from './description.ts';
import { placesIn } from './item-meant.ts';

/** Words for several of the shown items, whichever of them was mentioned last: "which is", "do both", "any of them". */
const SOME = /\b(?:both|either|which|all of (?:them|these|those)|any(?= of\b| (?:have|has|come)\b))\b/i;
const THEY = /\b(?:these|those|they|them)\b/i;

/** Returns the shown items that a question is about together: "are these waterproof"; none for one item. */
export function severalMeant(talk: Talk): ShownItem[] {
  const { memory, reading, language, open } = talk;
  const { shown = [], focus } = memory;
  const { text } = reading;
  if (language !== 'en' || open || shown.length < 2 || placesIn(talk).length > 0) return [];
  const isMeant = SOME.test(text) || (!focus && THEY.test(text));
  if (!isMeant || !asks(text)) return [];
  return shown;
}

/** Returns what answers a question for each of some items, once if it is the same. */
export async function answersOfEach(items: readonly Item[], talk: Talk): Promise<string> {
  const known = await Promise.all(items.map(async (item) => await knownAbout(await withDelivery(item, talk), talk)));
  const check = known.some((one) => one?.isCare) ? TEXTS[talk.language].check : '';
  const all = new Set(known.map((one) => one?.words));
  const [only] = all;
  const each = items.length > 1 ? 'For each of them: ' : '';
  if (only && all.size === 1) return `${items.map(itemLine).join('')}\n${each}${only}${check}`;
  const isSilent = known.every((one) => one === undefined);
  const silent = (item: Item) => (isSilent ? `“${escapeMarkdown(reasonFor(item, []))}”` : 'the seller doesn’t say.');
  const lines = items.map((item, at) => `${itemLine(item).trimEnd()}: ${known[at]?.words ?? silent(item)}\n`);
  const lead = isSilent ? 'Their sellers don’t say that; each answers _Ask the seller_ on its page:\n\n' : '';
  return `${lead}${lines.join('')}${check}`;
}
