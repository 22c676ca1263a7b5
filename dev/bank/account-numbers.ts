import type { AccountState } from './account-books.ts';
import { digits } from './cards.ts';

/** Account numbers of the test bank, with the state that each leads to. */
export const ACCOUNT_NUMBERS: readonly { number: string; state: Exclude<AccountState, 'new'>; words: string }[] = [
  { number: '1000 0001', state: 'ready', words: 'is accepted at once' },
  { number: '1000 0002', state: 'review', words: 'is reviewed first' },
  { number: '1000 0003', state: 'restricted', words: 'needs a document' },
];

/** Returns the entry of a number; undefined for a number that is not the bank's. */
export const accountNumberOf = (number: string) =>
  ACCOUNT_NUMBERS.find((entry) => digits(entry.number) === digits(number.slice(0, 40)));
