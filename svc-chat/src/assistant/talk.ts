import type { AnswerPart, Question } from '../answer/answer.ts';
import type { Memory } from '../conversations/conversation.ts';
import type { GoodsIndex } from '../goods/index.ts';
import type { Language } from '../language/language.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tools } from '../tools/tools.ts';

/** The state of one answer in flight. */
export type Talk = Question & {
  tools: Tools;
  /** The goods by which the message is read. */
  goods: GoodsIndex;
  reading: Reading;
  /** Number of answers given before this one. */
  turn: number;
  language: Language;
};

/** The parts that an answer yields: text and memory. */
export type Said = Iterable<AnswerPart> | AsyncIterable<AnswerPart>;

export const say = (content: string): AnswerPart => ({ type: 'content', content });
export const remember = (memory: Memory): AnswerPart => ({ type: 'remember', memory });

/** Returns a check of whether a phrase names goods of the shop or a kind in the dictionary. */
export const isKindFor =
  (goods: GoodsIndex) =>
  (phrase: string): boolean => {
    const words = phrase.split(' ');
    return goods.ofKind(words).named.length === words.length;
  };
