import { formatMoney } from '@ethereal/contracts/format-money';
import { DomainError } from '@ethereal/service-kit/errors';
import type { Answer, AnswerPart, Question } from '../answer/answer.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import type { Tools } from '../tools/tools.ts';
import { bestsellers, newArrivals } from './collections.ts';
import { findItems } from './find/find-items.ts';
import { besidesPrices, cheaperWish, dearerWish, moreItems, refinedWish } from './follow-ups.ts';
import { foundWords } from './reply/found-words.ts';
import { linkTo, pathOf } from './reply/item-lines.ts';
import { itemWords } from './reply/item-words.ts';
import { orderWords } from './reply/order-words.ts';
import { CATALOGUE_AWAY, NO_SUCH_PLACE, SEARCH_FAILED, SMALL_TALK, UNKNOWN } from './reply/texts.ts';
import { queryWords } from './reply/wish-words.ts';
import { type Shown, showItems } from './show-items.ts';
import { type Intent, readIntent } from './understand/read-intent.ts';
import type { ReadWish } from './understand/read-wish.ts';

const say = (content: string): AnswerPart => ({ type: 'content', content });

async function search(
  tools: Tools,
  read: Pick<ReadWish, 'wish' | 'asWritten'>,
  sure: boolean,
): Promise<Shown> {
  const found = await findItems(tools, { ...read, sure });
  if (found.items.length === 0 && !sure) return { items: [], words: UNKNOWN };
  return { items: found.items, words: foundWords(read.wish, found), wish: found.wish };
}

/** All about one item that was shown, as it is now. */
async function* tellOfItem(
  { item, read }: { item: ShownItem; read: ReadWish },
  { memory, signal }: Question,
  tools: Tools,
): AsyncIterable<AnswerPart> {
  yield { type: 'search_start', query: item.name };
  try {
    const found = await tools.itemDetails(item.category, item._id);
    yield { type: 'search_results', urls: found ? [pathOf(item)] : [] };
    yield say(
      found ? itemWords(found, read.wish.size) : `I'm sorry, ${linkTo(item)} is no longer in the shop.`,
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    yield { type: 'search_error', error: SEARCH_FAILED };
    yield say(CATALOGUE_AWAY);
  }
  yield { type: 'remember', memory: { ...memory, focus: item } };
}

const range = ({ shown = [] }: Memory) => shown.map(({ price }) => price);

/** What is asked about the shop in no way that is known must be in a section nearly word for word. */
const NEARLY_ALL = 0.67;
/** Where a word says that it is about the shop, the rest of the question may be about anything. */
const A_PART = 0.3;

async function* help(question: string, tools: Tools, enough?: number): AsyncIterable<AnswerPart> {
  const [best] = tools.shopHelp(question, enough);
  if (!best) return yield say(UNKNOWN);
  for (const sentence of best.text.match(/[^\n]*?[.?!](?:\s+|$)|[^\n]+\n*|\n+/g) ?? []) yield say(sentence);
}

function answerTo(intent: Intent, question: Question, tools: Tools): AsyncIterable<AnswerPart> {
  const { memory, signal } = question;
  const show = (query: string, from: Memory, find: () => Promise<Shown>) =>
    showItems(from, query, find, signal);
  /** A new wish: what was seen for the last one may be shown again. */
  const fresh: Memory = { wish: memory.wish, shown: memory.shown, focus: undefined };

  switch (intent.kind) {
    case 'small-talk':
      return pieces([SMALL_TALK[intent.about]]);
    case 'my-orders':
      return tellOfOrders(tools);
    case 'help':
      return help(intent.question, tools, intent.sure ? A_PART : undefined);
    case 'bestsellers':
      return show('bestsellers', { ...fresh, wish: intent.read.wish }, () => bestsellers(tools, intent.read));
    case 'new-arrivals':
      return show('new arrivals', { ...fresh, wish: intent.read.wish }, () =>
        newArrivals(tools, intent.read),
      );
    case 'item':
      return tellOfItem(intent, question, tools);
    case 'no-such-place':
      return pieces([NO_SUCH_PLACE]);
    case 'cheaper': {
      const wish = cheaperWish(memory);
      const none = `I have none of these for less: ${formatMoney(Math.min(...range(memory)))} is the lowest price.`;
      return show(queryWords(wish), memory, () => besidesPrices(tools, wish, none));
    }
    case 'dearer': {
      const wish = dearerWish(memory);
      const none = `I have none of these for more: ${formatMoney(Math.max(...range(memory)))} is the highest price.`;
      return show(queryWords(wish), memory, () => besidesPrices(tools, wish, none));
    }
    case 'more':
      return show(queryWords(memory.wish ?? { words: [] }), memory, () => moreItems(tools, memory));
    case 'refine': {
      const wish = refinedWish(memory, intent.read);
      return show(queryWords(wish), fresh, () => search(tools, { wish }, true));
    }
    case 'find':
      return show(queryWords(intent.read.wish), fresh, () => search(tools, intent.read, intent.sure));
    case 'unknown':
      return help(question.message, tools, NEARLY_ALL);
  }
}

async function* pieces(texts: Iterable<string>): AsyncIterable<AnswerPart> {
  for (const text of texts) yield say(text);
}

async function* tellOfOrders(tools: Tools): AsyncIterable<AnswerPart> {
  yield* pieces(orderWords(await tools.myOrders()));
}

/** The built-in assistant: rules and full-text search, no model. */
export function createAssistant(): Answer {
  return (question, tools) => answerTo(readIntent(question.message, question.memory), question, tools);
}
