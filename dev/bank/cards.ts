/** What a card of the test bank does. */
export type Behaviour = 'succeeds' | 'declines' | 'second-step' | 'late' | 'twice' | 'never';

/** The bank's cards, for anyone to try: none of them is anybody's. */
export const CARDS: readonly { number: string; behaviour: Behaviour; words: string }[] = [
  { number: '4000 0000 0000 0077', behaviour: 'succeeds', words: 'succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', words: 'is declined' },
  { number: '4000 0000 0000 3220', behaviour: 'second-step', words: 'asks for a second step' },
  { number: '4000 0000 0000 0010', behaviour: 'late', words: 'answers late (10 s)' },
  { number: '4000 0000 0000 0028', behaviour: 'twice', words: 'answers twice' },
  { number: '4000 0000 0000 0036', behaviour: 'never', words: 'never answers' },
];

const digits = (text: string): string => text.replace(/\D/g, '');

/** What the card of a number does; undefined for a number that is none of the bank's. */
export const behaviourOf = (number: string): Behaviour | undefined =>
  CARDS.find((card) => digits(card.number) === digits(number.slice(0, 40)))?.behaviour;
