import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import { withAnswers } from '../lexicon/answers.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import type { Good } from '../shelf/good.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { readAge, youngAge } from '../understand/amounts.ts';
import type { Aspect } from '../understand/aspects.ts';
import { asksToLeaveAlone } from '../understand/intents/safety.ts';
import { isSmallWord } from '../understand/small-words.ts';
import { likeness, meanOf } from '../words/vectors.ts';
import { itemLine, listWords } from './items.ts';

const DESCRIPTION_LENGTH = 420;

/** As much of a description as fits, in whole sentences where it can be. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

export function sizesWords({ size }: { size: readonly Size[] }, asked?: Size): string {
  const known =
    size.length > 0
      ? `It comes in ${size.length > 1 ? 'sizes' : 'size'} ${listWords(size)}.`
      : 'It has no sizes to choose from.';
  if (!asked) return known;
  return size.includes(asked)
    ? `Yes, it comes in size ${asked}. ${known}`
    : `No, it doesn't come in size ${asked}. ${known}`;
}

/** What a question about an aspect is answered with in descriptions. */
export const SIGNS: Readonly<Partial<Record<Aspect, RegExp>>> = {
  care: /\b(?:wash|clean|iron|dry|tumble|wipe|rinse|brush|dishwasher|microwave|air it|steam|condition|cream|rewax|reproof|soak|sponge|hang|trim|polish|wring)/i,
  material:
    /\b(?:linen|cotton|wool|silk|satin|leather|suede|denim|merino|cashmere|mohair|alpaca|lambswool|velvet|viscose|nylon|polyester|acetate|resin|oak|walnut|beech|bamboo|willow|stoneware|porcelain|crystal|glass|steel|brass|aluminium|polycarbonate|canvas|jersey|twill|poplin|terry|rubber|raffia|straw|felt|beeswax|formula|vegan|oil|butter|silver|gold|paper|iron|topaz|flax|lining|lined|made)/i,
  measures:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|twenty|thirty|thirty-five|forty|sixty)\b/i,
  colour:
    /\b(?:black|white|ivory|ecru|red|burgundy|blue|navy|indigo|green|sage|moss|yellow|butter|pink|peony|blush|rose|purple|lilac|orange|terracotta|brown|camel|tan|grey|charcoal|beige|sand|oat|gold|silver|colou?r|stone|chalk|clay)\b/i,
  age: /\b(?:ages?|years|birth|beginners|small hands|little hands)\b/i,
  // A name of a place, or of those who live there, within a sentence.
  origin:
    /(?<=[a-z,] )(?!USB|FM|DAB|UPF|AA|Bluetooth)[A-Z][a-z]{3,}|\b(?:woven|made|knitted|spun|blown|thrown|built) (?:in|by)\b/,
};

export const SEPARATE = /(?<=[.!?;])\s+/;

/** The sentences of a description that answer a question, the best of them first. */
export function sentencesFor(good: Good, question: string, aspect: Aspect | undefined): string[] {
  const asked = withAnswers(stemsOf(question)).filter(
    (stem) => !isSmallWord(stem) && !good.nameStems.includes(stem),
  );
  const meaning = meanOf(asked.map((word) => [word, 1] as const));
  const sign = aspect ? SIGNS[aspect] : undefined;
  return good.item.description
    .split(SEPARATE)
    .map((sentence) => {
      const stems = stemsOf(sentence);
      const shared = asked.filter((stem) =>
        stems.some((one) => one === stem || (stem.length > 4 && one.startsWith(stem.slice(0, -1)))),
      ).length;
      const close = likeness(
        meaning,
        meanOf(stems.filter((stem) => !isSmallWord(stem)).map((word) => [word, 1] as const)),
      );
      return {
        sentence,
        score: shared * 1.5 + (sign?.test(sentence) ? 1.2 : 0) + Math.max(0, close - 0.3) * 2,
      };
    })
    .filter(({ score }) => score >= 0.9)
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ sentence }) => sentence.trim().replace(/;$/, '.'));
}

