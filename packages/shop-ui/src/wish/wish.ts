import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import { SIZES, type Size } from '@ethereal/contracts/fashion';

const STORED = 'ethereal.wish';
/** Milliseconds after which a wish is dropped; signing up includes waiting for a mail. */
const GOOD_FOR_MS = 24 * 60 * 60_000;

/** An item that a visitor wanted to put into the cart. */
export type CartWish = {
  productId: string;
  quantity: number;
  colorChosen?: string | undefined;
  sizeChosen?: Size | undefined;
};
/** What a visitor wanted before logging in: an item for the cart, or a favorite. */
export type Wish = { kind: 'cart'; item: CartWish } | { kind: 'favorite'; productId: string };

/** Keeps the last wish of a visitor for every tab of this browser, until somebody logs in. */
export function keepWish(wish: Wish, now = Date.now()): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ wish, at: now }));
  } catch {
    // A browser without storage keeps nothing; the person chooses again.
  }
}

/** Whether a wish is kept. */
export const hasWish = (): boolean => localStorage.getItem(STORED) !== null;

/** Removes the wish. */
export const dropWish = (): void => localStorage.removeItem(STORED);

/** Returns the kept wish and removes it: of several tabs that ask, one gets it. */
export async function takeWish(now = Date.now()): Promise<Wish | undefined> {
  const take = () => {
    const stored = read();
    dropWish();
    return stored && now - stored.at <= GOOD_FOR_MS ? stored.wish : undefined;
  };
  // Browsers offer locks on secure origins only.
  return 'locks' in navigator ? navigator.locks.request(STORED, async () => take()) : take();
}

function read(): { wish: Wish; at: number } | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (!isObject(stored) || typeof stored.at !== 'number' || !isWish(stored.wish)) return undefined;
    return { wish: stored.wish, at: stored.at };
  } catch {
    return undefined;
  }
}

// Without a schema: that would bring zod into the first view of an item.
function isWish(value: unknown): value is Wish {
  if (!isObject(value)) return false;
  if (value.kind === 'favorite') return typeof value.productId === 'string';
  return value.kind === 'cart' && isObject(value.item) && isCartWish(value.item);
}

function isCartWish({ productId, quantity, colorChosen, sizeChosen }: Record<string, unknown>): boolean {
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
