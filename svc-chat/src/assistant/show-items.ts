import type { Card } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import type { AnswerPart } from '../answer/answer.ts';
import type { Memory, ShownItem, Wish } from '../conversations/conversation.ts';
import { ITEMS_SHOWN, itemLine, pathOf } from './reply/item-lines.ts';
import { CATALOGUE_AWAY, SEARCH_FAILED } from './reply/texts.ts';

const SEEN_AT_MOST = 200;

export type Shown = {
  items: Card[];
  /** What leads in; alone when there are no items. */
  words: string;
  /** What the memory's wish becomes. */
  wish?: Wish;
};

const toShown = ({ _id, name, price, category, size }: Card): ShownItem => ({
  _id,
  name,
  price,
  category,
  size,
});

/** The stages of a search and its answer; `search` throws when the catalogue is away. */
export async function* showItems(
  memory: Memory,
  query: string,
  search: () => Promise<Shown>,
  signal: AbortSignal,
): AsyncIterable<AnswerPart> {
  yield { type: 'search_start', query };
  let found: Shown;
  try {
    found = await search();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    yield { type: 'search_error', error: SEARCH_FAILED };
    yield { type: 'content', content: CATALOGUE_AWAY };
    return;
  }
  const shown = found.items.slice(0, ITEMS_SHOWN).map(toShown);
  yield { type: 'search_results', urls: shown.map(pathOf) };
  yield { type: 'content', content: found.words };
  for (const item of shown) yield { type: 'content', content: itemLine(item) };
  if (found.items.length > shown.length)
    yield { type: 'content', content: '\nWould you like to see more of them?' };
  if (shown.length === 0) {
    if (found.wish) yield { type: 'remember', memory: { ...memory, wish: found.wish } };
    return;
  }
  const seen = [...(memory.seen ?? []), ...shown.map(({ _id }) => _id)].slice(-SEEN_AT_MOST);
  const [only] = shown.length === 1 ? shown : [];
  yield {
    type: 'remember',
    memory: { wish: found.wish ?? memory.wish, shown, seen, ...(only ? { focus: only } : {}) },
  };
}
