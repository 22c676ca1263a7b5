import type { Item } from '@ethereal/contracts/items';
import { itemsListed } from '../evaluation/score.ts';
import { type Goods, goodsOf, saying } from './goods.ts';

/** One answer: its text and the items that it lists. */
export type Said = { text: string; items: readonly Item[] };
export const saidIn = (text: string): Said => ({ text, items: itemsListed(text) ?? [] });

/** Ways to say one thing after goods were shown, and what must hold of the answer; undefined where nothing must. */
export type FollowUp = {
  name: string;
  ways: readonly string[];
  /** @param before the answer that was followed up @param fit the goods of the shop that were asked for first */
  fault: (
    said: Said,
    before: Said,
    asked: { goods: Goods; who: string | undefined; fit: readonly Item[] },
  ) => string | undefined;
};

const every = ({ items }: Said, holds: (item: Item) => boolean, what: string): string | undefined =>
  items.length === 0 ? 'shows none' : items.every(holds) ? undefined : what;
const kept = (goods: Goods) => (item: Item) => goods.name.test(item.name);
const text = ({ name, description }: Item) => `${name} ${description}`;
const priceOf = ({ price }: Item) => price;

/** Such goods, where the shop has any; else it must be said that there are none. */
const quality =
  (words: RegExp): FollowUp['fault'] =>
  (said, _before, { goods, fit }) => {
    const some = saying(fit, words);
    if (some.length === 0)
      return /couldn't find|don't have|none/i.test(said.text)
        ? undefined
        : 'does not say that there are none';
    return every(said, (item) => kept(goods)(item) && words.test(text(item)), `not ${words}`);
  };

