import type { Item } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import { windowText } from '@ethereal/delivery/words';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import { isSubstance, speaksOfHarm, withRefusals } from '../care/refusals.ts';
import { isIngredient, wordsOfSubstance } from '../care/substances.ts';
import { withFocus } from '../goods/find.ts';
import { itemLine, listWords, toShown } from '../goods/lines.ts';
import type { Language } from '../language/language.ts';
import { TEXTS } from '../language/texts.ts';
import { entriesOf } from '../reading/lexicon.ts';
import { questionsIn, type Reading, readMessage } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { firstMentioned, hasForm, readable } from '../text/mentions.ts';
import { stem } from '../text/words.ts';
import { ageWords, asksAge } from './ages.ts';
import { asksFact, bestSentence, CARE, reasonFor, sentenceWith } from './description.ts';
import { betweenWords, fitTold, fitWords, fitWordsOf, itemText, sizeSaid, sizeWords } from './fit.ts';
import { asksPrice, asksReduction, priceWords } from './price-words.ts';
import { storeOf } from './store.ts';

const isMaterial = (text: string): boolean => entriesOf(text).some((entry) => entry.class === 'material');
/** Matches a word that names the thing which another word before it describes: the "card" of "gold card". */
const THING = /^\p{L}{3,}$/u;

