import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { toCents } from '@ethereal/contracts/money';
import type { Talk } from '../assistant/talk.ts';
import { countIn } from '../reading/digits.ts';
import type { Reading } from '../reading/reading.ts';
import { termOf, termsOf } from '../text/words.ts';
import { itemText } from './fit.ts';

const PRICE: ReadonlySet<string> = new Set(['price', 'prices', 'pricing', 'cost', 'costs'].map(termOf));

/** Whether a message asks what an item costs and names nothing else: "what's the price". */
export function asksPrice({ text }: Pick<Reading, 'text'>): boolean {
  const terms = termsOf(text);
  return terms.length > 0 && terms.every((term) => PRICE.has(term));
}

const REDUCED =
  /\b(?:sale|reduced|discounted|reduction|dropped|(?:got|gotten|gone|become|went|gets?|go) (?:any )?(?:cheaper|down))\b/i;

/** Whether a message asks about a reduction: "is it on sale", "has any of it got cheaper". */
export const asksReduction = ({ text }: Pick<Reading, 'text'>): boolean => REDUCED.test(text);

/** Returns the reduction that is in force, with the day on which it ends, or the answer that there is none. */
function saleWords({ formerPrice, saleEnds }: Item, talk: Talk): string {
  if (talk.language !== 'en') return '';
  if (formerPrice === undefined) return asksReduction(talk.reading) ? ' It is not reduced at the moment.' : '';
  const day =
    saleEnds && new Date(saleEnds).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return ` That is reduced from ${formatMoney(formerPrice)}${day ? `, until ${day}` : ''}.`;
}

/** Returns the price of as many pieces as a message names: "six of the cups"; no words for one. */
export function piecesWords({ price }: Item, { reading, language }: Talk): string {
  const count = countIn(reading.tokens);
  if (language !== 'en' || count === 1) return '';
  return ` ${count} of them cost **${formatMoney((count * toCents(price)) / 100)}**.`;
}

/** Returns what an item costs, with its reduction, and with the price of several pieces if a message names so many. */
export const priceWords = (item: Item, talk: Talk): string =>
  [
    itemText(talk.language, 'price', { price: formatMoney(item.price) }),
    saleWords(item, talk),
    piecesWords(item, talk),
  ].join('');
