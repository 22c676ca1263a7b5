import type { Memory } from '../conversations/conversation.ts';
import { toShown } from '../reply/items.ts';
import type { Good } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { emptyWish, type Wish } from '../understand/wish.ts';
import { withFocus } from './searching.ts';

/** Points at what lies before the shopper's eyes, whatever was spoken of before. */
const POINTS = /\b(?:this|here|i am (?:looking at|on|viewing)|on (?:the|my) (?:page|screen))\b/;
const WORN = ['men', 'women', 'kids'] as const;

/** What a conversation refers to once the page of an item is open: "it" means that, and so do "cheaper" and "like this". */
export function lookingAt(memory: Memory, page: string | undefined, clean: string, shelf: Shelf): Memory {
  const good = page === undefined ? undefined : shelf.byId.get(page);
  if (!page || !good) return memory;
  const isNew = memory.page !== page;
  if (!isNew && !POINTS.test(clean)) return memory;
  const item = toShown(good);
  const known = memory.shown?.some(({ _id }) => _id === page);
  const looking = withFocus({ ...memory, page }, item);
  if (known || !isNew) return looking;
  return { ...looking, shown: [item], seen: [page], wishes: [wishForLike(good, memory)] };
}

/** What one wishes for who looks at a good: others of its kind, for the same people. */
export function wishForLike(good: Good, { avoid = [] }: Memory): Wish {
  const who = WORN.find((one) => one === good.item.category);
  return {
    ...emptyWish(),
    ...(good.kind ? { kinds: [good.kind] } : { categories: [good.item.category] }),
    ...(who ? { recipient: { who } } : {}),
    not: [...avoid],
  };
}
