import type { Category, Size, SubCategory } from '@ethereal/contracts/fashion';
import type { Wish } from '../goods/wish.ts';
import type { Language } from '../language/language.ts';

/** An item as it was shown to the shopper. */
export type ShownItem = {
  _id: string;
  name: string;
  price: number;
  category: Category;
  subCategory?: SubCategory | undefined;
  size: Size[];
};

/** The state that follow-ups such as "cheaper" or "the second one" refer to. */
export type Memory = {
  /** The wishes of the last search, with the conditions that the search understood. */
  sought?: Wish[];
  /** Substances that the shopper must not touch or eat. They apply to the whole conversation. */
  avoid?: string[];
  /** The care that the message before needed. */
  care?: string;
  /** The care of a danger that the conversation has left. */
  cared?: string;
  /** Maximum price of all goods of the last search together, in dollars. */
  total?: number;
  /** The last items shown, in their order. */
  shown?: ShownItem[];
  /** Ids of all items shown for this wish, so that "more" returns others. */
  seen?: string[];
  /** The language of the last message. */
  language?: Language;
  /** The item whose page was open last. */
  page?: string;
  /** The type of the last turn. */
  after?: string;
  /** The help section of the last answer. */
  topic?: string;
  /** The item that "it" refers to. */
  focus?: ShownItem;
  /** The items mentioned one by one, the latest first. "The two" refers to them. */
  spoken?: ShownItem[];
  /** The open question of the assistant: the message that it concerns, and the turn type of each reply. */
  question?: { message: string; turns: Record<string, string> };
};
