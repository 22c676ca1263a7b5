import { SIZES } from '@ethereal/contracts/fashion';
import { type Item, MAX_SEARCH } from '@ethereal/contracts/items';
import { type LetterMeasures, measuresOf } from '@ethereal/contracts/size-guide';
import { unitsIn } from '@ethereal/contracts/stock-rules';
import { sizesOf } from '@ethereal/contracts/variants';
import type { Talk } from '../assistant/talk.ts';
import { listWords } from '../goods/lines.ts';
import type { Language } from '../language/language.ts';
import { fill, say as saying } from '../language/texts.ts';
import type { Reading } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { bestSentence } from './description.ts';

const CM_PER_INCH = 2.54;
/** Minimum number of centimeters: a smaller number without a unit is in inches. */
const MIN_CM = 55;
const PARTS = new Map(
  Object.entries({ chest: 'Chest', bust: 'Chest', waist: 'Waist', hip: 'Hip', hips: 'Hip', inseam: 'Inseam' }),
);
/** Matches a part of the body, or a number with its unit. Input: at most 2,000 characters. */
const MEASURE = /\b(chest|bust|waist|hips?|inseam)\b|\b(\d{2,3}(?:[.,]\d)?) ?(cm|centimet(?:er|re)s?)?/gi;
/** Words between a part of the body and its number: "waist is about", "inch". */
const BETWEEN = /^[^\d.?!,;]{0,20}$/;

type Measured = { part: string; inches: number };

/** Returns the measures that a text states: "waist of 30 inches, hips 42", "46 bust, 40 waist". */
function measuresIn(text: string): Measured[] {
  const found = [...text.matchAll(MEASURE)];
  const measures: Measured[] = [];
  for (let at = 0; at + 1 < found.length; at += 1) {
    const [first, second] = [found[at], found[at + 1]];
    if (!first || !second || !BETWEEN.test(text.slice(first.index + first[0].length, second.index))) continue;
    const part = PARTS.get((first[1] ?? second[1] ?? '').toLowerCase());
    const [, , number, unit] = first[1] ? second : first;
    if (part === undefined || number === undefined) continue;
    const value = Number(number.replace(',', '.'));
    measures.push({ part, inches: unit !== undefined || value >= MIN_CM ? value / CM_PER_INCH : value });
    at += 1;
  }
  return measures;
}

/** Whether a message states a measure of the body, such as "waist 30 inches". */
export const statesMeasure = (text: string): boolean => measuresIn(text).length > 0;

type Fitted = Pick<Item, 'category' | 'size'> & { subCategory?: Item['subCategory'] | undefined };
/** A chart for a part of the body, and for whom it is if the item does not determine that. */
type Chart = { forWhom: string; ranges: LetterMeasures[string] };

/** Returns the charts for a part of the body: that of an item, else those for men and women. */
function chartsFor(part: string, item: Fitted | undefined, isBust: boolean): Chart[] {
  if (item) {
    const ranges = item.subCategory && item.size.length > 0 ? measuresOf(item.category, item.subCategory) : undefined;
    return ranges?.[part] ? [{ forWhom: '', ranges: ranges[part] }] : [];
  }
  return (isBust ? (['women'] as const) : (['men', 'women'] as const)).flatMap((group) => {
    const ranges = measuresOf(group, 'bottomW')?.[part] ?? measuresOf(group, 'topW')?.[part];
    return ranges ? [{ forWhom: ` for ${group}`, ranges }] : [];
  });
}

/** Returns the size of a chart for a measure, the larger one between two; blank for no item and a measure below all. */
function fitSaid(inches: number, { forWhom, ranges }: Chart, item: Fitted | undefined): string {
  if (inches < ranges.S[0] - 1) return item ? `below **S** (from ${ranges.S[0]} inches)` : '';
  const size = SIZES.find((one) => inches <= ranges[one][1] + 0.5);
  if (!size) return `above **XXL**${forWhom} (up to ${ranges.XXL[1]} inches)`;
  const lacking = !item || item.size.includes(size) ? '' : ", in which this item doesn't come";
  return `**${size}**${forWhom} (${ranges[size].join('–')} inches)${lacking}`;
}

