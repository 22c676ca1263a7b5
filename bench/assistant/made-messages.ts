import { MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';

/**
 * Returns a function that makes messages of words, of repetitions and of noise, the same ones in every run. Each has at
 * most as many characters as a message may have.
 */
export function createMessageMaker(words: readonly string[]): () => string {
  let seed = 1;
  /** Returns the next of a fixed sequence of numbers from 0 to below `most`. */
  const anyOf = (most: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % most;
  };
  const word = () => words[anyOf(words.length)] ?? '';
  const makers = [
    () => Array.from({ length: 1 + anyOf(300) }, word).join(' '),
    () => `${word()} `.repeat(1 + anyOf(600)),
    () => `i put ${'some '.repeat(anyOf(300))}`,
    () => Array.from({ length: 1 + anyOf(900) }, () => String.fromCodePoint(32 + anyOf(1600))).join(''),
    () => `${word()}${'aé'.repeat(anyOf(900))}${'1 '.repeat(anyOf(200))}`,
    () => Array.from({ length: 1 + anyOf(300) }, () => `${word()}${',.;!?-'[anyOf(6)]}`).join(' '),
  ];
  return () => (makers[anyOf(makers.length)] ?? word)().slice(0, MAX_CHAT_MESSAGE);
}
