import { DEFAULT_DISPATCH } from '@ethereal/contracts/delivery';
import { deliveryPromise } from '@ethereal/delivery/delivery-window';
import { windowText } from '@ethereal/delivery/words';
import type { HelpSection } from '../help/help.ts';
import { writtenByStore } from '../item/about-item.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { codesThatRun } from '../own/own-things.ts';
import { placeIn } from '../reading/places.ts';
import { type AnswerPart, say, type Talk } from './talk.ts';

/**
 * Minimum share of the classifier from which its help section is used. Below it, the words of the question are
 * searched.
 */
const SURE = 0.3;
/** Minimum share of the question's words that a section must contain. */
const A_PART = 0.34;
/** Minimum share of the classifier from which its section is used when the words of the question find none. */
const LIKELY = 0.2;
const SENTENCES = /[^.?!\n]+(?:[.?!]\S[^.?!\n]*)*[.?!]*[ \n]*|[.?!\n]+/g;

export const unknownWords = ({ language, turn }: Talk): string => inTurn(TEXTS[language].unknown, turn);

const WHERE = 'Where we deliver';

/** Returns the help section that answers a question. Another likely section replaces the one that was just given. */
export function sectionFor({ reading, tools, topic }: Talk): HelpSection | undefined {
  const { sections } = reading;
  const sure = sections.filter(({ share }) => share >= SURE);
  const { id = '', share = 0 } = sure.find((one) => one.id !== topic) ?? sections[0] ?? {};
  const read = tools.help.titled(id);
  const found = sure.length > 0 ? read : tools.help.find(reading.text, A_PART)[0];
  const best = found ?? (share >= LIKELY ? read : undefined);
  return best?.topic === 'delivery' && placeIn(reading) ? tools.help.titled(WHERE) : best;
}

/** Returns whether the shop delivers to the place that a message names; blank if it names none. */
function placeWords({ reading, language }: Talk): string {
  const place = language === 'en' ? placeIn(reading) : undefined;
  if (!place) return '';
  return place.isDelivered ? `Yes, to ${place.name}. ` : `No, not to ${place.name}, I'm sorry. `;
}

/** Returns the days on which an order placed today arrives from a store with the usual dispatch time. */
function arrivalWords(now: Date): string {
  const { byState } = deliveryPromise(DEFAULT_DISPATCH, now);
  return ` Ordered today from a store in New York with the usual two days, it is there ${windowText(byState.NY)} in New York and ${windowText(byState.CA)} in California.`;
}

/** Yields the answer of the help pages, with what the shop and the store of the item add to it now. */
export async function* helpWith(talk: Talk): AsyncIterable<AnswerPart> {
  const { language } = talk;
  const best = sectionFor(talk);
  if (!best) return yield say(unknownWords(talk));
  if (language !== 'en') {
    const topic = TEXTS[language].help[best.short];
    if (topic) return yield say(topic);
  }
  if (best.title === WHERE) yield say(placeWords(talk));
  for (const sentence of best.text.match(SENTENCES) ?? []) yield say(sentence);
  if (language !== 'en') return;
  if (best.title === 'How long delivery takes') yield say(arrivalWords(new Date()));
  if (best.topic === 'returns') yield say(await writtenByStore(talk));
  if (best.title === 'Discounts and coupons') yield* codesThatRun(talk);
}
