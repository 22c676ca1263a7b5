import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { piecesIn } from '@ethereal/contracts/stock-rules';
import { windowText } from '@ethereal/delivery/words';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import { speaksOfHarm, substancesOf, withRefusals } from '../care/refusals.ts';
import { wordsOfSubstance } from '../care/substances.ts';
import { withFocus } from '../goods/find.ts';
import { itemLine, listWords, toShown } from '../goods/lines.ts';
import { sizesIn } from '../goods/wishes.ts';
import type { Language } from '../language/language.ts';
import { fill, say as saying, TEXTS } from '../language/texts.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { entriesOf } from '../reading/lexicon.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { firstMentioned, readable } from '../text/mentions.ts';
import { agesIn, suitsAge } from './ages.ts';
import { askSeller } from './ask-seller.ts';
import { bestSentence, sentenceWith } from './description.ts';
import { fitWords } from './fit.ts';

const itemText = (language: Language, name: string, gaps: Readonly<Record<string, string>> = {}) =>
  fill(saying(language, 'item', name), gaps);

function sizeWords(item: Item, asked: Size | undefined, language: Language): string {
  const words = {
    word: item.size.length > 1 ? 'sizes' : 'size',
    sizes: language === 'en' ? listWords(item.size) : item.size.join(', '),
  };
  const all = item.size.length > 0 ? itemText(language, 'sizes', words) : itemText(language, 'noSizes');
  if (!asked) return all;
  if (!item.size.includes(asked)) return `${itemText(language, 'sizeNo', { size: asked })} ${all}`;
  const isSold = item.availability === 'sold-out' || piecesIn(item.available, { size: asked }) === 0;
  return `${itemText(language, isSold ? 'sizeSold' : 'sizeYes', { size: asked })} ${all}`;
}

const STOCK = { 'in-stock': 'stock', low: 'low', 'sold-out': 'soldOut' } as const;

/** Returns the days on which an order placed now arrives, in each state. */
const arrivalWords = ({ delivery }: Item): string | undefined =>
  delivery &&
  `Ordered today, it arrives ${windowText(delivery.byState.NY)} in New York and ${windowText(delivery.byState.CA)} in California.`;

/** Returns the reduction that is in force: the former price, and the day on which it ends. */
function saleWords({ formerPrice, saleEnds }: Item, language: Language): string {
  if (formerPrice === undefined || language !== 'en') return '';
  const day =
    saleEnds && new Date(saleEnds).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return ` That is reduced from ${formatMoney(formerPrice)}${day ? `, until ${day}` : ''}.`;
}

/** Returns the fact that a field of the item holds about an aspect. */
function factOf(item: Item, aspect: string, language: Language): string | undefined {
  if (aspect === 'price')
    return `${itemText(language, 'price', { price: formatMoney(item.price) })}${saleWords(item, language)}`;
  if (aspect === 'stock') return itemText(language, STOCK[item.availability ?? 'in-stock']);
  if (language !== 'en') return undefined;
  const { rating } = item;
  switch (aspect) {
    case 'rating':
      return rating
        ? `It is rated ${rating.average} of 5 by ${rating.count} ${rating.count > 1 ? 'people' : 'person'}; their reviews stand on its page.`
        : 'It has no ratings yet.';
    case 'brand':
      return item.brand ? `Its brand is ${escapeMarkdown(item.brand)}.` : undefined;
    case 'delivery':
      return arrivalWords(item);
    case 'colour':
      return item.colors && item.colors.length > 1
        ? `It comes in ${listWords(item.colors.map(escapeMarkdown))}.`
        : undefined;
    default:
      return undefined;
  }
}

const MONTHS = /\b(\d{1,2})[ -]?(?:months?|mo)\b/;
const NEWBORN = /\bnewborns?\b|\bfrom birth\b|\b(?:days|weeks) old\b/;

