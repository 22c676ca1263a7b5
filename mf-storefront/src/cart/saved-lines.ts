import type { CartLine } from '@ethereal/contracts/cart';
import { currentSession } from '@ethereal/web-kit/session/session-store.ts';
import { useSyncExternalStore } from 'react';
import { lineIdOf } from './cart-sums.ts';

/** Maximum number of lines that are kept. */
const MOST = 50;
const NONE: readonly CartLine[] = [];

/** Storage key of the lines that the logged-in person saved in this browser. */
const keyOfPerson = () => `ethereal.saved-for-later.${currentSession().user?._id ?? ''}`;

const listeners = new Set<() => void>();
let cached: { key: string; text: string | null; lines: readonly CartLine[] } | undefined;

function read(): readonly CartLine[] {
  const key = keyOfPerson();
  const text = localStorage.getItem(key);
  if (cached?.key !== key || cached.text !== text) cached = { key, text, lines: parsed(text) };
  return cached.lines;
}

function parsed(text: string | null): readonly CartLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : NONE;
  } catch {
    return NONE;
  }
}

// Without a schema, which would bring zod to the cart.
function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null || !('productId' in value) || !('quantity' in value)) return false;
  const item = value.productId;
  return typeof value.quantity === 'number' && typeof item === 'object' && item !== null && '_id' in item;
}

function write(lines: readonly CartLine[]): void {
  localStorage.setItem(keyOfPerson(), JSON.stringify(lines.slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** Keeps a line with its variant and quantity in this browser, newest first. */
export const saveForLater = (line: CartLine): void =>
  write([line, ...read().filter((one) => lineIdOf(one) !== lineIdOf(line))]);

/** Removes a saved line. */
export const removeSaved = (line: CartLine): void => write(read().filter((one) => lineIdOf(one) !== lineIdOf(line)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The lines that the logged-in person saved for later in this browser. */
export const useSavedLines = (): readonly CartLine[] => useSyncExternalStore(subscribe, read, () => NONE);
