import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import { DAY_MS } from '@ethereal/contracts/durations';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';

const STORAGE_KEY = 'ethereal.wish';
/** Time for which a wish is kept, in milliseconds: as long as the activation link of a new account is valid. */
const MAX_AGE_MS = DAY_MS;
/** Maximum number of lines, and of favorites, that a visitor can collect. */
const MAX_CHOICES = 20;

/** A line that a visitor chose for the cart. */
export type WishedLine = {
  productId: string;
  quantity: number;
  colorChosen?: string | undefined;
  sizeChosen?: string | undefined;
};

/** Choices of a visitor before the log-in: lines for the cart, and ids of favorites. */
export type Wish = { lines: readonly WishedLine[]; favorites: readonly string[] };

const EMPTY_WISH: Wish = { lines: [], favorites: [] };

/** Stores a line until the visitor has logged in, in any tab. A second press for a variant replaces the first. */
export function wishForLine(line: WishedLine, now = Date.now()): void {
  const { lines, favorites } = read(now);
  const others = lines.filter((other) => !isSameVariant(other, line));
  write({ lines: [...others, line].slice(-MAX_CHOICES), favorites }, now);
}

/** Stores a favorite until the visitor has logged in, in any tab. */
export function wishForFavorite(productId: string, now = Date.now()): void {
  const { lines, favorites } = read(now);
  write({ lines, favorites: [...new Set([...favorites, productId])].slice(-MAX_CHOICES) }, now);
}

/** Returns the wish and removes it. */
export function takeWish(now = Date.now()): Wish {
  const wish = read(now);
  localStorage.removeItem(STORAGE_KEY);
  return wish;
}

const isSameVariant = (a: WishedLine, b: WishedLine) =>
  a.productId === b.productId && a.colorChosen === b.colorChosen && a.sizeChosen === b.sizeChosen;

const write = (wish: Wish, now: number) => localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...wish, at: now }));

function read(now: number): Wish {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const at = fieldOf(stored, 'at');
    if (typeof at !== 'number' || now - at > MAX_AGE_MS) return EMPTY_WISH;
    const list = (name: string) => [fieldOf(stored, name) ?? []].flat();
    return {
      lines: list('lines').filter(isLine),
      favorites: list('favorites').filter((id) => typeof id === 'string'),
    };
  } catch {
    return EMPTY_WISH;
  }
}

// The validation is written by hand, because a schema would add zod to the first view of an item.
function isLine(value: unknown): value is WishedLine {
  const quantity = Number(fieldOf(value, 'quantity'));
  const hasTexts = ['colorChosen', 'sizeChosen'].every((name) => fieldOf(value, name) === textOf(value, name));
  return (
    hasTexts &&
    textOf(value, 'productId') !== undefined &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY
  );
}