/** Returns the age in years that a message asks about, NaN if it names none. */
function yearsAsked({ reading }: Talk): number {
  const text = reading.text.toLowerCase();
  const months = MONTHS.exec(text)?.[1];
  if (months) return Number(months) / 12;
  if (NEWBORN.test(text)) return 0;
  const span = reading.spans.find(({ tag }) => tag === 'AGE')?.text;
  const loose = reading.tokens.find((token) => /^\d{1,2}$/.test(token.text))?.text;
  return Number(span ?? loose);
}

/** Answers whether an item suits an age: compares the age in the question with the ages that the seller states. */
function ageWords(item: Item, talk: Talk): string | undefined {
  const stated = agesIn(`${item.name}. ${item.description}`);
  if (!stated) return undefined;
  const years = yearsAsked(talk);
  const { min, max } = stated;
  const from = Number.isInteger(min) ? `ages ${min}` : `${Math.round(min * 12)} months`;
  const range = max === undefined ? `${from} and up` : `${from} to ${max}`;
  if (talk.language !== 'en') return itemText(talk.language, 'ages', { from: String(min) });
  if (!Number.isFinite(years)) return `Its seller says that it is meant for ${range}.`;
  if (suitsAge(stated, years)) return `Yes: it is meant for ${range}.`;
  const beside = years < min ? 'younger' : 'older';
  const why = Number.isInteger(years) && years > 0 ? `, and ${years} is ${beside}` : '';
  return `I would say no: it is meant for ${range}${why}.`;
}

const isSubstance = (text: string): boolean =>
  entriesOf(text).some((entry) => entry.class === 'allergen' || entry.class === 'material');

/**
 * Returns the substances that a question names. Substances in the item's own name ("the oat soap") are left out.
 * @param all whether words count that are not refused, because the question is about safety
 */
function substancesIn(item: Item, talk: Talk, all: boolean): string[] {
  const { spans, tokens } = withRefusals(talk.reading);
  const name = readable(item.name);
  const isOfName = (text: string) => name.includes(readable(text));
  const refused = spans.filter(({ tag, text }) => tag === 'REFUSED' && (all || isSubstance(text)) && !isOfName(text));
  const named = all ? tokens.filter(({ text }) => isSubstance(text) && !isOfName(text)) : [];
  return [...new Set([...refused, ...named].map(({ text }) => text))];
}

/** Returns the words by which an item's text may mention a substance. */
const wordsFor = (name: string): string[] => [
  ...new Set([name, ...substancesOf(name, true)].flatMap((one) => [readable(one).trim(), ...wordsOfSubstance(one)])),
];

/** Returns the answer about a harmful substance. It never states more than the seller has written. */
function safetyWords(item: Item, substances: readonly string[]): string {
  const text = readable(`${item.name} . ${item.description}`);
  const parts = substances.map((name) => {
    const words = wordsFor(name);
    const has = firstMentioned(text, words);
    const written = has ?? words.find((word) => text.includes(` ${word} `));
    const sentence = written && sentenceWith(item, written);
    if (!sentence)
      return `The seller doesn't say whether it contains ${escapeMarkdown(name)}. Please ask them before you order.`;
    const verdict = has ? `No, it isn't free of ${escapeMarkdown(name)}` : 'By what its seller writes, yes';
    return `${verdict}: “${escapeMarkdown(sentence)}”`;
  });
  return parts.join(' ');
}

/** Returns the number of pieces that a question names: "six of them", "for six". */
function countAsked({ reading }: Talk): number | undefined {
  const { tokens } = reading;
  const token = tokens.find(({ text }, at) => {
    const isLed = tokens[at - 1]?.text === 'for' || tokens[at + 1]?.text === 'of';
    return isLed && (NUMBER_WORDS.has(text) || /^\d{1,2}$/.test(text));
  });
  const count = NUMBER_WORDS.get(token?.text ?? '') ?? Number(token?.text);
  return count > 1 ? count : undefined;
}

/** Returns the price of several pieces of one item. */
const severalWords = ({ price }: Item, count: number): string =>
  `${count} of them cost ${formatMoney((Math.round(price * 100) * count) / 100)}, at ${formatMoney(price)} each.`;

