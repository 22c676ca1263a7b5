import { fold, withInitials } from './fold.ts';
import { withoutEmoji } from './language/emoji.ts';
import { inPlainWords } from './language/phrases.ts';

/** Maximum number of words that are read of a query; a text of 200 characters seldom has more. */
const MAX_WORDS = 40;

/** Signs and letters that stand for a word between others: `tie + belt`, `hats/caps`, `rings n bangles`. */
const AND = /&|(?<=\p{L}{3} ?)[+/](?= ?\p{L}{3})|(?<=\p{L} )n(?= \p{L})/gu;
/** Words between things that are compared: `adidas vs puma`. */
const VERSUS = /(?<=[\p{L}\p{N}] )(?:vs\.?|versus)(?= [\p{L}\p{N}])/gu;
/** A reduction in percent, which asks for reduced goods: `50% off`. */
const OFF = /\d{1,2} ?(?:%|percent) off(?!\p{L})/gu;
/** Signs before an amount that bound a price: `tops < 20`, `watches >= $50`. */
const AT_MOST = /(?:<=?|≤) ?(?=[$€£]?\d)/gu;
const AT_LEAST = /(?:>=?|≥) ?(?=[$€£]?\d)/gu;
/** A share of a material that adds nothing to it: `100% cotton`. */
const PURE = /(?<!\d)100 ?(?:%|percent)(?= \p{L})/gu;
/** Shorthand for `with` and `without`: `tee w/ stripes`, `shoes w/o laces`. */
const WITH = /(?<![\p{L}\p{N}])w\/(?:(o)(?![\p{L}\p{N}]))?/gu;
/** A minus before a word, which excludes it: `watch -fossil`. */
const MINUS = /(?<=\p{L} )-(?=\p{L})/gu;

/**
 * Returns the words of a query, with amounts as one word (`$1,500`, `100+`), and emoji, signs and known phrases as
 * plain words. Input: at most 200 characters.
 */
export const queryTokens = (text: string): string[] =>
  inPlainWords(
    withInitials(fold(withoutEmoji(text.replaceAll('%20', ' '))))
      .replace(WITH, (_, out?: string) => (out ? 'without ' : 'with '))
      .replace(AND, ' and ')
      .replace(VERSUS, 'or')
      .replace(MINUS, 'not ')
      .replace(OFF, 'discounted')
      .replace(PURE, '')
      .replace(AT_MOST, ' under ')
      .replace(AT_LEAST, ' over ')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)\+/g, ' plus')
      .match(
        /[$€£]?\d{1,7}\.\d{1,2}(?![\p{L}\p{N}.])|[$€£]\d{1,7}(?![\p{L}\p{N}.])|[\p{L}\p{N}]+|[$€£]|(?<=\d ?)-(?= ?[$\d])/gu,
      ) ?? [],
  )
    .filter((token, at, all) => token !== all[at - 1])
    .slice(0, MAX_WORDS);