function stockWords({ item }: Good): string {
  if (item.availability === 'sold-out') return 'It is sold out just now.';
  if (item.availability === 'low') return 'There are only a few left.';
  return 'It is in the shop and can be ordered.';
}

const FOR_WHOM =
  /\b(?:baby|babies|newborns?|infants?|toddlers?|child(?:ren)?|kids?|little ones?|years?|months?|old)\b/;
/** What is said of harm: no more of it is promised than its seller writes. */
function safetyWords({ ages, kind }: Good, question: string, told: string): string {
  if (asksToLeaveAlone(question, kind))
    return 'No: please never leave a burning candle alone, and put it out before you sleep or go out.';
  const years = /\b\d{1,2} ?(?:months?|weeks?)\b/.test(question)
    ? 0
    : (readAge(question)?.value ?? youngAge(question)?.value);
  if (ages && (years !== undefined || FOR_WHOM.test(question))) {
    const fits = years === undefined ? undefined : years >= ages.from && years <= ages.to;
    const says = ages.from === 0 ? 'suitable from birth' : `meant from ${ages.from} years on`;
    return `${fits === undefined ? 'Its' : fits ? 'Yes: its' : 'I would say no, not yet: its'} seller writes that it is ${says}. ${told}`.trim();
  }
  return `${told ? `${told} ` : ''}The description doesn't say whether it is safe for that, so I can't promise it. Please ask our team on the [contact page](/ethereal/contact) before you order.`;
}

/** The answer to what was asked, before all else that is known. */
export function answerWords(
  good: Good,
  question: string,
  aspect: Aspect | undefined,
  size: Size | undefined,
): string {
  const { item } = good;
  const told = sentencesFor(good, question, aspect).map(escapeMarkdown).join(' ');
  const unsaid = (what: string) =>
    `The description doesn't say ${what}. You can ask our team on the [contact page](/ethereal/contact).`;
  if (size) return sizesWords(item, size);
  switch (aspect) {
    case 'sizes':
      return sizesWords(item);
    case 'price':
      return `It costs ${formatMoney(item.price)}.`;
    case 'stock':
      return stockWords(good);
    case 'rating':
      return item.rating
        ? `It is rated ${item.rating.average} of 5 by ${item.rating.count} ${item.rating.count === 1 ? 'person' : 'people'}.`
        : 'Nobody has rated it yet.';
    case 'brand':
      return item.brand ? `It is by ${escapeMarkdown(item.brand)}.` : 'Its seller names no brand.';
    case 'seller':
      return `It is offered by one of our sellers; its page says by whom.`;
    case 'age': {
      if (!good.ages) return told || unsaid('for which age it is meant');
      const years = Number(/\b(\d{1,2})\b/.exec(question)?.[1] ?? Number.NaN);
      const yes = Number.isNaN(years)
        ? ''
        : years >= good.ages.from && years <= good.ages.to
          ? 'Yes. '
          : 'I would say no. ';
      return `${yes}${told}`;
    }
    case 'colour':
      return told || unsaid('more about its colour; its pictures show it');
    case 'care':
      return told || unsaid('how to care for it');
    case 'material':
      return told || unsaid('what it is made of');
    case 'origin':
      return told || unsaid('where it comes from');
    case 'measures':
      return told || unsaid('that');
    case 'safety':
      return safetyWords(good, question, told);
    default:
      return told;
  }
}

/** All that is known of one item, after the answer to what was asked about it. */
export function itemWords(
  good: Good,
  answer: string,
  told: { sizes: boolean; stock: boolean; writes: string },
): string {
  const { item } = good;
  const about = itemLine(item).trimEnd();
  const sizes = told.sizes && item.size.length > 0 ? `${sizesWords(item)}\n\n` : '';
  const stock =
    told.stock && item.availability && item.availability !== 'in-stock' ? `${stockWords(good)}\n\n` : '';
  return `${about}\n\n${answer ? `${answer}\n\n` : ''}${sizes}${stock}${told.writes}: “${escapeMarkdown(shorten(item.description))}”`;
}
