import { formatMoney } from '@ethereal/contracts/format-money';
import { scoreOf } from '../choose/suit.ts';
import { byDegree, type Degree, degreeIn, furtherBy } from '../lexicon/measures.ts';
import type { Good } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { aspectIn } from '../understand/aspects.ts';
import type { Wish } from '../understand/wish.ts';
import { answerWords, SEPARATE, SIGNS, sentencesFor } from './item.ts';
import { itemLine, listWords } from './items.ts';

const firstSentence = (text: string) => text.split(SEPARATE)[0] ?? text;

const NUMBER_WORD = new RegExp(`\\b(?:${[...NUMBER_WORDS.keys()].slice(1).join('|')})\\b`, 'i');
const MEASURED =
  /\b(?:big|bigger|large|larger|small|smaller|tall|taller|heights?|high|higher|width|depth|dimensions?|volume|wide|wider|long|longer|deep|deeper|heavy|heavier|light|lighter|size|measure\w*|fits?|takes?|holds?|hold|lit(?:er|re)s?|capacity|lasts?|battery)\b/;
const OF_WORDS = /\b(?:cost|price|prices|cheap\w*|expensive|dear\w*|pric\w+)\b/;

/** Two items side by side: price, sizes, what they are, how they are cared for; and what the question asks of both. */
export function compareWords(one: Good, other: Good, question: string, wish: Wish, shelf: Shelf): string {
  const lines = [one, other].map((good) => {
    const { item } = good;
    const material =
      sentencesFor(good, 'material fabric made of', 'material')[0] ?? firstSentence(item.description);
    const care = sentencesFor(good, 'wash clean care', 'care').find(
      (sentence) => SIGNS.care?.test(sentence) && sentence !== material,
    );
    const sizes = item.size.length > 0 ? `Sizes ${listWords(item.size)}. ` : '';
    const told = [material, ...(care ? [care] : [])];
    const measured = MEASURED.test(question)
      ? sentencesFor(good, question, 'measures').filter(
          (sentence) => /\d/.test(sentence) || NUMBER_WORD.test(sentence),
        )
      : [];
    const asked = [...measured, ...sentencesFor(good, question, undefined)].filter(
      (sentence) => !told.includes(sentence),
    );
    return `${itemLine(item)}  ${sizes}${[...told, ...new Set(asked.slice(0, 2))].map(escapeMarkdown).join(' ')}\n`;
  });
  return `${lines.join('')}\n${verdict(one, other, question, wish, shelf)}`;
}

const nameOf = ({ item }: Good) => escapeMarkdown(item.name);

/** "is the first warmer than the second": yes or no. */
const asksWhether = (question: string): boolean =>
  /^(?:and |but |so |ok |then )*(?:is|are|does|do|would|will)\b/.test(question) && /\bthan\b/.test(question);

/** The result of a comparison: by price, by a measure that both tell of, by what it is for; and what is not known. */
function verdict(one: Good, other: Good, question: string, wish: Wish, shelf: Shelf): string {
  const [cheap, dear] = one.item.price <= other.item.price ? [one, other] : [other, one];
  const gap = dear.item.price - cheap.item.price;
  const byPrice =
    gap < 0.005
      ? `They cost the same, ${formatMoney(one.item.price)}.`
      : `The ${nameOf(cheap)} costs ${formatMoney(gap)} less.`;
  const degree = degreeIn(question);
  if (wish.size) {
    const fits = [one, other].filter(({ item }) => wish.size && item.size.includes(wish.size));
    const both =
      fits.length === 2 ? 'Both come' : fits[0] ? `Only the ${nameOf(fits[0])} comes` : 'Neither comes';
    return `${both} in size ${wish.size}.`;
  }
  if (/\b(?:rated|ratings?|reviews?|stars)\b/.test(question))
    return [one, other]
      .map((good) => `${nameOf(good)}: ${answerWords(good, '', 'rating', undefined)}`)
      .join(' ');
  if (degree && degree.measure !== 'price') {
    const further = furtherBy(one, other, degree);
    if (further === undefined)
      return `Their descriptions don't say which of them is ${degree.said}. ${byPrice}`;
    const said = asksWhether(question) ? (further > 0 ? 'Yes: ' : 'No: ') : '';
    return `${said}${said ? 'by' : 'By'} their descriptions the ${nameOf(further > 0 ? one : other)} is the ${degree.said} one.`;
  }
  if (degree) {
    const further = furtherBy(one, other, degree) ?? 0;
    return `${asksWhether(question) ? (further > 0 ? 'Yes. ' : 'No. ') : ''}${byPrice}`;
  }
  if (/\bsame\b/.test(question) && OF_WORDS.test(question))
    return `${gap < 0.005 ? 'Yes' : 'No'}. ${byPrice}`;
  if (wish.occasions.length > 0 && !OF_WORDS.test(question)) {
    const [mine, theirs] = [one, other].map((good) =>
      scoreOf(good, { ...wish, gift: false }, shelf, undefined),
    );
    const better =
      Math.abs((mine ?? 0) - (theirs ?? 0)) < 0.2 ? undefined : (mine ?? 0) > (theirs ?? 0) ? one : other;
    return better
      ? `For that I would take the ${nameOf(better)}. ${byPrice}`
      : `By their descriptions either would do for that. ${byPrice}`;
  }
  const aspect = aspectIn(question);
  return aspect === 'price' || aspect === undefined || OF_WORDS.test(question)
    ? byPrice
    : `${byPrice} I only know what their sellers write of them.`;
}

/** "warmer", "more elegant": "warmest", "most elegant". */
const superlative = (said: string): string =>
  said
    .replace(/^more /, 'most ')
    .replace(/^less /, 'least ')
    .replace(/^better\b/, 'best')
    .replace(/er\b/, 'est');

/** Goods by how far they are to the asked side, and which of them is the furthest. */
export function rankedWords(goods: readonly Good[], degree: Degree): { goods: Good[]; words: string } {
  const { goods: sorted, known } = byDegree(goods, degree);
  const [first] = sorted;
  return {
    goods: known ? sorted : [...goods],
    words:
      known && first
        ? degree.measure === 'price'
          ? `The ${nameOf(first)} is the ${degree.side === 'more' ? 'most expensive' : 'cheapest'} of them, at ${formatMoney(first.item.price)}.`
          : `By their descriptions the ${nameOf(first)} is the ${superlative(degree.said)} of them.`
        : `Their descriptions don't say which of them is ${degree.said}.`,
  };
}