export const FOLLOW_UPS: readonly FollowUp[] = [
  {
    name: 'cheaper',
    ways: [
      'cheaper?',
      'anything cheaper',
      'too expensive',
      'got something less pricey',
      "that's over my budget",
    ],
    fault: (said, before) => {
      const least = Math.min(...before.items.map(priceOf));
      if (/lowest price/.test(said.text)) return undefined;
      return every(said, ({ price }) => price < least, 'dearer');
    },
  },
  {
    name: 'limit',
    ways: [
      'under $80',
      'max 80',
      'same but under 80',
      "i can't spend more than 80",
      'not over 80 please',
      'my budget is 80',
    ],
    fault: (said, _before, { fit }) =>
      fit.some(({ price }) => price <= 80)
        ? every(said, ({ price }) => price <= 80, 'over 80')
        : /couldn't find/i.test(said.text)
          ? undefined
          : 'does not say that there are none',
  },
  {
    name: 'size',
    ways: ['in M', 'size M please', 'do you have them in M', 'only those in medium'],
    fault: (said, _before, { goods, fit }) =>
      fit.some(({ size }) => size.includes('M'))
        ? /Yes, it comes in size M/.test(said.text)
          ? undefined
          : every(said, (item) => item.size.includes('M') && kept(goods)(item), 'not in M')
        : undefined,
  },
  {
    name: 'linen',
    ways: [
      'in linen',
      'only linen ones',
      'what about linen',
      'which of them are linen',
      'actually linen',
      'i want linen',
    ],
    fault: quality(/\blinen\b|flax/i),
  },
  {
    name: 'without wool',
    ways: [
      'no wool please',
      'without wool',
      "i'm allergic to wool",
      "i don't like wool",
      'anything but wool',
      'but not wool',
    ],
    fault: (said) =>
      said.items.some((item) => /wool|merino|mohair|cashmere|alpaca|\bfelt\b/i.test(text(item)))
        ? 'shows wool'
        : undefined,
  },
  {
    name: 'for men',
    ways: [
      'and for men?',
      'what about for my dad',
      'for a man',
      "i meant men's",
      'no, for my husband',
      'do you have those for men too',
    ],
    fault: (said, _before, { fit, goods }) =>
      goodsOf(goods).some(({ category }) => category === 'men') && fit.length > 0
        ? every(said, ({ category }) => category === 'men', 'not for men')
        : undefined,
  },
  {
    name: 'for kids',
    ways: [
      'and for kids?',
      'for my daughter, she is 6',
      'what about for children',
      'do you have those for kids too',
    ],
    fault: (said, _before, { goods }) =>
      goodsOf(goods).some(({ category }) => category === 'kids')
        ? every(said, ({ category }) => category === 'kids', 'not for kids')
        : undefined,
  },
  {
    name: 'the second',
    ways: [
      'the second one',
      'tell me about the second',
      'how do i wash the second one?',
      'how much is the second',
      'number 2',
      '2nd one pls',
    ],
    fault: (said, before) => {
      const [, second] = before.items;
      return !second ||
        said.text.includes(second.name.replace(/[-.]/g, (sign) => sign)) ||
        said.items[0]?._id === second._id
        ? undefined
        : `not about ${second.name}`;
    },
  },
  {
    name: 'the last',
    ways: ['the last one', 'what sizes does the last one come in?', 'tell me more about the last one'],
    fault: (said, before) =>
      before.items.length < 2 || said.items[0]?._id === before.items.at(-1)?._id ? undefined : 'not the last',
  },
  {
    name: 'another kind',
    ways: [
      'and candles?',
      'now candles',
      'forget that, show me candles',
      'actually candles',
      'thanks! i also need a candle',
      'changed my mind, candles please',
      'do you have candles too',
    ],
    fault: (said) => (/Candle/.test(said.items[0]?.name ?? '') ? undefined : 'no candle first'),
  },
  {
    name: 'others',
    ways: [
      'more',
      'show me others',
      'something else',
      'not those',
      "i don't like any of these",
      'not my style',
      'what else do you have',
      'any more?',
      'hmm, not for me',
    ],
    fault: (said, before) =>
      said.items.some(({ _id }) => before.items.some((item) => item._id === _id))
        ? 'shows the same'
        : undefined,
  },
  {
    name: 'cheapest first',
    ways: ['cheapest first', 'sort by price', 'can i see the cheapest first', 'lowest price first please'],
    fault: (said) =>
      said.items.every(({ price }, at) => at === 0 || price >= (said.items[at - 1]?.price ?? 0)) &&
      said.items.length > 0
        ? undefined
        : 'not by price',
  },
  {
    name: 'cheapest of them',
    ways: ['which is the cheapest', 'what is the cheapest one', 'the cheapest of these'],
    fault: (said, before, { fit }) => {
      const least = Math.min(...fit.map(priceOf), ...before.items.map(priceOf));
      return said.items[0] &&
        said.items[0].price <= Math.min(...before.items.map(priceOf)) + 0.001 &&
        least >= 0
        ? undefined
        : 'not the cheapest';
    },
  },
  {
    name: 'compare two',
    ways: [
      'compare the first two',
      "what's the difference between the first and the second",
      'first or second?',
      'is the first cheaper than the second',
    ],
    fault: (said, before) => {
      const [one, other] = before.items;
      return !one || !other || (said.text.includes(one._id) && said.text.includes(other._id))
        ? undefined
        : 'lacks one of both';
    },
  },
  {
    name: 'warmest',
    ways: ['which is warmest', 'which one is the warmest?', 'what is the warmest of those'],
    fault: (said, before) =>
      before.items.length < 2 || /warm/.test(said.text) ? undefined : 'says nothing of warmth',
  },
  {
    name: 'liked',
    ways: ['i love them', 'these are perfect thank you', 'oh these look great!', 'wow, gorgeous!'],
    fault: (said) =>
      said.items.length > 0 || /rephrase|don't know|outside of what/i.test(said.text)
        ? 'no word of joy'
        : undefined,
  },
  {
    name: 'any colour',
    ways: ['colour does not matter', 'any colour is fine', 'whatever colour'],
    fault: (said, _before, { goods }) => every(said, kept(goods), 'of another kind'),
  },
];
