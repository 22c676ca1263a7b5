import { formatMoney } from '@ethereal/contracts/format-money';
import type { AnswerPart } from '../answer/answer.ts';
import { choose } from '../choose/choose.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { itemAnswerIn, writesIn } from '../language/item-phrases.ts';
import { PHRASES } from '../language/phrases.ts';
import { compareWords, rankedWords } from '../reply/compare.ts';
import { containsWords } from '../reply/contains.ts';
import { strangeSizeWords } from '../reply/found.ts';
import { answerWords, itemWords, sentencesFor } from '../reply/item.ts';
import { answersWords } from '../reply/item-questions.ts';
import { ITEMS_SHOWN, itemLine, linkTo, toShown } from '../reply/items.ts';
import { CONTACT } from '../reply/texts.ts';
import type { Good } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { asksToCompare } from '../understand/comparing.ts';
import { isQuestion } from '../understand/cues.ts';
import type { Intent } from '../understand/intent.ts';
import { placeMeant } from '../understand/item-meant.ts';
import { emptyWish, type Wish } from '../understand/wish.ts';
import { mergeAvoided } from './avoided.ts';
import { remembering, searching, withFocus } from './searching.ts';
import { say, type Talk } from './talk.ts';

/** One question about each of the items shown, a line for each. */
export function tellOfEach(
  { items, aspect }: Extract<Intent, { kind: 'each' }>,
  clean: string,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const search = (shelf: Shelf) => items.flatMap(({ _id }) => shelf.byId.get(_id) ?? []);
  return searching(
    items.map(({ name }) => name).join(' + '),
    talk,
    search,
    (goods) => goods.map(toShown),
    function* (goods) {
      for (const good of goods) {
        yield say(itemLine(good.item));
        if (aspect !== 'price')
          yield say(`  ${answerWords(good, clean, aspect, undefined) || "Its description doesn't say."}\n`);
      }
      yield { type: 'remember', memory: talk.memory };
    },
  );
}

const TELL =
  /\b(?:tell me|more about|what is (?:it|this|that)|what are (?:they|these|those)|describe|description|what about|show|see|details?|info\w*|interested|thoughts?|know about)\b/;
/** That a question is not answered by what is written of an item. */
const unsaidWords = (question: string): string =>
  isQuestion(question) && !TELL.test(question) && placeMeant(question) === undefined
    ? `Its description doesn't say; our team can ask the seller for you: please use the ${CONTACT}.`
    : '';

const isForChild = ({ age, recipient }: Wish): boolean => age !== undefined || recipient?.who === 'kids';

/** All about one item, as it is now. */
export function tellOfItem(
  item: ShownItem,
  clean: string,
  { aspect, read, substances }: Extract<Intent, { kind: 'item' }>,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const { tools, memory, language } = talk;
  const size = read.wishes[0]?.size;
  // "Is it wool? I'm allergic": that holds for all that comes.
  const avoid = mergeAvoided(memory.avoid ?? [], {
    ...emptyWish(),
    not: read.wishes.flatMap(({ not }) => not.filter(({ always }) => always)),
  }).not;
  const search = async (shelf: Shelf) => {
    const current = await tools.itemDetails(item.category, item._id);
    const known = shelf.byId.get(item._id);
    return current && known ? { ...known, item: current } : undefined;
  };
  return searching(
    item.name,
    talk,
    search,
    (found) => (found ? [item] : []),
    function* (found) {
      const strange = language === 'en' && found?.item.size.length ? strangeSizeWords(clean) : '';
      if (strange) yield say(strange);
      yield say(
        found
          ? itemWords(
              found,
              language === 'en'
                ? substances
                  ? containsWords(found, substances)
                  : (aspect === 'safety'
                      ? answerWords(found, clean, aspect, undefined)
                      : answersWords(found, clean, aspect, size)) || unsaidWords(clean)
                : itemAnswerIn(
                    language,
                    found,
                    aspect,
                    size,
                    aspect === 'details' && read.wishes.some(isForChild),
                  ),
              {
                sizes: language === 'en' && size === undefined && aspect !== 'sizes',
                stock: language === 'en' && aspect !== 'stock',
                writes: writesIn(language),
              },
            )
          : `I'm sorry, ${linkTo(item)} is no longer in the shop.`,
      );
      yield {
        type: 'remember',
        memory: withFocus(
          {
            ...memory,
            ...(avoid.length > 0 ? { avoid } : {}),
            shown: memory.shown?.some(({ _id }) => _id === item._id) ? memory.shown : [item],
          },
          item,
        ),
      };
    },
  );
}

