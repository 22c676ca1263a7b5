import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Wish } from '../goods/wish.ts';
import type { Language } from '../language/language.ts';

/** An item as it was shown to the shopper. */
export type ShownItem = { _id: string; name: string; price: number; category: Category; size: Size[] };

/** One search: its wishes and the items shown for them. */
type Look = { sought: Wish[]; shown: ShownItem[] };

/** The state that follow-ups such as "cheaper" or "the second one" refer to. */
export type Memory = {
  /** The wishes of the last search. */
  sought?: Wish[];
  /** Substances that the shopper must not touch or eat. They apply to the whole conversation. */
  avoid?: string[];
  /** The last items shown, in their order. */
  shown?: ShownItem[];
  /** Earlier searches of the conversation, the latest first. */
  earlier?: Look[];
  /** Ids of all items shown for this wish, so that "more" returns others. */
  seen?: string[];
  /** The language of the last message. */
  language?: Language;
  /** The item whose page was open last. */
  page?: string;
  /** The intent of the last answer. */
  after?: string;
  /** The help section of the last answer. */
  topic?: string;
  /** The item that "it" refers to. */
  focus?: ShownItem;
  /** The items mentioned one by one, the latest first. "The two" refers to them. */
  spoken?: ShownItem[];
};
