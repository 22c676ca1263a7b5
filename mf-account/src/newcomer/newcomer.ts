import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'ethereal.newcomer';
/** Milliseconds for which a sign-up is stored: the lifetime of its activation link. */
const MAX_AGE_MS = 24 * 3_600_000;

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

const listeners = new Set<() => void>();
let cached: { text: string | null; newcomer: Newcomer | undefined } = { text: null, newcomer: undefined };

function parse(text: string | null): Newcomer | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isNewcomer(value) && Date.now() - value.mailedAt <= MAX_AGE_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

function isNewcomer(value: unknown): value is Newcomer {
  const hasTexts = ['fname', 'lname', 'email'].every((name) => textOf(value, name) !== undefined);
  return hasTexts && typeof fieldOf(value, 'mailedAt') === 'number' && typeof fieldOf(value, 'isActive') === 'boolean';
}

/** Returns the same object until the stored text changes, as `useSyncExternalStore` requires. */
function readNewcomer(): Newcomer | undefined {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cached.text) cached = { text, newcomer: parse(text) };
  return cached.newcomer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function writeNewcomer(newcomer: Newcomer | undefined): void {
  if (newcomer) localStorage.setItem(STORAGE_KEY, JSON.stringify(newcomer));
  else localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** Stores the person who has just signed up, or the time at which the link was mailed again. */
export const storeNewcomer = (newcomer: Newcomer): void => writeNewcomer(newcomer);

/** Stores that the activation link was used, for every tab. */
export function storeActivation(): void {
  const newcomer = readNewcomer();
  if (newcomer) writeNewcomer({ ...newcomer, isActive: true });
}

/** Deletes the stored sign-up after the first log-in. */
export const removeNewcomer = (): void => writeNewcomer(undefined);

/** Returns the person who signed up in this browser, in any tab; undefined while the server's HTML is hydrated. */
export const useNewcomer = (): Newcomer | undefined => useSyncExternalStore(subscribe, readNewcomer, () => undefined);
