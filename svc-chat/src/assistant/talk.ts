import type { ChatEvent } from '@ethereal/contracts/chat';
import type { Item } from '@ethereal/contracts/items';
import type { Memory } from '../conversations/conversation.ts';
import type { Language } from '../language/language.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tools } from '../tools/tools.ts';

/** The parts that an answer may write into the stream. */
type StreamedPart = Exclude<ChatEvent, { type: 'checkpoint' | 'end' }>;

/** A part of an answer. `remember` is not sent; it is stored for the next turn. */
export type AnswerPart = StreamedPart | { type: 'remember'; memory: Memory };

export type Turn = { from: 'shopper' | 'assistant'; text: string };

/** The shopper's message with the conversation before it. */
export type Question = {
  /** The owner of the conversation. Limits are counted per owner. */
  owner: string;
  /** Network address of the shopper, as limits count it. */
  address: string;
  message: string;
  /** Id of the item whose page the shopper has open. */
  page?: string | undefined;
  turns: readonly Turn[];
  memory: Memory;
  /** Aborts when the shopper leaves. */
  signal: AbortSignal;
};

/** The port that both the language model and the built-in assistant implement. */
export type Answer = (question: Question, tools: Tools) => AsyncIterable<AnswerPart>;

/** The state of one answer in flight. */
export type Talk = Question & {
  tools: Tools;
  /** The item whose page is open. */
  open: Item | undefined;
  reading: Reading;
  /** Number of answers given before this one. */
  turn: number;
  language: Language;
  /** Title of the help section of the answer before. */
  topic: string | undefined;
};

/** The parts that an answer yields: text and memory. */
export type Said = Iterable<AnswerPart> | AsyncIterable<AnswerPart>;

export const say = (content: string): AnswerPart => ({ type: 'content', content });
export const remember = (memory: Memory): AnswerPart => ({ type: 'remember', memory });

/** Maximum number of characters of a reply that a button offers. */
export const MAX_REPLY = 40;

/** Offers replies as buttons. `turns` holds the turn type of each; the message is answered again by the chosen one. */
export function* offer(turns: Record<string, string>, { message, memory }: Question): Iterable<AnswerPart> {
  yield { type: 'replies', replies: Object.keys(turns) };
  yield remember({ ...memory, question: { message, turns } });
}
