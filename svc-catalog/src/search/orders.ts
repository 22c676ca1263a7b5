import { isDenial } from '@ethereal/contracts/denials';
import type { UnderstoodSearch } from '@ethereal/contracts/items';
import type { Shop } from './brands.ts';
import type { Reading, Understood } from './reading.ts';

type Order = NonNullable<UnderstoodSearch['order']>;

const phrases = (some: string): string[][] => some.split(', ').map((phrase) => phrase.split(' '));
/** Phrases that ask for an order. */
const ORDERS: readonly (readonly [Order, readonly (readonly string[])[]])[] = [
  ['asc', phrases('cheapest, lowest price, lowest prices, least expensive, low to high')],
  ['desc', phrases('most expensive, priciest, dearest, costliest, highest price, highest prices, high to low')],
  [
    'rating',
    phrases(
      'best rated, top rated, highest rated, best reviewed, best reviews, highly rated, well rated, good reviews',
    ),
  ],
  [
    'bestselling',
    phrases(
      'bestseller, bestsellers, best seller, best sellers, best selling, bestselling, popular, most popular, trending',
    ),
  ],
  ['newest', phrases('newest, latest, new in, new arrival, new arrivals, whats new, just arrived, just in')],
  [
    'reduction',
    phrases(
      'on sale, on offer, reduced, cheaper now, discounted, clearance, marked down, special offers, in the sale, half price',
    ),
  ],
];
/** Words that ask for reduced goods where the shop has some; otherwise they count for nothing. */
const SALE: ReadonlySet<string> = new Set(['sale', 'sales', 'deals']);
/** Words that take an order back: `not the most expensive`. */
const TAKES_BACK: ReadonlySet<string> = new Set(['too', 'so', 'less', 'but']);
/** Number of words before a phrase among which such a word takes it back. */
const REACH = 2;

/** Reads the order that a query asks for. Its words are no words of goods. */
export function readOrder(reading: Reading, understood: Understood, shop: Shop): void {
  readPhrases(reading, understood);
  const { tokens, taken } = reading;
  // Shoes `for sale` cost the usual price.
  const at = tokens.findIndex((token, place) => SALE.has(token) && !taken[place] && tokens[place - 1] !== 'for');
  if (at < 0 || !shop.hasReduced?.()) return;
  understood.order ??= 'reduction';
  reading.take(at, at + 1);
}

function readPhrases(reading: Reading, understood: Understood): void {
  const { tokens, taken } = reading;
  for (const at of tokens.keys())
    for (const [order, all] of ORDERS) {
      const found = all.find((phrase) =>
        phrase.every((word, place) => tokens[at + place] === word && !taken[at + place]),
      );
      if (!found) continue;
      const before = tokens.slice(Math.max(0, at - REACH), at);
      if (!before.some((word) => isDenial(word) || TAKES_BACK.has(word))) understood.order = order;
      reading.take(at, at + found.length);
    }
}

const EXPENSIVE: ReadonlySet<string> = new Set(['expensive', 'pricey', 'costly']);
/** Words for expensive goods that sellers write themselves. */
const LUXURY: ReadonlySet<string> = new Set(['luxury', 'luxurious']);
/** Number of words before a word for expensive goods among which a denial turns it around. */
const DENIED = 4;

/** Reads the wish for expensive goods, or for goods that are not: `nothing expensive`. */
export function readExpensive({ tokens, taken }: Reading, understood: Understood): void {
  for (const [at, word] of tokens.entries()) {
    const isLuxury = LUXURY.has(word);
    if (taken[at] || (!isLuxury && !EXPENSIVE.has(word))) continue;
    const before = tokens.slice(Math.max(0, at - DENIED), at);
    if (before.some((other) => isDenial(other) || TAKES_BACK.has(other))) understood.isCheap = true;
    else {
      understood.order ??= 'desc';
      understood.words.push({ word, isRequired: isLuxury });
    }
    taken[at] = true;
  }
}
