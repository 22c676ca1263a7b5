import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Wish } from '../goods/wish.ts';
import type { Language } from '../language/language.ts';

/** An item as it was named to the shopper. */
export type ShownItem = { _id: string; name: string; price: number; category: Category; size: Size[] };

/** What was looked for and shown at one moment. */
type Look = { sought: Wish[]; shown: ShownItem[] };

/** What follow-ups such as "cheaper" or "the second one" refer to. */
export type Memory = {
  /** What was looked for last. */
  sought?: Wish[];
  /** What somebody must not touch or eat: it holds for the whole conversation. */
  avoid?: string[];
  /** The last items shown, in their order. */
  shown?: ShownItem[];
  /** What was looked for earlier in the conversation, the latest first. */
  earlier?: Look[];
  /** Ids of all items shown for this wish, so that "more" brings others. */
  seen?: string[];
  /** The language that was spoken last. */
  language?: Language;
  /** The item whose page was open last. */
  page?: string;
  /** What the last answer was about. */
  after?: string;
  /** The help section that it was answered with. */
  topic?: string;
  /** The item that "it" means. */
  focus?: ShownItem;
  /** The items that were spoken of one by one, the latest first: "the two" of them. */
  spoken?: ShownItem[];
};
