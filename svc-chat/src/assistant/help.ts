import { DEFAULT_DISPATCH } from '@ethereal/contracts/delivery';
import { deliveryPromise } from '@ethereal/delivery/delivery-window';
import type { HelpSection } from '../help/help.ts';
import { arrivalWords, writtenByStore } from '../item/about-item.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { saveFavorite } from '../own/add-to-cart.ts';
import { changeCart, requestsChange } from '../own/change-cart.ts';
import { codesThatRun, linesBesideHelp, ownThings } from '../own/own-things.ts';
import { placeIn } from '../reading/lexicon.ts';
import { askSection, offerSections } from './ask-section.ts';
import { type AnswerPart, say, type Talk } from './talk.ts';

/** Minimum share from which a section is used, from which it is given without a question, and is worth a button. */
const LIKELY = 0.3;
const SURE = 0.65;
const WORTH_ASKING = 0.1;
/** Minimum share from which a question of few words leaves the section of the answer before. */
const LEAVES = 0.8;
const FEW_WORDS = 4;
/** Share from which a section is likelier than all others together, so that it is given with buttons for others. */
const LIKELIEST = 0.5;
const BUTTONS = 3;
const SENTENCES = /[^.?!\n]+(?:[.?!]\S[^.?!\n]*)*[.?!]*[ \n]*|[.?!\n]+/g;

export const unknownWords = ({ language, turn }: Talk): string => inTurn(TEXTS[language].unknown, turn);

const WHERE = 'Where we deliver';
const HOW_LONG = 'How long delivery takes';
/** Section of questions about the shopper's orders. */
export const FOLLOWING = 'Following an order';
/** Sections whose answer depends on the place that a question names. */
const BY_PLACE: ReadonlySet<string> = new Set([WHERE, HOW_LONG, 'What delivery costs']);

/** Returns the help section that answers a question. Another likely section replaces the one that was just given. */
export function sectionFor(talk: Talk): HelpSection | undefined {
  const { reading, tools, topic } = talk;
  const isShort = topic !== undefined && reading.tokens.length <= FEW_WORDS;
  const likely = reading.sections.filter(({ id, share }) => share >= (isShort && id !== topic ? LEAVES : LIKELY));
  const best = likely.find(({ id }) => id !== topic) ?? likely[0];
  const section = tools.help.get(best?.id ?? '');
  const isElsewhere = BY_PLACE.has(section?.title ?? '') && placeIn(reading)?.isDelivered === false;
  return isElsewhere ? tools.help.get(WHERE) : section;
}

/** Returns whether the shop delivers to the place that a message names; blank if it names none. */
function placeWords({ reading, language }: Talk): string {
  const place = language === 'en' ? placeIn(reading) : undefined;
  if (!place) return '';
  return place.isDelivered ? `Yes, to ${place.name}. ` : `No, not to ${place.name}, I'm sorry. `;
}

/** Sections about what the assistant does itself when a message requests it. */
const DONE_HERE: Readonly<Record<string, (talk: Talk) => AsyncIterable<AnswerPart>>> = {
  'Taking something out of the cart': changeCart,
  'Saving favorites': saveFavorite,
};

/** Yields the answer of one section. */
export const helpAbout = (title: string, talk: Talk): AsyncIterable<AnswerPart> =>
  helpWith({ ...talk, topic: undefined, reading: { ...talk.reading, sections: [{ id: title, share: 1 }] } });

/**
 * Yields the answer to a question that no section answers: the orders when they were listed before, "which one is still
 * pending"; after a section, that the team knows more about it.
 */
async function* unanswered(talk: Talk): AsyncIterable<AnswerPart> {
  const { memory, topic, language } = talk;
  if (memory.after === 'own' && topic === FOLLOWING) yield* ownThings('orders', talk);
  else if (topic === undefined || language !== 'en') yield say(unknownWords(talk));
  else
    yield say(
      `That is all that I know about “${topic}”. Please [write to us](/ethereal/contact) with what happened: a person of our team looks into it.`,
    );
}

/**
 * Yields the answer of the help pages: of two sections if the message surely asks about both, else of the likeliest
 * one, with buttons for others. If none is likelier than all others together, it asks which one is meant.
 */
export async function* helpOrQuestion(talk: Talk): AsyncIterable<AnswerPart> {
  const best = sectionFor(talk);
  const { sections } = talk.reading;
  const shareOf = (title: string | undefined) => sections.find(({ id }) => id === title)?.share ?? 0;
  const isPlaced = best !== undefined && BY_PLACE.has(best.title) && placeIn(talk.reading) !== undefined;
  const share = isPlaced ? 1 : shareOf(best?.title);
  const others = sections.filter(({ id, share }) => share >= WORTH_ASKING && id !== best?.title).map(({ id }) => id);
  const second = isPlaced ? undefined : others[0];
  if (talk.language !== 'en' || (!best && (talk.topic !== undefined || others.length < 2)))
    return yield* helpWith(talk);
  if (share < LIKELIEST && second !== undefined)
    return yield* askSection([...(best ? [best.title] : []), ...others].slice(0, BUTTONS), talk);
  yield* helpWith(talk);
  if (share >= SURE && second !== undefined && shareOf(second) >= SURE && second !== talk.topic) {
    yield say('\n\n');
    yield* helpAbout(second, talk);
  } else if (share < SURE) yield* offerSections(others.slice(0, BUTTONS - 1), talk);
}

/** Yields the answer of the help pages, with what the shop and the store of the item add to it now. */
export async function* helpWith(talk: Talk): AsyncIterable<AnswerPart> {
  const { language } = talk;
  const best = sectionFor(talk);
  const doing = best && requestsChange(talk) ? DONE_HERE[best.title] : undefined;
  if (doing) return yield* doing(talk);
  if (!best) return yield* unanswered(talk);
  if (language !== 'en') {
    const topic = TEXTS[language].help[best.short];
    if (topic) return yield say(topic);
  }
  if (BY_PLACE.has(best.title)) yield say(placeWords(talk));
  for (const sentence of best.text.match(SENTENCES) ?? []) yield say(sentence);
  if (language !== 'en') return;
  if (best.title === HOW_LONG) {
    const days = arrivalWords(deliveryPromise(DEFAULT_DISPATCH, new Date()));
    yield say(` Ordered today from a store in New York with the usual two days, ${days}`);
  }
  if (best.topic === 'returns') yield say(await writtenByStore(talk));
  if (best.title === 'Discounts and coupons') yield* codesThatRun(talk);
  yield* linesBesideHelp(best.own, talk);
}