/** Returns what the fields of an item answer, undefined if its description has to. */
function fieldWords(item: Item, talk: Talk, aspect: string): string | undefined {
  const { language } = talk;
  const [asked] = sizesIn(talk.reading);
  const fit = language === 'en' ? fitWords(talk.reading.text, item) : undefined;
  if (fit) return fit;
  if (asked || (aspect === 'sizes' && talk.reading.aspect.share > 0.5)) return sizeWords(item, asked, language);
  const count = aspect === 'price' && language === 'en' ? countAsked(talk) : undefined;
  return count ? severalWords(item, count) : factOf(item, aspect, language);
}

/** Returns the answer about a substance. In the other languages it only quotes the seller, because it must be exact. */
function careWords(item: Item, talk: Talk, aspect: string): string | undefined {
  const { language, reading } = talk;
  const substances = substancesIn(item, talk, aspect === 'safety' || speaksOfHarm(reading));
  if (substances.length === 0) return undefined;
  if (language === 'en') return `${safetyWords(item, substances)}${TEXTS.en.check}`;
  const words = substances.flatMap(wordsFor);
  const sentence = words.map((word) => sentenceWith(item, word)).find((one) => one !== undefined);
  const said = sentence && `${itemText(language, 'writes')}: “${escapeMarkdown(sentence)}”`;
  return `${said ?? itemText(language, 'silent')}${TEXTS[language].check}`;
}

const asksAge = ({ reading }: Talk, aspect: string): boolean => {
  const text = reading.text.toLowerCase();
  return aspect === 'age' || reading.spans.some(({ tag }) => tag === 'AGE') || MONTHS.test(text) || NEWBORN.test(text);
};

/** Returns the store of an item, with the sentence of its own text that answers the question; only in English. */
async function storeOf({ user }: Item, { tools, language, reading }: Talk) {
  const store = language === 'en' ? await tools.store(user) : undefined;
  const name = escapeMarkdown(store?.name ?? '');
  const sentence = store?.about && bestSentence({ name, description: store.about }, reading, '');
  return store && { name, writes: sentence ? ` ${name} writes: “${escapeMarkdown(sentence)}”` : '' };
}

async function storeWords(item: Item, talk: Talk): Promise<string | undefined> {
  const store = await storeOf(item, talk);
  return store && `It is sold by ${store.name}; orders and returns go to them.${store.writes}`;
}

/** Returns the sentence of the store that sells the open or focused item about a question; blank if there is none. */
export async function writtenByStore(talk: Talk): Promise<string> {
  const { open, memory, tools } = talk;
  const [item] = open ? [open] : memory.focus ? await tools.items([memory.focus._id]).catch(() => []) : [];
  return (item && (await storeOf(item, talk))?.writes) ?? '';
}

/** Returns the complete answer to a question about an item. */
async function answerAbout(item: Item, talk: Talk): Promise<string> {
  const { reading, language } = talk;
  const aspect = reading.aspect.id;
  const known =
    careWords(item, talk, aspect) ??
    (asksAge(talk, aspect) ? ageWords(item, talk) : undefined) ??
    fieldWords(item, talk, aspect) ??
    (aspect === 'seller' ? await storeWords(item, talk) : undefined);
  if (known) return known;
  const sentence = bestSentence(item, reading, aspect);
  if (sentence) return `${itemText(language, 'writes')}: “${escapeMarkdown(sentence)}”`;
  return `${itemText(language, 'silent')}${askSeller(item, talk)}`;
}

/** Yields the answer to a question about one item. */
export async function* tellOf(id: string, talk: Talk): AsyncIterable<AnswerPart> {
  const [read] = talk.open?._id === id ? [talk.open] : await talk.tools.items([id]);
  if (!read) return yield say(TEXTS[talk.language].unknown[0] ?? '');
  const isDelivery = talk.reading.aspect.id === 'delivery';
  const item = isDelivery ? ((await talk.tools.item(read.category, id)) ?? read) : read;
  yield say(itemLine(item));
  yield say(`\n${await answerAbout(item, talk)}`);
  yield remember(withFocus(talk.memory, toShown(item)));
}
