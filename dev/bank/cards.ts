/** Behavior of a card of the test bank. */
export type Behavior = 'succeeds' | 'declines' | 'second-step' | 'late' | 'twice' | 'never';

/** Cards of the test bank, for any visitor to try. None of them exists elsewhere. */
export const CARDS: readonly { number: string; behavior: Behavior; words: string }[] = [
  { number: '4000 0000 0000 0077', behavior: 'succeeds', words: 'succeeds' },
  { number: '4000 0000 0000 0002', behavior: 'declines', words: 'is declined' },
  { number: '4000 0000 0000 3220', behavior: 'second-step', words: 'asks for a second step' },
  { number: '4000 0000 0000 0010', behavior: 'late', words: 'answers late (10 s)' },
  { number: '4000 0000 0000 0028', behavior: 'twice', words: 'answers twice' },
  { number: '4000 0000 0000 0036', behavior: 'never', words: 'never answers' },
];

/** Returns the digits of a number as it was typed. */
export const digits = (text: string): string => text.replace(/\D/g, '');

/** Returns the behavior of the card with a number; undefined for a number that is not the bank's. */
export const behaviorOf = (number: string): Behavior | undefined =>
  CARDS.find((card) => digits(card.number) === digits(number.slice(0, 40)))?.behavior;
