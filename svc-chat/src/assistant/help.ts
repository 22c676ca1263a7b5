import { DEFAULT_DISPATCH } from '@ethereal/contracts/delivery';
import { deliveryPromise } from '@ethereal/delivery/delivery-window';
import { type HelpSection, pointsFor, USING_SAFELY } from '../help/help.ts';
import { arrivalWords } from '../item/about-item.ts';
import { writtenByStore } from '../item/store.ts';
import { isWarnedOf, warningOn } from '../item/warning.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { removeFavorite, saveFavorite } from '../own/add-to-cart.ts';
import { changeCart, requestsChange } from '../own/change-cart.ts';
import { linesBesideHelp } from '../own/own-orders.ts';
import { codesThatRun } from '../own/own-things.ts';
import { placeIn } from '../reading/lexicon.ts';
import { asks, questionsIn, riskIn } from '../reading/reading.ts';
import { askWhich, likelyReplies, WORTH_ASKING } from './ask-which.ts';
import { type AnswerPart, offer, say, type Talk } from './talk.ts';

/** Minimum share from which a section is used. */
const LIKELY = 0.3;
/** Minimum share from which a section is given without a question. */
export const SURE = 0.65;
/** Share from which a section or a turn type is likelier than all others together. */
export const LIKELIEST = 0.5;

export const unknownWords = ({ language, turn }: Talk): string => inTurn(TEXTS[language].unknown, turn);

const WHERE = 'Where we deliver';
const HOW_LONG = 'How long delivery takes';
/** Maximum number of sections that answer further questions of a message. */
const FURTHER = 2;
/** Section of questions about the shopper's orders. */
export const FOLLOWING = 'Following an order';
/** Sections whose answer depends on the place that a question names. */
const BY_PLACE: ReadonlySet<string> = new Set([WHERE, HOW_LONG, 'What delivery costs']);

/** Returns the help section that answers a question. */
export function sectionFor(talk: Talk): HelpSection | undefined {
  const { reading, tools } = talk;
  const likely = reading.sections.filter(({ share }) => share >= LIKELY);
  const section = tools.help.get(likely[0]?.id ?? '');
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
  'Removing favorites': removeFavorite,
};

/** Yields the answer of one section. */
export async function* helpAbout(title: string, talk: Talk): AsyncIterable<AnswerPart> {
  const section = talk.tools.help.get(title);
  if (section) yield* sectionWords(section, talk);
}

/** Offers what a message may be about besides the sections that were given, with a button for each. */
function* offerOthers(given: readonly HelpSection[], talk: Talk): Iterable<AnswerPart> {
  const others = Object.entries(likelyReplies(talk)).filter(([, type]) =>
    given.every(({ title }) => type !== `help:${title}`),
  );
  if (others.length > 0) yield* offer(Object.fromEntries(others), talk);
}

/** Number of letters by which the text of an answer is recognized. */
const BEGINNING = 60;

/** Whether something was not said yet about the section of the answer before. */
function hasMore({ tools, topic = '', turns, language }: Talk): boolean {
  const then = language === 'en' ? tools.help.get(topic)?.then : undefined;
  return Boolean(then) && !turns.at(-1)?.text.includes(then?.slice(0, BEGINNING) ?? '');
}

/** Yields what is said next about the section of the answer before, else how a person is reached. */
async function* further(talk: Talk): AsyncIterable<AnswerPart> {
  const { then = '', own = '' } = talk.tools.help.get(talk.topic ?? '') ?? {};
  yield say(
    hasMore(talk)
      ? pointsFor(then, talk.reading.text)
      : `I can't say more about that myself, but a person of our team can: please [write to us](/ethereal/contact), with the order's number if it is about one.`,
  );
  yield* linesBesideHelp(own, talk);
}

/** Yields what is said next about the section before, and others, for a question that no section answers. */
async function* unanswered(talk: Talk): AsyncIterable<AnswerPart> {
  const { topic, language } = talk;
  if (topic === undefined || language !== 'en') return yield say(unknownWords(talk));
  yield* further(talk);
  yield* offerOthers([], talk);
}

