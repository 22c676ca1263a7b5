import { MAX_QUANTITY } from '@ethereal/contracts/cart';

const STORED = 'ethereal.wish';
/** Time for which a wish is kept, in ms: as long as the activation link of a new account is valid. */
const KEPT_MS = 24 * 3_600_000;
/** Maximum number of lines, and of favorites, that a visitor can collect. */
const MOST = 20;

/** A line that a visitor chose for the cart. */
export type WishedLine = {
  productId: string;
  quantity: number;
  colorChosen?: string | undefined;
  sizeChosen?: string | undefined;
};

/** Choices of a visitor before the log-in: lines for the cart, and ids of favorites. */
export type Wish = { lines: readonly WishedLine[]; favorites: readonly string[] };

const NOTHING: Wish = { lines: [], favorites: [] };

/** Stores a line until the visitor has logged in, in any tab. A second press for a variant replaces the first. */
export function wishForLine(line: WishedLine, now = Date.now()): void {
  const { lines, favorites } = read(now);
  const others = lines.filter((other) => !isSameVariant(other, line));
  write({ lines: [...others, line].slice(-MOST), favorites }, now);
}

/** Stores a favorite until the visitor has logged in, in any tab. */
export function wishForFavorite(productId: string, now = Date.now()): void {
  const { lines, favorites } = read(now);
  write({ lines, favorites: [...new Set([...favorites, productId])].slice(-MOST) }, now);
}

/** Returns the wish and removes it. */
export function takeWish(now = Date.now()): Wish {
  const wish = read(now);
  localStorage.removeItem(STORED);
  return wish;
}

const isSameVariant = (one: WishedLine, other: WishedLine) =>
  one.productId === other.productId && one.colorChosen === other.colorChosen && one.sizeChosen === other.sizeChosen;

const write = (wish: Wish, now: number) => localStorage.setItem(STORED, JSON.stringify({ ...wish, at: now }));

function read(now: number): Wish {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (!isObject(stored) || typeof stored.at !== 'number' || now - stored.at > KEPT_MS) return NOTHING;
    const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    return {
      lines: list(stored.lines).filter(isLine),
      favorites: list(stored.favorites).filter((id): id is string => typeof id === 'string'),
    };
  } catch {
    return NOTHING;
  }
}

// The validation is written by hand, because a schema would add zod to the first view of an item.
function isLine(value: unknown): value is WishedLine {
  if (!isObject(value)) return false;
  const { productId, quantity, colorChosen, sizeChosen } = value;
  return (
    typeof productId === 'string' &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY &&
    (colorChosen === undefined || typeof colorChosen === 'string') &&
    (sizeChosen === undefined || typeof sizeChosen === 'string')
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
