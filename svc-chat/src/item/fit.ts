import { SIZES, type Size } from '@ethereal/contracts/fashion';
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
import { sentenceWith } from './description.ts';

const CM_PER_INCH = 2.54;
/** Minimum number of centimeters: a smaller number without a unit is in inches. */
const LEAST_CM = 55;
const PARTS: Readonly<Record<string, string>> = {
  chest: 'Chest',
  bust: 'Chest',
  waist: 'Waist',
  hip: 'Hip',
  hips: 'Hip',
  inseam: 'Inseam',
};
/** Matches a part of the body, or a number with its unit. Input: at most 2,000 characters. */
const MEASURE = /\b(chest|bust|waist|hips?|inseam)\b|\b(\d{2,3}(?:[.,]\d)?) ?(cm|centimet(?:er|re)s?)?/gi;
/** Words between a part of the body and its number: "waist is about", "inch". */
const BETWEEN = /^[^\d.?!,;]{0,20}$/;

type Measured = { part: string; inches: number };

/** Returns the measures of a text whose numbers stand behind the parts of the body, or before them. */
function measuresBeside(text: string, isNumberFirst: boolean): Measured[] {
  const found = [...text.matchAll(MEASURE)];
  return found.flatMap((own, at) => {
    const part = PARTS[(own[1] ?? '').toLowerCase()];
    const number = found[isNumberFirst ? at - 1 : at + 1];
    if (part === undefined || number?.[2] === undefined) return [];
    const [first, second] = isNumberFirst ? [number, own] : [own, number];
    if (!BETWEEN.test(text.slice(first.index + first[0].length, second.index))) return [];
    const value = Number(number[2].replace(',', '.'));
    const isCm = number[3] !== undefined || value >= LEAST_CM;
    return [{ part, inches: isCm ? value / CM_PER_INCH : value }];
  });
}

/** Returns the measures that a text states: "waist of 30 inches, hips 42", "46 bust, 40 waist". */
function measuresIn(text: string): Measured[] {
  const [behind, before] = [measuresBeside(text, false), measuresBeside(text, true)];
  return before.length > behind.length ? before : behind;
}

/** Whether a message states a measure of the body, such as "waist 30 inches". */
export const statesMeasure = (text: string): boolean => measuresIn(text).length > 0;

type Fit = { size: Size | undefined; isBelow: boolean; range: string };

/** Returns the size of a chart for a measure. A measure between two sizes takes the larger one. */
function fitIn(chart: LetterMeasures[string], inches: number): Fit {
  const size = SIZES.find((one) => inches <= chart[one][1] + 0.5);
  const isBelow = inches < chart.S[0] - 1;
  return { size, isBelow, range: size ? `${chart[size][0]}–${chart[size][1]} inches` : '' };
}

const saidOf = ({ part, inches }: Measured) => `Your ${part.toLowerCase()} of ${Number(inches.toFixed(1))} inches`;

/** Returns the sizes for men and women for measures of the body, when no item is known. */
export function fitForAdults(text: string): string | undefined {
  const adults = /\bbust\b/i.test(text) ? (['women'] as const) : (['men', 'women'] as const);
  const said = measuresIn(text).flatMap((measured) => {
    const sizes = adults.flatMap((category) => {
      const chart = measuresOf(category, 'bottomW')?.[measured.part] ?? measuresOf(category, 'topW')?.[measured.part];
      const fit = chart && fitIn(chart, measured.inches);
      if (!fit || fit.isBelow) return [];
      return [fit.size ? `**${fit.size}** for ${category} (${fit.range})` : `above **XXL** for ${category}`];
    });
    return sizes.length > 0 ? [`${saidOf(measured)} is ${sizes.join(' and ')}`] : [];
  });
  return said.length > 0 ? `${said.join('. ')} by the size chart.` : undefined;
}

type Fitted = Pick<Item, 'category' | 'size'> & { subCategory?: Item['subCategory'] | undefined };

/** Returns the size of an item for measures of the body by the chart; undefined without a measure or a chart. */
export function fitWords(text: string, item: Fitted): string | undefined {
  const sizes = item.subCategory && item.size.length > 0 ? measuresOf(item.category, item.subCategory) : undefined;
  const said = measuresIn(text).flatMap((measured) => {
    const chart = sizes?.[measured.part];
    return chart ? [fitSaid(measured, chart, item)] : [];
  });
  return said.length > 0 ? said.join(' ') : undefined;
}