/** Returns the likeliest section, or several sure ones for several questions, and whether that is sure. */
export function chooseSections(talk: Talk): { given: readonly HelpSection[]; isSure: boolean } {
  const { reading, tools, topic, language } = talk;
  const best = sectionFor(talk);
  if (!best) return { given: [], isSure: false };
  const isPlaced = BY_PLACE.has(best.title) && placeIn(reading) !== undefined;
  if (language !== 'en' || isPlaced) return { given: [best], isSure: true };
  const share = reading.sections.find(({ id }) => id === best.title)?.share ?? 0;
  const others = reading.sections.filter(
    (one) => one.share >= WORTH_ASKING && one.id !== best.title && one.id !== topic,
  );
  if (share < LIKELIEST && others.length > 0) return { given: [], isSure: false };
  if (share < SURE) return { given: [best], isSure: false };
  const further = Math.min(FURTHER, Math.max(0, questionsIn(reading.text).length - 1));
  const also = others.filter((one) => one.share >= SURE).slice(0, further);
  return { given: [best, ...also.flatMap(({ id }) => tools.help.get(id) ?? [])], isSure: true };
}

/** Yields the answer of the help pages. If no section is likely enough, it asks what is meant. */
export async function* helpOrQuestion(talk: Talk): AsyncIterable<AnswerPart> {
  const { given, isSure } = chooseSections(talk);
  for (const [at, section] of given.entries()) {
    if (at > 0) yield say('\n\n');
    yield* sectionWords(section, talk);
  }
  if (given.length > 0) return yield* isSure ? [] : offerOthers(given, talk);
  const isAfterHelp = talk.topic !== undefined && (!sectionFor(talk) || hasMore(talk));
  const isAskable = talk.language === 'en' && Object.keys(likelyReplies(talk)).length > 1;
  yield* isAfterHelp || !isAskable ? unanswered(talk) : askWhich(talk);
}

/** Yields the answer of the likeliest section beside the answer to another part of a message. */
export async function* helpWith(talk: Talk): AsyncIterable<AnswerPart> {
  const best = sectionFor(talk);
  yield* best ? sectionWords(best, talk) : unanswered(talk);
}

/** Type of questions about a risk of using a thing. */
export const RISKY = 'item:risk';
/** Minimum share of risk in a message for a warning: if a help section surely answers or it names no thing, more. */
const MIN_RISK = { any: 0.2, unsure: 0.5, wish: 0.9 };

/** Whether a message asks about a risk of using a thing, and not for that thing. */
export function asksSafety(talk: Talk): boolean {
  const { message, tools, language } = talk;
  const risk = riskIn(message);
  if (risk < MIN_RISK.any) return false;
  const { intents, sections, text } = talk.reading;
  const [intent, section] = [intents[0], sections[0]];
  const isWish = intent?.id.startsWith('find') && !asks(text) && !message.includes('?');
  if (isWish) return risk >= MIN_RISK.wish;
  const isAnswered = intent?.id === 'help' && intent.share >= SURE && (section?.share ?? 0) >= SURE;
  const risks = tools.help.get(USING_SAFELY);
  const isUnsure = language === 'en' && (isAnswered || !risks || !isWarnedOf(risks, talk));
  return !isUnsure || risk >= MIN_RISK.unsure;
}

/** Yields the text of a section, with what the shop and the store of the item add to it now. */
async function* sectionWords(section: HelpSection, talk: Talk): AsyncIterable<AnswerPart> {
  const { language, topic, reading } = talk;
  const doing = requestsChange(talk) ? DONE_HERE[section.title] : undefined;
  if (doing) return yield* doing(talk);
  const short = language === 'en' ? undefined : TEXTS[language].help[section.short];
  if (short) return yield say(short);
  if (section.title === USING_SAFELY) return yield say(await warningOn(section, talk));
  const text = pointsFor(section.text, reading.text);
  const isAgain = topic === section.title && hasMore(talk);
  if (isAgain && text === section.text) return yield* further(talk);
  if (BY_PLACE.has(section.title)) yield say(placeWords(talk));
  yield say(text);
  if (language !== 'en') return;
  if (section.title === HOW_LONG) {
    const days = arrivalWords(deliveryPromise(DEFAULT_DISPATCH, new Date()));
    yield say(` Ordered today from a store in New York with the usual two days, ${days}`);
  }
  if (section.topic === 'returns') yield say(await writtenByStore(talk));
  if (section.title === 'Discounts and coupons') yield* codesThatRun(talk);
  yield* linesBesideHelp(section.own, talk);
}
