import { DomainError } from '@ethereal/service-kit/errors';
import type { AnswerPart } from '../answer/answer.ts';
import type { Look, Memory, ShownItem } from '../conversations/conversation.ts';
import { PHRASES } from '../language/phrases.ts';
import { pathOf } from '../reply/items.ts';
import { CATALOGUE_AWAY, SEARCH_FAILED } from '../reply/texts.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { say, type Talk } from './talk.ts';

const SEEN_AT_MOST = 200;
const EARLIER_AT_MOST = 6;
const SPOKEN_AT_MOST = 6;

/** The stages of a search; `search` throws when the catalogue is away. */
export async function* searching<T>(
  query: string,
  talk: Talk,
  search: (shelf: Shelf) => T | Promise<T>,
  shown: (found: T) => readonly ShownItem[],
  tell: (found: T) => Iterable<AnswerPart>,
): AsyncIterable<AnswerPart> {
  yield { type: 'search_start', query };
  let found: T;
  try {
    found = await search(await talk.tools.shelf());
  } catch (error) {
    talk.signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    yield { type: 'search_error', error: SEARCH_FAILED };
    yield say(talk.language === 'en' ? CATALOGUE_AWAY : PHRASES[talk.language].away);
    return;
  }
  yield { type: 'search_results', urls: shown(found).map(pathOf) };
  yield* tell(found);
}

/** What is remembered once one item is spoken of. */
export const withFocus = (memory: Memory, item: ShownItem): Memory => ({
  ...memory,
  focus: item,
  spoken: [item, ...(memory.spoken ?? []).filter(({ _id }) => _id !== item._id)].slice(0, SPOKEN_AT_MOST),
});

/** What follow-ups go by once these were shown. */
export function remembering(memory: Memory, wishes: readonly Wish[], shown: readonly ShownItem[]): Memory {
  const seen = [...(memory.seen ?? []), ...shown.map(({ _id }) => _id)].slice(-SEEN_AT_MOST);
  const { focus: _focus, ...rest } = memory;
  const [only] = shown.length === 1 ? shown : [];
  const earlier = shown.length > 0 ? withEarlier(memory) : (memory.earlier ?? []);
  const now = {
    ...rest,
    ...(earlier.length > 0 ? { earlier } : {}),
    wishes: [...wishes],
    ...(shown.length > 0 ? { shown: [...shown], seen } : {}),
  };
  return only ? withFocus(now, only) : now;
}

/** What was spoken of until now, before what was spoken of earlier. */
function withEarlier({ wishes, shown, earlier = [] }: Memory): Look[] {
  if (!wishes || !shown || shown.length === 0) return earlier;
  const same = JSON.stringify(wishes);
  return [{ wishes, shown }, ...earlier.filter((look) => JSON.stringify(look.wishes) !== same)].slice(
    0,
    EARLIER_AT_MOST,
  );
}
