import type { Category, Size } from '@ethereal/contracts/fashion';
import type { Language } from '../language/translate.ts';
import type { Own } from '../understand/own.ts';
import type { Exclusion, Wish } from '../understand/wish.ts';

/** An item as it was named to the shopper. */
export type ShownItem = { _id: string; name: string; price: number; category: Category; size: Size[] };

/** What was looked for and shown at one moment. */
export type Look = { wishes: Wish[]; shown: ShownItem[] };

/** What follow-ups such as "cheaper" or "the second one" refer to. */
export type Memory = {
  /** What was looked for last. */
  wishes?: Wish[];
  /** What is never to be shown in this conversation, for somebody's health or conscience. */
  avoid?: Exclusion[];
  /** The last items shown, in their order. */
  shown?: ShownItem[];
  /** What was looked for earlier in the conversation and is no longer spoken of, the latest first. */
  earlier?: Look[];
  /** Ids of all items shown for this wish, so that "more" brings others. */
  seen?: string[];
  /** The language that was spoken last. */
  language?: Language;
  /** The item whose page was open last. */
  page?: string;
  /** What of the shopper's own was told of last, and nothing since. */
  told?: Own;
  /** The title of what was said of the shop last, and nothing since. */
  helped?: string;
  /** The item that "it" means. */
  focus?: ShownItem;
  /** The items that were spoken of one by one, the latest first: "the two" of them. */
  spoken?: ShownItem[];
};
