import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { AnswerPart } from '../answer/answer.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { findGoods } from '../goods/find.ts';
import { tokensOf } from '../goods/tokens.ts';
import { type Audience, wishFor } from '../goods/wish.ts';
import { TEXTS } from '../language/texts.ts';
import { wishesIn } from '../reading/wishes.ts';
import { ITEMS_SHOWN, itemLine, linkTo, listWords, pathOf, toShown } from '../reply/items.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { bestSentence } from './description.ts';
import { findFor, withFocus } from './find.ts';
import { itemBefore, itemMeant, itemsNamed, placesIn } from './item-meant.ts';
import { isKindFor, remember, say, type Talk } from './talk.ts';

const COMPARED = 3;

/** Returns the items to compare: the named items with the open one, else the items shown or mentioned last. */
function itemsCompared(talk: Talk): ShownItem[] {
  const { memory } = talk;
  const named = itemsNamed(talk);
  if (named.length > 1) return named.slice(0, COMPARED);
  const meant = named.length > 0 ? itemBefore(talk) : itemMeant(talk);
  const others = [...(memory.spoken ?? []), ...(memory.shown ?? [])];
  const all = [...named, ...(meant ? [meant] : []), ...others];
  return all.filter(({ _id }, at) => all.findIndex((one) => one._id === _id) === at).slice(0, 2);
}

function* factsOf(item: ShownItem, talk: Talk): Iterable<string> {
  const good = talk.goods.get(item._id);
  yield itemLine(item);
  if (!good) return;
  const { rating, size } = good.item;
  if (rating) yield `  Rated ${rating.average} of 5 by ${rating.count}.\n`;
  if (size.length > 0) yield `  Sizes ${listWords(size)}.\n`;
  const sentence = bestSentence(good.item, talk.reading, talk.reading.aspect.id) ?? good.item.description;
  yield `  Its seller writes: “${escapeMarkdown(sentence.slice(0, 300))}”\n`;
}

/** Compares two or three items: their facts and, for each, the sentence that answers the question. */
export function* compareItems(talk: Talk): Iterable<AnswerPart> {
  const items = itemsCompared(talk);
  const [one, other] = items;
  if (!one) return yield say(TEXTS[talk.language].unknown[0] ?? '');
  for (const item of items) for (const text of factsOf(item, talk)) yield say(text);
  if (other && one.price !== other.price) {
    const [low, high] = one.price < other.price ? [one, other] : [other, one];
    yield say(`\n${linkTo(low)} costs ${formatMoney(high.price - low.price)} less.`);
  } else if (other) yield say('\nBoth cost the same.');
  yield remember({ ...withFocus(talk.memory, one), shown: items, spoken: items });
}

/** Yields the total price of several items. */
export function* totalOf(talk: Talk): Iterable<AnswerPart> {
  const named = itemsNamed(talk);
  const { shown = [], spoken = [] } = talk.memory;
  const said = new Set(talk.reading.tokens.map(({ text }) => text));
  const both = said.has('both') || said.has('two');
  const pointed = placesIn(talk).length > 1 || named.length > 1 ? named : [];
  const items = pointed.length > 0 ? pointed : both ? (spoken.length > 1 ? spoken : shown).slice(0, 2) : shown;
  const cents = items.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  for (const item of items) yield say(itemLine(item));
  yield say(`\nTogether they cost **${formatMoney(cents / 100)}**, with nothing added for delivery.`);
}

const FILE = join(import.meta.dirname, '../../data/goes-with.tsv');
const GOES_WITH = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [kind = '', kinds = ''] = row.split('\t');
    return { kind: tokensOf(kind), kinds: kinds.split(',') };
  });
const FITS = 0.5;

const AUDIENCES: ReadonlySet<string> = new Set<Audience>(['men', 'women', 'kids']);
const isAudience = (category: string): category is Audience => AUDIENCES.has(category);

/**
 * Yields goods that are worn or used with an item: of the kind that the message names, else of the kinds that complete
 * the item.
 */
export async function* goesWith(talk: Talk): AsyncIterable<AnswerPart> {
  const { goods, memory, reading } = talk;
  const item = itemMeant(talk);
  const wishes = wishesIn(reading, isKindFor(goods));
  const audience = item && isAudience(item.category) ? item.category : wishes[0]?.audience;
  const own = item ? [item._id] : [];
  const named = wishes.filter(({ kinds }) => kinds.length > 0);
  if (named.length > 0) {
    // The focused item is left out of the result: a message such as "and nail polish to match" may match the item
    // itself.
    const except = memory.focus ? [memory.focus._id] : [];
    const withItem = named.map((wish) => ({ ...wish, ...(audience ? { audience } : {}), except }));
    return yield* findFor(withItem, talk);
  }
  const kinds =
    GOES_WITH.find(({ kind }) => item && (goods.ofKind(kind).scores.get(item._id) ?? 0) >= FITS)?.kinds ?? [];
  const [wish = wishFor({})] = wishes;
  const found = kinds.flatMap((kind) => {
    const some = findGoods(
      { ...wish, words: kind, kinds: [kind], except: own, ...(audience ? { audience } : {}) },
      goods,
    );
    return some.notSold.length === 0 && some.dropped.length === 0 ? some.goods.slice(0, 1).map((one) => one.item) : [];
  });
  const items = [...new Set(found)].slice(0, ITEMS_SHOWN);
  if (items.length === 0) return yield* findFor(wishes, talk);
  yield { type: 'search_start', query: kinds.join(', ') };
  yield { type: 'search_results', urls: items.map(pathOf) };
  yield say(item ? `With ${linkTo(item)} these would go:\n\n` : 'These would go with it:\n\n');
  for (const one of items) yield say(itemLine(one));
  const beside = kinds.map((kind) => wishFor({ words: kind, kinds: [kind], ...(audience ? { audience } : {}) }));
  yield remember({ ...memory, sought: beside, shown: items.map(toShown), ...(item ? { focus: item } : {}) });
}
