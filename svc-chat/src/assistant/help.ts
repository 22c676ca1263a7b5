import { DEFAULT_DISPATCH } from '@ethereal/contracts/delivery';
import { deliveryPromise } from '@ethereal/delivery/delivery-window';
import { listWords } from '../goods/lines.ts';
import type { HelpSection } from '../help/help.ts';
import { arrivalWords, writtenByStore } from '../item/about-item.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { saveFavorite } from '../own/add-to-cart.ts';
import { changeCart, requestsChange } from '../own/change-cart.ts';
import { linesBesideHelp } from '../own/own-orders.ts';
import { codesThatRun, ownThings } from '../own/own-things.ts';
import { placeIn } from '../reading/lexicon.ts';
import { questionsIn } from '../reading/reading.ts';
import { type AnswerPart, LONGEST_REPLY, offer, say, type Talk } from './talk.ts';

/** Minimum share from which a section is used, from which it is given without a question, and is worth a button. */
const LIKELY = 0.3;
export const SURE = 0.65;
export const WORTH_ASKING = 0.1;
/** Minimum share from which a question of few words leaves the section of the answer before. */
const LEAVES = 0.8;
const FEW_WORDS = 4;
/** Share from which a section or a turn type is likelier than all others together. */
export const LIKELIEST = 0.5;
const BUTTONS = 3;

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
export async function* helpAbout(title: string, talk: Talk): AsyncIterable<AnswerPart> {
  const section = talk.tools.help.get(title);
  if (section) yield* sectionWords(section, talk);
}

/** Offers sections of the help pages, with a button for each. */
function* offerSections(titles: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const turns = titles.map((title) => [title.slice(0, LONGEST_REPLY), `help:${title}`]);
  if (titles.length > 0) yield* offer(Object.fromEntries(turns), talk);
}

/**
 * Yields the answer to a question that no section answers: the orders when they were listed before, "which one is still
 * pending"; after a section, how a person is reached, the order lines that the section is about, and other sections.
 */
async function* unanswered(talk: Talk, offered: readonly string[]): AsyncIterable<AnswerPart> {
  const { memory, topic, language, tools } = talk;
  if (memory.after === 'own' && topic === FOLLOWING) return yield* ownThings('orders', talk);
  if (topic === undefined || language !== 'en') return yield say(unknownWords(talk));
  yield say(
    `I can't say more about that myself, but a person of our team can: please [write to us](/ethereal/contact), with the order's number if it is about one.`,
  );
  yield* linesBesideHelp(tools.help.get(topic)?.own ?? '', talk);
  yield* offerSections(offered, talk);
}

/**
 * Returns the sections that answer a question: two if it surely asks about both, else the likeliest one, with the
 * titles of others that are offered. None is given if none is likelier than all others together.
 */
export function chooseSections(talk: Talk): { given: readonly HelpSection[]; offered: readonly string[] } {
  const { reading, tools, topic, language } = talk;
  const best = sectionFor(talk);
  const isPlaced = best !== undefined && BY_PLACE.has(best.title) && placeIn(reading) !== undefined;
  if (language !== 'en' || isPlaced) return { given: best ? [best] : [], offered: [] };
  const share = reading.sections.find(({ id }) => id === best?.title)?.share ?? 0;
  const others = reading.sections.filter(
    (one) => one.share >= WORTH_ASKING && one.id !== best?.title && one.id !== topic,
  );
  const titles = others.map(({ id }) => id);
  if (!best) return { given: [], offered: titles.slice(0, BUTTONS) };
  if (share < LIKELIEST && others.length > 0) return { given: [], offered: [best.title, ...titles].slice(0, BUTTONS) };
  if (share < SURE) return { given: [best], offered: titles.slice(0, BUTTONS - 1) };
  const isTwofold = questionsIn(reading.text).length > 1;
  const also = isTwofold ? tools.help.get(others.find((one) => one.share >= SURE)?.id ?? '') : undefined;
  return { given: also ? [best, also] : [best], offered: [] };
}

/** Yields the answer of the help pages. If no section is likely enough, it asks which one is meant. */
export async function* helpOrQuestion(talk: Talk): AsyncIterable<AnswerPart> {
  const { given, offered } = chooseSections(talk);
  for (const [at, section] of given.entries()) {
    if (at > 0) yield say('\n\n');
    yield* sectionWords(section, talk);
  }
  if (given.length === 0) {
    if (offered.length < 2 || (talk.topic !== undefined && !sectionFor(talk))) return yield* unanswered(talk, offered);
    const quoted = listWords(
      offered.map((title) => `“${title}”`),
      'or',
    );
    yield say(`I am not sure what you mean. Is it about ${quoted}? If not, please [ask the team](/ethereal/contact).`);
  }
  yield* offerSections(offered, talk);
}

/** Yields the answer of the likeliest section beside the answer to another part of a message. */
export async function* helpWith(talk: Talk): AsyncIterable<AnswerPart> {
  const best = sectionFor(talk);
  yield* best ? sectionWords(best, talk) : unanswered(talk, []);
}

/** Yields the text of a section, with what the shop and the store of the item add to it now. */
async function* sectionWords(section: HelpSection, talk: Talk): AsyncIterable<AnswerPart> {
  const { language } = talk;
  const doing = requestsChange(talk) ? DONE_HERE[section.title] : undefined;
  if (doing) return yield* doing(talk);
  const short = language === 'en' ? undefined : TEXTS[language].help[section.short];
  if (short) return yield say(short);
  if (BY_PLACE.has(section.title)) yield say(placeWords(talk));
  yield say(section.text);
  if (language !== 'en') return;
  if (section.title === HOW_LONG) {
    const days = arrivalWords(deliveryPromise(DEFAULT_DISPATCH, new Date()));
    yield say(` Ordered today from a store in New York with the usual two days, ${days}`);
  }
  if (section.topic === 'returns') yield say(await writtenByStore(talk));
  if (section.title === 'Discounts and coupons') yield* codesThatRun(talk);
  yield* linesBesideHelp(section.own, talk);
}
