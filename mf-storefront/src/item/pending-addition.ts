import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import { SIZES, type Size } from '@ethereal/contracts/fashion';

const STORED = 'ethereal.cart.pending';
/** Somebody who logs in later than that has something else in mind. */
const GOOD_FOR_MS = 30 * 60_000;

export type PendingAddition = {
  productId: string;
  quantity: number;
  colorChosen?: string | undefined;
  sizeChosen?: Size | undefined;
};
type Pending = { addition: PendingAddition; at: number };

/** Remembers what a visitor wanted to put into the cart, until they have logged in. */
export function keepAddition(wanted: PendingAddition, now = Date.now()): void {
  sessionStorage.setItem(STORED, JSON.stringify({ addition: wanted, at: now }));
}

/** What was wanted of this item, once. */
export function takeAddition(productId: string, now = Date.now()): PendingAddition | undefined {
  const stored = read();
  if (stored?.addition.productId !== productId) return undefined;
  sessionStorage.removeItem(STORED);
  return now - stored.at <= GOOD_FOR_MS ? stored.addition : undefined;
}

function read(): Pending | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    return isPending(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

// By hand, since a schema would bring zod into the first visit of an item.
function isPending(value: unknown): value is Pending {
  if (!isObject(value) || typeof value.at !== 'number' || !isObject(value.addition)) return false;
  const { productId, quantity, colorChosen, sizeChosen } = value.addition;
  return (
    typeof productId === 'string' &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY &&
    (colorChosen === undefined || typeof colorChosen === 'string') &&
    (sizeChosen === undefined || SIZES.some((size) => size === sizeChosen))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
