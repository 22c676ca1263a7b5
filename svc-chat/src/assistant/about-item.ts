import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { piecesIn } from '@ethereal/contracts/stock-rules';
import type { AnswerPart } from '../answer/answer.ts';
import { speaksOfHarm, substancesOf, withRefusals } from '../care/refusals.ts';
import type { Good } from '../goods/index.ts';
import { firstMentioned } from '../goods/mentions.ts';
import { wordsFor } from '../goods/qualities.ts';
import { quantitiesIn } from '../goods/quantities.ts';
import type { Language } from '../language/language.ts';
import { fill, say as saying, TEXTS } from '../language/texts.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { entriesOf } from '../reading/lexicon.ts';
import { wishesIn } from '../reading/wishes.ts';
import { itemLine, listWords, toShown } from '../reply/items.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { bestSentence, sentenceWith } from './description.ts';
import { withFocus } from './find.ts';
import { wholeNames } from './item-meant.ts';
import { isKindFor, remember, say, type Talk } from './talk.ts';

const itemText = (language: Language, name: string, gaps: Readonly<Record<string, string>> = {}) =>
  fill(saying(language, 'item', name), gaps);

function sizes(item: Item, asked: Size | undefined, language: Language): string {
  const words = {
    word: item.size.length > 1 ? 'sizes' : 'size',
    sizes: language === 'en' ? listWords(item.size) : item.size.join(', '),
  };
  const all = item.size.length > 0 ? itemText(language, 'sizes', words) : itemText(language, 'noSizes');
  if (!asked) return all;
  if (!item.size.includes(asked)) return `${itemText(language, 'sizeNo', { size: asked })} ${all}`;
  const sold = item.availability === 'sold-out' || piecesIn(item.available, { size: asked }) === 0;
  return `${itemText(language, sold ? 'sizeSold' : 'sizeYes', { size: asked })} ${all}`;
}

const STOCK = { 'in-stock': 'stock', low: 'low', 'sold-out': 'soldOut' } as const;

/** Returns the fact that a field of the item holds about an aspect. */
function factOf(item: Item, aspect: string, language: Language): string | undefined {
  if (aspect === 'price') return itemText(language, 'price', { price: formatMoney(item.price) });
  if (aspect === 'stock') return itemText(language, STOCK[item.availability ?? 'in-stock']);
  if (language !== 'en') return undefined;
  if (aspect === 'rating')
    return item.rating
      ? `It is rated ${item.rating.average} of 5 by ${item.rating.count} ${item.rating.count > 1 ? 'people' : 'person'}; their reviews stand on its page.`
      : 'Nobody has rated it yet.';
  if (aspect === 'brand') return item.brand ? `Its brand is ${escapeMarkdown(item.brand)}.` : undefined;
  if (aspect === 'seller') return 'Its page names the seller; orders and returns go to them.';
  return undefined;
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
  const asked = quantitiesIn(text).find(({ type }) => type === 'age');
  const loose = reading.tokens.find((token) => /^\d{1,2}$/.test(token.text))?.text;
  return Number(span ?? asked?.min ?? asked?.max ?? loose);
}

/** Answers whether an item suits an age: compares the age in the question with the ages that the seller states. */
function ageWords({ quantities }: Good, talk: Talk): string | undefined {
  const stated = quantities.find(({ type }) => type === 'age');
  if (!stated) return undefined;
  const years = yearsAsked(talk);
  const { min = 0, max } = stated;
  const from = Number.isInteger(min) ? `ages ${min}` : `${Math.round(min * 12)} months`;
  const range = max === undefined ? `${from} and up` : `${from} to ${max}`;
  if (talk.language !== 'en') return itemText(talk.language, 'ages', { from: String(min) });
  if (!Number.isFinite(years)) return `Its seller says that it is meant for ${range}.`;
  const beside = years < min ? 'younger' : max !== undefined && years > max ? 'older' : undefined;
  if (beside && Number.isInteger(years) && years > 0)
    return `I would say no: it is meant for ${range}, and ${years} is ${beside}.`;
  if (beside) return `I would say no: it is meant for ${range}.`;
  return `Yes: it is meant for ${range}.`;
}

