import { MAX_SEARCH } from '@ethereal/contracts/items';
import { findNew } from '../goods/find.ts';
import { findBesidePrice, findLike, findMore, findOn } from '../goods/refine.ts';
import { USING_SAFELY } from '../help/help.ts';
import { answerAboutItem } from '../item/about-item.ts';
import { compareItems, goesWith, severalMeant, totalOf } from '../item/compare.ts';
import { fitWords, statesMeasure } from '../item/fit.ts';
import { itemBefore, itemMeant, shownNamed, tooFew } from '../item/item-meant.ts';
import { inTurn, TEXTS } from '../language/texts.ts';
import { addToCart } from '../own/add-to-cart.ts';
import { changeCart } from '../own/change-cart.ts';
import { ownThings } from '../own/own-things.ts';
import { caresOf, namesThing } from '../reading/reading.ts';
import type { Likely } from '../reading/weights.ts';
import { askWhich, isAskable, likelyReplies } from './ask-which.ts';
import { asksSafety, helpAbout, helpOrQuestion, helpWith, LIKELIEST, RISKY, sectionFor, unknownWords } from './help.ts';
import { pointsAtNothing, typeOfPointed } from './item-turns.ts';
import { typeOfOwn } from './own-turns.ts';
import { type AnswerPart, offer, type Said, say, type Talk } from './talk.ts';

/** Minimum share from which a turn type is certain whatever the shop sells. */
const SURE = 0.8;
/** Share below which a word that names goods outweighs the likeliest type. */
const UNSURE = 0.6;
/** Maximum number of words of a message that may be the name of an item. */
const NAME_WORDS = 9;
/** Number of words below which a message is rarely a remark. */
const FEW_WORDS = 4;

async function* aboutItem(talk: Talk): AsyncIterable<AnswerPart> {
  if (severalMeant(talk).length > 1) return yield* compareItems(talk);
  const item = await itemMeant(talk);
  if (item) yield* answerAboutItem(item._id, talk);
  else if (talk.reading.spans.some(namesThing)) yield* findNew(talk);
  else yield say(TEXTS[talk.language].which);
}

async function* both(first: Said, second: Said): AsyncIterable<AnswerPart> {
  yield* first;
  yield say('\n\n');
  yield* second;
}

/** Share of no danger from which a shopper who is bored gets a joke instead of words of comfort. */
const LIGHT = 0.95;

/** Whether a message tells of boredom only. The same type has sad messages, whose answer has a helpline. */
const isBored = ({ message }: Talk): boolean =>
  /\bbor(?:ed|ing|edom)\b/i.test(message) && caresOf(message).some(({ id, share }) => id === 'none' && share >= LIGHT);

/** Returns the name of the text that answers small talk of a kind. */
function nameOfText(said: string, talk: Talk): string {
  if (said === 'bored' && isBored(talk)) return 'joke';
  // "Yes" after a help text often means that the assistant should do what the text describes.
  return said === 'agreement' && talk.topic !== undefined ? 'agreement to help' : said;
}

/** Returns the answer to small talk of a kind. */
function talked(said: string, talk: Talk): string {
  const { talk: texts } = TEXTS[talk.language];
  return inTurn(texts[nameOfText(said, talk)] ?? texts[said] ?? texts.greeting, talk.turn);
}

/** Answers a complaint that names no matter: with regret, and with a button for each of the ways on. */
function* complain(talk: Talk): Iterable<AnswerPart> {
  yield say(talked('complaint', talk));
  if (talk.language === 'en')
    yield* offer({ 'My orders': 'own:orders', 'Talking to a person': 'help:Talking to a person' }, talk);
}

/** Yields the size for a measure of the body by the chart of the item before, else the help text on sizes. */
async function* sizeFor(talk: Talk): AsyncIterable<AnswerPart> {
  const item = itemBefore(talk);
  const words = talk.language === 'en' ? fitWords(talk.message, item) : undefined;
  if (words) yield say(words);
  else yield* helpAbout('Finding the right size', talk);
}

