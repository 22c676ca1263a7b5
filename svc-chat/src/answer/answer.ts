import type { ChatEvent } from '@ethereal/contracts/chat';
import type { Memory } from '../conversations/conversation.ts';
import type { Tools } from '../tools/tools.ts';

/** What an answer may put into the stream. */
type StreamedPart = Exclude<ChatEvent, { type: 'checkpoint' | 'end' }>;

/** A part of an answer; `remember` stays here, for the next turn. */
export type AnswerPart = StreamedPart | { type: 'remember'; memory: Memory };

export type Turn = { from: 'shopper' | 'assistant'; text: string };

/** What is asked, after what has been said so far. */
export type Question = {
  /** Whom the conversation belongs to; what is counted is counted for them. */
  owner: string;
  message: string;
  /** The item whose page the shopper has open, by its id. */
  page?: string | undefined;
  turns: readonly Turn[];
  memory: Memory;
  /** Aborts when the shopper leaves. */
  signal: AbortSignal;
};

/** The port that a model or the built-in assistant answers behind. */
export type Answer = (question: Question, tools: Tools) => AsyncIterable<AnswerPart>;
