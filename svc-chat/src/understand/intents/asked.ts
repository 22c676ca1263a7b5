import type { Memory, ShownItem } from '../../conversations/conversation.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Good } from '../../shelf/good.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { type Aspect, aspectIn } from '../aspects.ts';
import { kindsIn, shownItemMeant, twoSpokenOf } from '../item-meant.ts';
import type { Prepared, Token } from '../prepare.ts';
import type { ReadWishes } from '../read-wishes.ts';
import type { Wish } from '../wish.ts';

/** A message with all that was read in it and what it may refer to. */
export type Asked = {
  clean: string;
  tokens: readonly Token[];
  stems: readonly string[];
  read: ReadWishes;
  wish: Wish | undefined;
  aspect: Aspect | undefined;
  kindsSaid: readonly string[];
  memory: Memory;
  shown: readonly ShownItem[];
  /** The item shown that "it", "the second one" and the like mean. */
  pointed: ShownItem | undefined;
  shelf: Shelf;
};

export function askedOf({ clean, tokens }: Prepared, read: ReadWishes, memory: Memory, shelf: Shelf): Asked {
  const stems = stemsOf(clean);
  const two = twoSpokenOf(clean, memory);
  return {
    clean,
    tokens,
    stems,
    read,
    wish: read.wishes[0],
    aspect: aspectIn(clean),
    kindsSaid: kindsIn(stems),
    memory,
    shown: two ?? memory.shown ?? [],
    pointed: two ? undefined : shownItemMeant(clean, memory),
    shelf,
  };
}

export const shownOf = ({ item: { _id, name, price, category, size } }: Good): ShownItem => ({
  _id,
  name,
  price,
  category,
  size,
});