const WAYS: Readonly<Record<string, (talk: Talk) => Said>> = {
  find: findNew,
  'find-on': findOn,
  'find+help': (talk) => both(findNew(talk), helpWith(talk)),
  'find+fit': (talk) => both(findNew(talk), sizeFor(talk)),
  item: aboutItem,
  'item+help': (talk) => both(aboutItem(talk), helpWith(talk)),
  'item-else-help': (talk) => (talk.open ? answerAboutItem(talk.open._id, talk, helpOrQuestion) : helpOrQuestion(talk)),
  [RISKY]: (talk) => helpAbout(USING_SAFELY, talk),
  compare: compareItems,
  ranked: compareItems,
  like: findLike,
  'goes-with': goesWith,
  total: totalOf,
  help: helpOrQuestion,
  add: addToCart,
  'own:change-cart': changeCart,
  fit: sizeFor,
  refuse: ({ language }) => [say(TEXTS[language].refused)],
  cheaper: (talk) => findBesidePrice('cheaper', talk),
  dearer: (talk) => findBesidePrice('dearer', talk),
  more: findMore,
  unknown: (talk) => [say(unknownWords(talk))],
  unsure: askWhich,
  'talk:complaint': complain,
};

/** Types of questions about items that were shown, which may name their places. */
const ABOUT_SHOWN = /^(?:item|compare|total|add)/;

/** Returns the answer to a turn of a type. */
export function answerTo(type: string, talk: Talk): Said {
  const few = ABOUT_SHOWN.test(type) ? tooFew(talk) : undefined;
  if (few) return [say(few)];
  const way = WAYS[type];
  if (way) return way(talk);
  const [group = '', name = ''] = type.split(':');
  if (group === 'own') return ownThings(name, talk);
  if (group === 'help' && name) return helpAbout(name, talk);
  if (group === 'talk') return [say(talked(name, talk))];
  return findNew(talk);
}

/** Types that require an item that was shown, searched for or opened before. */
const NEEDS_SHOWN: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'more', 'total', 'find-on', 'ranked']);
const PASSING = /^(?:talk|unknown|help|refuse|own|add|item|fit)/;

const isNaming = ({ reading }: Talk): boolean => reading.spans.some(namesThing);
const isFollowUp = ({ memory }: Talk): boolean => memory.sought !== undefined || memory.shown !== undefined;

/** Whether the shop's search finds items of a kind that a message of few words names. */
async function namesGoods({ reading, tools }: Talk): Promise<boolean> {
  const { tokens, text, intents } = reading;
  if (tokens.length > NAME_WORDS) return false;
  const isUnsure = (intents[0]?.share ?? 0) < UNSURE;
  const { understood, relaxed, total } = await tools.search({ text: text.slice(0, MAX_SEARCH), limit: 1 });
  const isFound = relaxed.every((of) => (of === 'words' ? isUnsure : of !== 'kind'));
  return total > 0 && isFound && understood.kinds.length > 0;
}

/** Whether a wish changes the last search, because it names no thing, person or occasion of its own. */
const changesLast = ({ memory, reading }: Talk): boolean =>
  memory.sought?.some(({ before }) => before.kinds?.length) === true &&
  reading.spans.every(({ tag }) => !/^(?:KIND|ITEM|OCCASION|WHOM)$/.test(tag));

/** Returns the type of a message with a measure of the body, which a kind of thing may stand beside. */
function typeOfMeasure(id: string, { reading: { text, spans } }: Talk): string | undefined {
  const isWish = id.startsWith('find');
  if (!statesMeasure(text) || !(isWish || id === 'help')) return undefined;
  return isWish && spans.some(({ tag }) => tag === 'KIND') ? 'find+fit' : 'fit';
}

/** Whether a message changes the last search, because it names nothing else, or is hardly a remark: "light". */
function changes(id: string, talk: Talk): boolean {
  if (id === 'find') return !talk.open && changesLast(talk);
  const { intents, tokens } = talk.reading;
  const remarks = intents.filter((one) => one.id.startsWith('talk')).map(({ share }) => share);
  // One or two words are often a property of what was shown: "high waisted".
  const counted = tokens.length < FEW_WORDS ? remarks.slice(0, 1) : remarks;
  return id.startsWith('talk') && counted.reduce((sum, share) => sum + share, 0) < ASK_BELOW && continuesGoods(talk);
}

/** Returns the type of a wish that is nearly as likely as a question about an item, for a thing that was not shown. */
function wishBehind(id: string, talk: Talk): string | undefined {
  const [first, second] = talk.reading.intents;
  if (id !== 'item' || !first || !second?.id.startsWith('find') || talk.open || !isNaming(talk)) return undefined;
  return second.share >= first.share * NEARLY && shownNamed(talk) === undefined ? second.id : undefined;
}

