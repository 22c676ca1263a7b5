import { DAY_MS } from '@ethereal/contracts/durations';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';
import { storedText, useStoredText } from '@ethereal/web-kit/hooks/useStoredText.ts';

const stored = storedText('ethereal.newcomer');
/** Milliseconds for which a sign-up is stored: the lifetime of its activation link. */
const MAX_AGE_MS = DAY_MS;

/** A person who signed up in this browser and has not logged in yet. */
export type Newcomer = {
  fname: string;
  lname: string;
  email: string;
  /** When the activation link was mailed last, in milliseconds. */
  mailedAt: number;
  /** Whether the activation link was used in this browser. */
  isActive: boolean;
};

function parse(text: string): Newcomer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isNewcomer(value) && Date.now() - value.mailedAt <= MAX_AGE_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

function isNewcomer(value: unknown): value is Newcomer {
  const hasTexts = ['fname', 'lname', 'email'].every((name) => textOf(value, name) !== undefined);
  return hasTexts && typeof fieldOf(value, 'mailedAt') === 'number' && typeof fieldOf(value, 'isActive') === 'boolean';
}

/** Stores the person who has just signed up, or the time at which the link was mailed again. */
export const storeNewcomer = (newcomer: Newcomer): void => stored.write(JSON.stringify(newcomer));

/** Stores that the activation link was used, for every tab. */
export function storeActivation(): void {
  const newcomer = parse(stored.read());
  if (newcomer) storeNewcomer({ ...newcomer, isActive: true });
}

/** Deletes the stored sign-up after the first log-in. */
export const removeNewcomer = (): void => stored.write('');

/** Returns the person who signed up in this browser, in any tab; undefined while the server's HTML is hydrated. */
export const useNewcomer = (): Newcomer | undefined => parse(useStoredText(stored));