const isSubstance = (text: string): boolean =>
  entriesOf(text).some((entry) => entry.class === 'allergen' || entry.class === 'material');

/**
 * Returns the substances that a question names. Substances in the item's own name ("the oat soap") are left out unless
 * `all` is set.
 */
function substancesIn(talk: Talk, all: boolean): string[] {
  const { spans, tokens } = withRefusals(talk.reading);
  const names = wholeNames(talk);
  const isOfName = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const refused = spans.filter(
    ({ tag, text, from }) => tag === 'REFUSED' && (all || isSubstance(text)) && !isOfName(from),
  );
  const named = all ? tokens.filter(({ text }, at) => isSubstance(text) && !isOfName(at)) : [];
  return [...new Set([...refused, ...named].map(({ text }) => text))];
}

/** Returns the answer about a harmful substance. It never states more than the seller has written. */
function safetyWords({ item, text }: Good, substances: readonly string[]): string | undefined {
  const parts = substances.map((name) => {
    const words = new Set(
      substancesOf(name, true).flatMap((one) => [...wordsFor('allergen', one), ...wordsFor('material', one)]),
    );
    const has = firstMentioned(text, words);
    const named = has ?? [...words].find((word) => text.includes(` ${word} `));
    const sentence = named && sentenceWith(item, named);
    if (!sentence)
      return `The seller doesn't say whether it contains ${escapeMarkdown(name)}. Please ask them before you order.`;
    const verdict = has ? `No, it isn't free of ${escapeMarkdown(name)}` : 'By what its seller writes, yes';
    return `${verdict}: “${escapeMarkdown(sentence)}”`;
  });
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Returns the number of pieces that a question names: "six of them", "for six". */
function countAsked({ reading }: Talk): number | undefined {
  const at = reading.tokens.findIndex(({ text }, place) => {
    const isLed = reading.tokens[place - 1]?.text === 'for' || reading.tokens[place + 1]?.text === 'of';
    return isLed && (NUMBER_WORDS.has(text) || /^\d{1,2}$/.test(text));
  });
  const text = reading.tokens[at]?.text ?? '';
  const count = NUMBER_WORDS.get(text) ?? Number(text);
  return count > 1 ? count : undefined;
}

/** Returns the price of several pieces of one item. */
function severalWords({ price }: Item, count: number): string {
  const sum = (Math.round(price * 100) * count) / 100;
  return `${count} of them cost ${formatMoney(sum)}, at ${formatMoney(price)} each.`;
}

/** Returns the complete answer to a question about an item. */
function answerAbout(good: Good, talk: Talk): string {
  const { reading, language, goods } = talk;
  const { item } = good;
  const aspect = reading.aspect.id;
  const [wish] = wishesIn(reading, isKindFor(goods));
  const asked = wish?.sizes[0];
  if (asked || (aspect === 'sizes' && reading.aspect.share > 0.5)) return sizes(item, asked, language);
  const count = aspect === 'price' && language === 'en' ? countAsked(talk) : undefined;
  if (count) return severalWords(item, count);
  const fact = factOf(item, aspect, language);
  if (fact) return fact;
  if (aspect === 'age' || wish?.quantities.some(({ type }) => type === 'age')) {
    const age = ageWords(good, talk);
    if (age) return age;
  }
  const isCare = aspect === 'safety' || speaksOfHarm(reading);
  const safety = language === 'en' ? safetyWords(good, substancesIn(talk, isCare)) : undefined;
  if (safety) return `${safety}${TEXTS.en.check}`;
  const sentence = bestSentence(item, reading, aspect);
  const writes = itemText(language, 'writes');
  return sentence ? `${writes}: “${escapeMarkdown(sentence)}”` : itemText(language, 'silent');
}

/** Yields the answer to a question about one item. */
export function* tellOf(id: string, talk: Talk): Iterable<AnswerPart> {
  const good = talk.goods.get(id);
  if (!good) return yield say(TEXTS[talk.language].unknown[0] ?? '');
  yield say(itemLine(good.item));
  yield say(`\n${answerAbout(good, talk)}`);
  yield remember(withFocus(talk.memory, toShown(good.item)));
}