/** Which of some items is the warmest, lightest, longest …, by what is written of them. */
export function tellRanked(
  { items, degree }: Extract<Intent, { kind: 'ranked' }>,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const search = (shelf: Shelf) =>
    rankedWords(
      items.flatMap(({ _id }) => shelf.byId.get(_id) ?? []),
      degree,
    );
  return searching(
    items.map(({ name }) => name).join(' + '),
    talk,
    search,
    ({ goods }) => goods.map(toShown),
    function* ({ goods, words }) {
      yield say(`${words}\n\n`);
      for (const good of goods) {
        yield say(itemLine(good.item));
        const [told] = sentencesFor(good, degree.said, 'material');
        if (told) yield say(`  ${escapeMarkdown(told)}\n`);
      }
      const [first] = goods;
      yield {
        type: 'remember',
        memory: first
          ? withFocus({ ...talk.memory, shown: goods.map(toShown) }, toShown(first))
          : talk.memory,
      };
    },
  );
}

/** What some items cost together, each with its price. */
export function tellTotal(
  { items, limit }: Extract<Intent, { kind: 'total' }>,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const search = (shelf: Shelf) => items.flatMap(({ _id }) => shelf.byId.get(_id) ?? []);
  return searching(
    items.map(({ name }) => name).join(' + '),
    talk,
    search,
    (goods) => goods.map(toShown),
    function* (goods) {
      for (const { item } of new Set(goods)) yield say(itemLine(item));
      const sum = goods.reduce((all, { item }) => all + item.price, 0);
      const over = limit !== undefined && sum > limit;
      yield say(
        `\nTogether that is ${formatMoney(sum)}${over ? `, which is not within ${formatMoney(limit)}: it is ${formatMoney(sum - limit)} more` : ''}.`,
      );
      yield { type: 'remember', memory: { ...talk.memory, shown: [...new Set(goods)].map(toShown) } };
    },
  );
}

/** Two items side by side. */
export function compareItems(
  { items, wish = emptyWish() }: Extract<Intent, { kind: 'compare' }>,
  clean: string,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const { tools, memory } = talk;
  const search = async (shelf: Shelf) => {
    const both = await Promise.all(
      items.map(async (item) => ({
        known: shelf.byId.get(item._id),
        current: await tools.itemDetails(item.category, item._id),
      })),
    );
    const [one, other] = both.flatMap(({ known, current }) =>
      known && current ? [{ ...known, item: current }] : [],
    );
    return one && other ? { one, other, shelf } : undefined;
  };
  return searching(
    items.map(({ name }) => name).join(' + '),
    talk,
    search,
    (found) => (found ? items : []),
    function* (found) {
      const phrases = talk.language === 'en' ? undefined : PHRASES[talk.language];
      // "un bikini o un bañador": either will do.
      if (found && phrases && !asksToCompare(clean)) {
        yield say(phrases.found);
        for (const item of items) yield say(itemLine(item));
      } else
        yield say(
          found
            ? compareWords(found.one, found.other, clean, wish, found.shelf)
            : `I'm sorry, one of them is no longer in the shop.`,
        );
      yield { type: 'remember', memory: { ...memory, shown: [...items] } };
    },
  );
}

/** What goes with an item. */
export function showWithComplements(
  { wish, complements, beside, not }: Extract<Intent, { kind: 'goes-with' }>,
  talk: Talk,
): AsyncIterable<AnswerPart> {
  const { memory, language } = talk;
  const kept = mergeAvoided(memory.avoid ?? [], wish);
  const search = (shelf: Shelf) => {
    const found = complements
      .map((kind) => choose({ ...kept, kinds: [kind] }, shelf, not))
      .filter(({ relaxed }) => !relaxed.includes('kind') && !relaxed.includes('recipient'));
    const within = found.filter(({ relaxed }) => !relaxed.includes('price'));
    const rounds = (within.length > 0 ? within : found).map(({ goods }) => goods);
    const shown: Good[] = [];
    for (let round = 0; round < ITEMS_SHOWN && shown.length < ITEMS_SHOWN; round += 1) {
      for (const goods of rounds) {
        const next = goods[round];
        if (next && shown.length < ITEMS_SHOWN && !shown.includes(next)) shown.push(next);
      }
    }
    return shown.map(toShown);
  };
  return searching(
    `goes with ${beside}`,
    talk,
    search,
    (shown) => shown,
    function* (shown) {
      const phrases = language === 'en' ? undefined : PHRASES[language];
      if (shown.length === 0)
        return yield say(
          phrases?.none ??
            `I have nothing that I would put with that just now. You can ask our team on the ${CONTACT}.`,
        );
      yield say(phrases?.found ?? `With ${escapeMarkdown(beside)} these would go well:\n\n`);
      for (const item of shown) yield say(itemLine(item));
      yield { type: 'remember', memory: remembering(memory, [{ ...kept, kinds: [...complements] }], shown) };
    },
  );
}