/** Whether a message asks about a material, and not about a thing of it: "is this real leather". */
export const asksMaterial = ({ tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.some(({ text }, at) => isMaterial(text) && !THING.test(tokens[at + 1]?.text ?? ''));

/** Aspects of an item by the words that name them. */
const NAMED = new Map(
  Object.entries({
    sizes: 'sizes',
    brand: 'brand',
    seller: 'seller sells',
    stock: 'stock',
    color: 'color colour colors colours',
    rating: 'review reviews rating ratings stars complain complained',
    group: 'men man women woman ladies',
  }).flatMap(([aspect, words]) => words.split(' ').map((word) => [word, aspect] as const)),
);

/** Returns the aspect of an item that a message asks about: the one that it names, else the learned one. */
function aspectOf(reading: Reading): string {
  if (asksPrice(reading) || asksReduction(reading)) return 'price';
  const { tokens, spans } = reading;
  if (spans.some(({ tag, from }) => tag === 'COLOR' && tokens[from - 1]?.text === 'in')) return 'color';
  const { id } = reading.aspect;
  // "How much does it hold" asks for no price.
  if (id === 'price' && asksFact(reading)) return 'measures';
  if (id !== 'details') return id;
  const [named] = tokens.flatMap(({ text }) => NAMED.get(text) ?? []);
  return named ?? (asksMaterial(reading) ? 'material' : id);
}

const STOCK = { 'in-stock': 'stock', low: 'low', 'sold-out': 'soldOut' } as const;

/** Returns the days on which an order placed now arrives, in each state. */
export const arrivalWords = ({ byState }: NonNullable<Item['delivery']>): string =>
  `it arrives ${windowText(byState.NY)} in New York and ${windowText(byState.CA)} in California.`;

/** Returns the substances that a question names, without those of the item's own name; refused ones unless `all`. */
function substancesIn(item: Item, talk: Talk, all: boolean): string[] {
  const { spans, tokens } = withRefusals(talk.reading);
  const name = readable(item.name);
  const isOfName = (text: string) => name.includes(readable(text));
  const refused = spans.filter(({ tag, text }) => tag === 'REFUSED' && (all || isSubstance(text)) && !isOfName(text));
  const isMeant = all ? isSubstance : isIngredient;
  const named = tokens.filter(({ text }) => isMeant(text) && !isOfName(text));
  return [...new Map([...refused, ...named].map(({ text }) => [stem(text), text])).values()];
}

/** Returns the answer about a harmful substance. It never states more than the seller has written. */
function safetyWords(item: Item, substances: readonly string[]): string {
  const text = readable(`${item.name} . ${item.description}`);
  const verdicts = substances.map((name): [said: string, sentence: string] => {
    const words = wordsOfSubstance(name);
    const has = firstMentioned(text, words);
    const written = has ?? words.find((word) => text.includes(` ${word} `));
    const sentence = written && sentenceWith(item, written);
    if (!sentence)
      return [
        `The seller doesn't say whether it contains ${escapeMarkdown(name)}. Please ask them before you order.`,
        '',
      ];
    const free = has ? `isn't free of ${escapeMarkdown(name)}` : 'is free of it';
    return [`By what its seller writes, it ${free}`, `: “${escapeMarkdown(sentence)}”`];
  });
  // Several substances may be in the same sentence, which is quoted once.
  const isRepeated = (sentence: string, at: number) => verdicts.findIndex(([, one]) => one === sentence) < at;
  return verdicts
    .map(([said, sentence], at) => (sentence && isRepeated(sentence, at) ? `${said}.` : said + sentence))
    .join(' ');
}

/** Returns the colors of an item, and whether it comes in the one that a message names, if its text doesn't say so. */
function colorWords({ name, description, colors = [] }: Item, { reading }: Talk): string | undefined {
  const asked = reading.spans.find(({ tag }) => tag === 'COLOR')?.text;
  const all = colors.length > 1 ? ` It comes in ${listWords(colors.map(escapeMarkdown))}.` : '';
  if (asked === undefined) return all.trim() || undefined;
  if (colors.some((color) => color.toLowerCase().includes(asked)))
    return `Yes, it comes in ${escapeMarkdown(asked)}.${all}`;
  if (hasForm(name, asked)) return `Yes, by its name: ${escapeMarkdown(name)}.${all}`;
  if (hasForm(description, asked)) return undefined;
  return `Its seller doesn't offer it in ${escapeMarkdown(asked)}.${all}`;
}

/** Returns the answer about a substance. In the other languages it only quotes the seller, because it must be exact. */
function careWords(item: Item, talk: Talk, aspect: string): string | undefined {
  const { language, reading } = talk;
  const isHarm = speaksOfHarm(reading);
  // "Without an iron" refuses no material where the item says how it is ironed.
  const isOfCare = (name: string) => !isHarm && !isIngredient(name) && CARE.test(sentenceWith(item, name) ?? '');
  const substances = substancesIn(item, talk, aspect === 'safety' || isHarm).filter((name) => !isOfCare(name));
  if (substances.length === 0) return undefined;
  if (language === 'en') return safetyWords(item, substances);
  const words = substances.flatMap(wordsOfSubstance);
  const sentence = words.map((word) => sentenceWith(item, word)).find((one) => one !== undefined);
  const said = sentence && `${itemText(language, 'writes')}: “${escapeMarkdown(sentence)}”`;
  return said ?? itemText(language, 'silent');
}

/** Maximum length of the question in the link, in characters. */
const MAX_QUESTION = 300;

/** Returns a link to a message to the seller with the question; blank while the shop has no messages. */
function askSeller(item: Pick<Item, '_id'>, { message, tools, language }: Talk): string {
  if (!tools.hasMessages || language !== 'en') return '';
  const query = new URLSearchParams({ about: 'item', id: item._id, text: message.slice(0, MAX_QUESTION) });
  return ` [Ask the seller](/ethereal/messages/new?${query})`;
}

/** Maximum length of a quoted review, in characters. */
const QUOTED = 220;

/** Returns what people think of an item: its stars, how it fits, and the best and the worst review with a text. */
async function ratingWords({ _id, rating }: Item, { tools }: Talk): Promise<string> {
  if (!rating) return 'It has no ratings yet.';
  const page = await tools.reviews(_id);
  const { small = 0, true: right = 0, large = 0 } = page?.fit ?? {};
  const fit = small + right + large > 0 ? fitWordsOf(small, right, large) : '';
  const told = (page?.reviews ?? []).filter(({ text }) => text.trim()).sort((one, other) => other.rating - one.rating);
  const quoted = [...new Set([told[0], told.at(-1)])].flatMap((one) => one ?? []);
  const quotes = quoted.map((one) => ` ${one.rating} stars: “${escapeMarkdown(one.text.slice(0, QUOTED))}”`);
  const people = rating.count > 1 ? 'people' : 'person';
  const stars = `It is rated ${rating.average} of 5 by ${rating.count} ${people}; their reviews stand on its page.`;
  return `${stars}${fit}${quotes.join('')}`;
}

type Fact = (item: Item, talk: Talk) => string | undefined | Promise<string | undefined>;

/** Facts about an item by the aspect that a question asks about. Those of the first two exist in every language. */
const FACTS: Readonly<Record<string, Fact>> = {
  price: priceWords,
  stock: (item, { language }) => itemText(language, STOCK[item.availability ?? 'in-stock']),
  rating: ratingWords,
  brand: ({ brand }) => brand && `Its brand is ${escapeMarkdown(brand)}.`,
  delivery: ({ delivery }, { tools }) =>
    delivery ? `Ordered today, ${arrivalWords(delivery)}` : tools.help.get('How long delivery takes')?.text,
  color: colorWords,
  group: ({ category }) =>
    /^(?:women|men|kids)$/.test(category) ? `It is among our things for ${category}.` : undefined,
  seller: async (item, talk) => {
    const store = await storeOf(item, talk);
    return store && `It is sold by ${store.name}; orders and returns go to them.${store.writes}`;
  },
};
const IN_EVERY_LANGUAGE = /^(?:price|stock)$/;

/** Returns what an item says of sizes: by a measure of the body, of a size that a message names, or all of them. */
async function sizing(item: Item, talk: Talk, aspect: string): Promise<string | undefined> {
  const { reading, language } = talk;
  const fit = language === 'en' ? (fitWords(reading.text, item) ?? betweenWords(item, reading)) : undefined;
  const asked = await sizeSaid(item, talk);
  if (fit ?? (asked === undefined && aspect !== 'sizes')) return fit;
  const isUnsized = sizesOf(item).length === 0 && aspect === 'sizes';
  return (isUnsized ? written(item, reading, aspect, language) : undefined) ?? sizeWords(item, asked, language);
}

/** Returns the sentence of a description that answers a question, as what the seller writes. */
function written(item: Item, reading: Reading, aspect: string, language: Language): string | undefined {
  const sentence = bestSentence(item, reading, aspect);
  return sentence && `${itemText(language, 'writes')}: “${escapeMarkdown(sentence)}”`;
}

/** Help section about the care of what an item is made of. */
export const CARING = 'Caring for materials';

/** The answer that an item gives to a question. `isCare` states that the question is about a harmful substance. */
type Known = { words: string; isCare?: boolean };

/** Returns what the fields of an item, its reviews, its store or its own text answer; undefined if nothing does. */
export async function knownAbout(item: Item, talk: Talk): Promise<Known | undefined> {
  const { reading, language, tools } = talk;
  const aspect = aspectOf(reading);
  const care = careWords(item, talk, aspect);
  if (care) return { words: care, isCare: true };
  const fact = language === 'en' || IN_EVERY_LANGUAGE.test(aspect) ? FACTS[aspect] : undefined;
  const isCaring = aspect === 'care' && reading.sections[0]?.id === CARING && language === 'en';
  const words =
    (asksAge(talk, aspect) ? ageWords(item, talk) : undefined) ??
    (await fitTold(item, talk)) ??
    (await sizing(item, talk, aspect)) ??
    (await fact?.(item, talk)) ??
    written(item, reading, aspect, language) ??
    (isCaring ? tools.help.get(CARING)?.text : undefined);
  return words ? { words } : undefined;
}

/** Returns what an item answers to a message: to each of several questions in it that it answers, else to the whole. */
async function knownToAll(item: Item, talk: Talk): Promise<Known | undefined> {
  const whole = await knownAbout(item, talk);
  const questions = talk.language === 'en' && !whole?.isCare ? questionsIn(talk.reading.text) : [];
  if (questions.length < 2) return whole;
  const read = questions.map((text) => readMessage(text, { page: true, after: talk.memory.after, topic: talk.topic }));
  const known = await Promise.all(read.map((reading) => knownAbout(item, { ...talk, reading })));
  const words = [...new Set(known.flatMap((one) => one?.words ?? []))];
  return words.length > 1 || !whole ? (words.length > 0 ? { words: words.join(' ') } : undefined) : whole;
}

/** Returns that the seller of an item does not answer a question. */
function silentWords(item: Item, talk: Talk): string {
  const { language } = talk;
  const reason = language === 'en' ? reasonFor(item, []) : '';
  const silent = reason
    ? `The seller doesn't say that outright; the description reads: “${escapeMarkdown(reason)}”`
    : itemText(language, 'silent');
  return `${silent}${askSeller(item, talk)}`;
}

/** Returns an item as its own page shows it, with its delivery promise if a message asks about that. */
export const withDelivery = async (item: Item, { reading, tools }: Talk): Promise<Item> =>
  reading.aspect.id === 'delivery' ? ((await tools.item(item.category, item._id)) ?? item) : item;

/** Yields the answer to a question about one item; if the item does not answer it, that of `otherwise`. */
export async function* answerAboutItem(
  id: string,
  talk: Talk,
  otherwise?: (talk: Talk) => AsyncIterable<AnswerPart>,
): AsyncIterable<AnswerPart> {
  const [read] = talk.open?._id === id ? [talk.open] : await talk.tools.items([id]);
  if (!read) return yield say(TEXTS[talk.language].unknown[0] ?? '');
  const item = await withDelivery(read, talk);
  const known = await knownToAll(item, talk);
  if (!known && otherwise) return yield* otherwise(talk);
  yield say(itemLine(item));
  yield say(`\n${known?.words ?? silentWords(item, talk)}${known?.isCare ? TEXTS[talk.language].check : ''}`);
  yield remember(withFocus(talk.memory, toShown(item)));
}