/** Returns the type that replaces the likeliest one because of what the message and the conversation contain. */
function correctedByState({ id }: Likely, talk: Talk): string | undefined {
  const { open } = talk;
  const measured = typeOfMeasure(id, talk);
  if (measured) return measured;
  if (isFollowUp(talk)) return changes(id, talk) ? 'find-on' : wishBehind(id, talk);
  if (pointsAtNothing(id, talk)) return 'item';
  if (open && id === 'more') return 'like';
  return NEEDS_SHOWN.has(id) && !(open && (id === 'cheaper' || id === 'dearer')) ? 'find' : undefined;
}

/** Returns "find" if a message that seems to be something else names goods of the shop. */
async function correctedByGoods({ id, share }: Likely, talk: Talk): Promise<string | undefined> {
  const isClear = id === 'help' && (talk.reading.sections[0]?.share ?? 0) >= SURE;
  const isCertain = share >= SURE || isClear || !PASSING.test(id);
  if (isCertain || (id === 'item' && (talk.open || isFollowUp(talk)))) return undefined;
  return (await namesGoods(talk).catch(() => false)) ? 'find' : undefined;
}

/** Share of the likeliest type below which the shopper is asked. The training calibrates the shares. */
const ASK_BELOW = 0.4;
/** Minimum share of the second type relative to the first one for a question between the two. */
const NEARLY = 0.6;
/** Types that are about goods. Between two of them the likelier one is answered: a question would not help. */
const OF_GOODS = /^(?:find|more|cheaper|dearer|item|compare|ranked|total|goes-with|fit|add)/;
const groupOf = (type: string): string =>
  OF_GOODS.test(type) ? 'goods' : type.startsWith('own') ? type : type.replace(/[:+].*/, '');
/** Minimum share from which a type replaces help without a section. */
const CLOSE = 0.25;

/** Whether the answer before showed goods, so that a message without another topic changes or asks about them. */
const continuesGoods = ({ memory, language, open }: Talk): boolean =>
  memory.after === 'find' && memory.shown !== undefined && language === 'en' && !open;

/** Whether a message that is about nothing else is about the help pages: one of them answers it, or did before. */
function asksHelp({ id }: Likely, talk: Talk): boolean {
  const { intents, sections } = talk.reading;
  const isNearlyHelp = intents[1]?.id === 'help' && intents[1].share >= CLOSE && /^(?:item|compare)$/.test(id);
  const isOfNothing = id === 'unknown' || (id === 'item' && !isNaming(talk)) || isNearlyHelp;
  const isAnswered = (sections[0]?.share ?? 0) >= LIKELIEST;
  return isOfNothing && isAnswered && !talk.open && !isFollowUp(talk);
}

/** Returns the likeliest types of a question about the shop that no section answers. What names a thing is a wish. */
function withoutSection(talk: Talk): readonly Likely[] {
  const { intents } = talk.reading;
  const others = intents.filter(({ id }) => id !== 'help');
  if ((others[0]?.share ?? 0) >= CLOSE) return others;
  if (isNaming(talk)) return intents.filter(({ id }) => id === 'find');
  return continuesGoods(talk) ? [{ id: 'find-on', share: CLOSE }] : intents;
}

/** Returns the likeliest types, help or others rather than the likeliest one by what the sections answer. */
function likeliestIn(talk: Talk): readonly Likely[] {
  const { intents } = talk.reading;
  const [first] = intents;
  if (first && asksHelp(first, talk)) return [{ id: 'help', share: first.share }];
  const isOfNoSection = first?.id === 'help' && talk.topic === undefined && !sectionFor(talk);
  return isOfNoSection ? withoutSection(talk) : intents;
}

/** Returns the type of a turn by its likeliest types, what the shop sells and what was shown. */
export async function decide(talk: Talk): Promise<string> {
  const [first, second] = likeliestIn(talk);
  if (!first) return 'unknown';
  if (asksSafety(talk)) return RISKY;
  const other =
    typeOfOwn(first, talk) ??
    typeOfPointed(first, talk) ??
    correctedByState(first, talk) ??
    (await correctedByGoods(first, talk));
  if (other) return other;
  const isClose = second !== undefined && first.share < ASK_BELOW && second.share >= first.share * NEARLY;
  const isBetween = isClose && groupOf(first.id) !== groupOf(second.id) && talk.language === 'en';
  const isAsked = isBetween && [first, second].every(({ id }) => isAskable(id, talk));
  return isAsked && Object.keys(likelyReplies(talk)).length > 1 ? 'unsure' : first.id;
}