function fitSaid(measured: Measured, chart: LetterMeasures[string], item: Fitted): string {
  const said = saidOf(measured);
  const { size, isBelow, range } = fitIn(chart, measured.inches);
  if (size === undefined) return `${said} is above size XXL in the chart, which ends at ${chart.XXL[1]} inches.`;
  if (isBelow) return `${said} is below size S in the chart, which begins at ${chart.S[0]} inches.`;
  const isOffered = item.size.includes(size);
  return `${said} is **${size}** by the size chart (${range}).${isOffered ? '' : ` This item doesn't come in ${size}.`}`;
}

/** Sizes by their words. The shop's charts have S to XXL; a seller may offer others. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['xs', 'XS'],
  ['s', 'S'],
  ['small', 'S'],
  ['m', 'M'],
  ['medium', 'M'],
  ['l', 'L'],
  ['large', 'L'],
  ['xl', 'XL'],
  ['xxl', 'XXL'],
  ['xxxl', '3XL'],
  ['petite', 'petite'],
  ['tall', 'tall'],
  ['plus', 'plus'],
]);

/** Returns the letter sizes of a message: the tagged ones, and those that stand after "in", "to" or "size". */
export function sizesIn({ tokens, spans }: Reading): string[] {
  // "30s" is no size.
  const isEnding = (at: number) => tokens[at - 1]?.to === tokens[at]?.from;
  const said = spans
    .filter(({ tag, from }) => tag === 'SIZE' && !isEnding(from))
    .flatMap(({ text }) => LETTERS.get(text.replace(/^(?:size|an?|in) /, '')) ?? []);
  const led = tokens.flatMap(({ text }, at) =>
    /^x+[ls]$/.test(text) || /^(?:in|to|sizes?|(?:wo)?men'?s)$/.test(tokens[at - 1]?.text ?? '')
      ? (LETTERS.get(text) ?? [])
      : [],
  );
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

/** Returns the letter that a numeric size of a message is by the chart, and whether the item comes in it. */
export async function numberWords(item: Item, { reading, tools, language }: Talk): Promise<string | undefined> {
  const [number] = numbersIn(reading);
  if (!number || language !== 'en' || item.size.length === 0 || sizeNamed(reading, item)) return undefined;
  const text = `${item.name} size ${number} for ${item.category}`.slice(0, MAX_SEARCH);
  const { sizes } = (await tools.search({ text, limit: 1, spoken: true })).understood;
  const size = SIZES.find((one) => sizes.includes(one));
  return size && `Size ${number} is **${size}** by the size chart. ${sizeWords(item, size, language)}`;
}

/** Returns how most reviews say that an item fits, from the numbers of those that say so. */
export function fitWordsOf(small: number, right: number, large: number): string {
  const fits = right >= Math.max(small, large) ? 'true to size' : small > large ? 'small' : 'large';
  return ` Most say that it fits ${fits}.`;
}

/** Words by which descriptions state how an item fits. */
const FIT_WORDS = ['fit', 'size', 'cut', 'roomy', 'slim', 'boxy', 'relaxed'];

/** Matches a question about how an item fits. Input: at most 2,000 characters. */
const ASKS_FIT =
  /\b(?:runs?|fits?|sized|sizing)\b.{0,20}\b(?:small|big|large|tight|loose|true|short|long|narrow|wide)\b|\btrue to size\b/i;

/** Whether a message asks how an item fits: "does it run small". */
export const asksFit = (text: string): boolean => ASKS_FIT.test(text);

/** Returns how an item fits: by its reviews, else the sentence of its description, else that nobody has told. */
export async function fitTold(item: Item, { tools, reading, language }: Talk): Promise<string | undefined> {
  if (language !== 'en' || !asksFit(reading.text)) return undefined;
  const { small = 0, true: right = 0, large = 0 } = (await tools.reviews(item._id))?.fit ?? {};
  const sizes = sizeWords(item, undefined, language);
  if (small + right + large > 0) return `${fitWordsOf(small, right, large).trim()} ${sizes}`;
  const written = FIT_WORDS.map((word) => sentenceWith(item, word)).find(
    (sentence) => sentence && sentence !== item.name,
  );
  const told = written ? `its seller writes: “${escapeMarkdown(written)}”` : 'its seller doesn’t say.';
  return `Nobody has reviewed how it fits yet; ${told} ${sizes}`;
}
