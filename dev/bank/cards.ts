/** Behavior of a card of the test bank. */
export type Behaviour = 'succeeds' | 'declines' | 'second-step' | 'late' | 'twice' | 'never';

/** Cards of the test bank, for any visitor to try. None of them exists elsewhere. */
export const CARDS: readonly { number: string; behaviour: Behaviour; words: string }[] = [
  { number: '4000 0000 0000 0077', behaviour: 'succeeds', words: 'succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', words: 'is declined' },
  { number: '4000 0000 0000 3220', behaviour: 'second-step', words: 'asks for a second step' },
  { number: '4000 0000 0000 0010', behaviour: 'late', words: 'answers late (10 s)' },
  { number: '4000 0000 0000 0028', behaviour: 'twice', words: 'answers twice' },
  { number: '4000 0000 0000 0036', behaviour: 'never', words: 'never answers' },
];

const digits = (text: string): string => text.replace(/\D/g, '');

/** Returns the behavior of the card with a number; undefined for a number that is not the bank's. */
export const behaviourOf = (number: string): Behaviour | undefined =>
  CARDS.find((card) => digits(card.number) === digits(number.slice(0, 40)))?.behaviour;