/** Returns the sizes of an item, or of any item, for measures of the body; undefined without a measure or a chart. */
export function fitWords(text: string, item?: Fitted): string | undefined {
  const isBust = /\bbust\b/i.test(text);
  const said = measuresIn(text).flatMap(({ part, inches }) => {
    const sizes = chartsFor(part, item, isBust)
      .map((chart) => fitSaid(inches, chart, item))
      .filter(Boolean);
    const measure = `Your ${part.toLowerCase()} of ${Number(inches.toFixed(1))} inches`;
    return sizes.length > 0 ? [`${measure} is ${sizes.join(' and ')}`] : [];
  });
  return said.length > 0 ? `${said.join('. ')} by the size chart.` : undefined;
}

/** Sizes by their words. The shop's charts have S to XXL; a seller may offer others. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'xs=XS s=S small=S m=M medium=M l=L large=L xl=XL xxl=XXL xxxl=3XL petite=petite tall=tall plus=plus'
    .split(' ')
    .map((pair) => [pair.replace(/=.*/, ''), pair.replace(/.*=/, '')]),
);

/** Returns the letter sizes of a message: the tagged ones, and those that stand after "in", "to" or "size". */
export function sizesIn({ tokens, spans }: Reading): string[] {
  // "30s" is no size.
  const isEnding = (at: number) => tokens[at - 1]?.to === tokens[at]?.from;
  const said = spans
    .filter(({ tag, from }) => tag === 'SIZE' && !isEnding(from))
    .flatMap(({ text }) => LETTERS.get(text.replace(/^(?:size|an?|in) /, '')) ?? []);
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isEnd = (at: number) => /^(?:[,;!?\n]|please)?$/.test(textAt(at)) || (textAt(at) === '.' && !tokens[at + 1]);
  const led = tokens.flatMap(({ text }, at) => {
    const lead = textAt(/^an?$/.test(textAt(at - 1)) ? at - 2 : at - 1);
    // A letter is a size, except of "5 m" and "I m".
    const isLetter = /^x*[sml]$/.test(text) && !/^(?:\d.*|i)$/.test(textAt(at - 1));
    // "Add it, medium" names a size, and "small" or "large" may describe a thing.
    const isAlone = text === 'medium' && isEnd(at - 1) && isEnd(at + 1);
    const isSize = isLetter || isAlone || /^(?:in|to|sizes?|(?:wo)?men'?s)$/.test(lead);
    return isSize ? (LETTERS.get(text) ?? []) : [];
  });
  return [...new Set([...said, ...led])];
}

/** Matches a numeric size with the word that makes it one, or by its half. An age, a price or a time is none. */
const SIZE =
  /\b(?:sizes?|sz|in an?|(?:usually|normally|am|i'?m|wears?) an?|(?:wo)?men(?:'?s)?|ladies'?|us|uk|eu)(?: (?:is|an?|us|uk|eu|normally|usually))? (\d{1,2}(?:\.5)?)\b(?![.:%]?\d| ?(?:years?|months?|days?|weeks?|dollars?|bucks?|usd|and (?:over|up)|%|\$))|\b(\d{1,2}\.5)\b(?! ?(?:cm|inch|in|ft|feet|oz|kg|k|lbs?|liters?|hours?|stars?|dollars?|mm|"))|\b(\d{1,2}) (?:us|uk|eu)\b/g;

/** Returns the numeric sizes of a message. */
export const numbersIn = ({ text }: Reading): string[] =>
  [...text.toLowerCase().matchAll(SIZE)].flatMap(([, ...found]) => found.find(Boolean) ?? []);

/** Returns the size of an item that a message names: 'US 9.5' in full, or as 'size 9.5'. */
export function sizeNamed(reading: Reading, { size, otherSizes = [] }: Pick<Item, 'size' | 'otherSizes'>) {
  const words = ` ${reading.text.toLowerCase().replaceAll(/[\s,;!?]+|\.(?=\s|$)/g, ' ')} `;
  const says = (phrase: string) => words.includes(` ${phrase.toLowerCase()} `);
  return (
    sizesIn(reading).find((one) => size.some((own) => own === one)) ??
    size.find((own) => says(`the ${own}`)) ??
    otherSizes.find(says) ??
    otherSizes.find((one) => says(`size ${one.split(' ').at(-1)}`))
  );
}

/** Returns the size that a message names for an item, for a number the one of the chart: 'L' for "size 14". */
export async function sizeSaid(item: Item, { reading, tools }: Talk): Promise<string | undefined> {
  const named = sizeNamed(reading, item) ?? sizesIn(reading)[0];
  const [number] = numbersIn(reading);
  if (named !== undefined || number === undefined || sizesOf(item).length === 0) return named;
  const text = `${item.name} size ${number}`.slice(0, MAX_SEARCH);
  const { sizes } = (await tools.search({ text, limit: 1, spoken: true })).understood;
  return sizesOf(item).find((size) => sizes.includes(size)) ?? number;
}

/** Returns a fixed text about an item. */
export const itemText = (language: Language, name: string, gaps: Readonly<Record<string, string>> = {}) =>
  fill(saying(language, 'item', name), gaps);

/** Returns the sizes of an item, and whether it comes in the one that was asked for. */
export function sizeWords(item: Item, asked: string | undefined, language: Language): string {
  const sizes = sizesOf(item);
  const words = {
    word: sizes.length > 1 ? 'sizes' : 'size',
    sizes: language === 'en' ? listWords(sizes) : sizes.join(', '),
  };
  const all = sizes.length > 0 ? itemText(language, 'sizes', words) : itemText(language, 'noSizes');
  if (!asked) return all;
  if (!sizes.includes(asked)) return `${itemText(language, 'sizeNo', { size: asked })} ${all}`;
  const isSold = item.availability === 'sold-out' || unitsIn(item.available, { size: asked }) === 0;
  return `${itemText(language, isSold ? 'sizeSold' : 'sizeYes', { size: asked })} ${all}`;
}

/** Returns which of two sizes is safer, with the sizes of an item, if a message names two. */
export function betweenWords(item: Item, reading: Reading): string | undefined {
  const isBetween = sizesIn(reading).length === 2 && /\b(?:between|or)\b/i.test(reading.text);
  if (!isBetween || sizesOf(item).length === 0) return undefined;
  return `Between two sizes, the larger is the safer choice. ${sizeWords(item, undefined, 'en')}`;
}

/** Returns how most reviews say that an item fits, from the numbers of those that say so. */
export function fitWordsOf(small: number, right: number, large: number): string {
  const fits = right >= Math.max(small, large) ? 'true to size' : small > large ? 'small' : 'large';
  return ` Most say that it fits ${fits}.`;
}

/** Matches a question about how an item fits. Input: at most 2,000 characters. */
const ASKS_FIT =
  /\b(?:runs?|fits?|sized|sizing)\b.{0,20}\b(?:small|big|large|tight|loose|true|short|long|narrow|wide)\b|\btrue to size\b/i;

/** Whether a message asks how an item fits: "does it run small". */
export const asksFit = (text: string): boolean => ASKS_FIT.test(text);

/** Matches a sentence of a seller on how an item fits. */
const OF_FIT = /\b(?:fit(?:s|ted)?|cut|sizes?|slim|loose|roomy|relaxed|tight|boxy|snug)\b/i;

/** Returns a quoted sentence of the seller on how an item fits; undefined without one. */
function fitWritten(item: Item, { reading, language }: Talk): string | undefined {
  const sentence = bestSentence(item, reading, 'tight');
  if (!sentence || !OF_FIT.test(sentence)) return undefined;
  return `${itemText(language, 'writes')}: “${escapeMarkdown(sentence)}”`;
}

/** Returns how an item fits by its reviews, by its own text, or that nobody has told, and its sizes. */
export async function fitTold(item: Item, talk: Talk): Promise<string | undefined> {
  const { tools, reading, language } = talk;
  if (language !== 'en' || !asksFit(reading.text)) return undefined;
  const { small = 0, true: right = 0, large = 0 } = (await tools.reviews(item._id))?.fit ?? {};
  const isTold = small + right + large > 0;
  const told = isTold
    ? fitWordsOf(small, right, large).trim()
    : (fitWritten(item, talk) ?? 'Nobody has reviewed how it fits yet.');
  return `${told} ${sizeWords(item, undefined, language)}`;
}
