import type { OrderRequest } from '@ethereal/contracts/orders';
import type { Choice } from '@ethereal/contracts/stock';
import { isSameVariant, type Line } from '../cart/cart.rules.ts';
import type { Order } from './order.ts';

export type Requested = OrderRequest['items'][number];

/** Returns the color and size of a requested item. */
export const choiceOf = ({ colorChosen, sizeChosen }: Requested): Choice => ({ color: colorChosen, size: sizeChosen });
/** Whether a color or a size is chosen. */
export const hasChoice = ({ color, size }: Choice): boolean => Boolean(color || size);

/**
 * Rules by which an entry matches a cart line of its product, the strictest first. Entries without a choice come last.
 */
const MATCHES: readonly ((choice: Choice, line: Line) => boolean)[] = [
  (choice, line) => hasChoice(choice) && isSameVariant(choice, line),
  ({ color, size }, line) =>
    hasChoice({ color, size }) && (!color || color === line.color) && (!size || size === line.size),
  ({ color, size }, line) =>
    hasChoice({ color, size }) &&
    (!color || !line.color || color === line.color) &&
    (!size || !line.size || size === line.size),
  (choice) => !hasChoice(choice),
];

/**
 * Returns the cart line from which each entry is ordered. An entry with a choice takes the line of that variant;
 * entries without a choice take the remaining lines of their product in the order of the cart.
 */
export function matchCart(entries: readonly Requested[], cartLines: readonly Line[]): Map<Requested, Line> {
  const matched = new Map<Requested, Line>();
  const unmatched = new Set(cartLines);
  for (const matches of MATCHES)
    for (const entry of entries) {
      if (matched.has(entry)) continue;
      const line = [...unmatched].find(
        (candidate) => candidate.product === entry.productId && matches(choiceOf(entry), candidate),
      );
      if (!line) continue;
      matched.set(entry, line);
      unmatched.delete(line);
    }
  return matched;
}

/** Returns the states of cart lines that the entries take whole, and those of which they take a part. */
export function takenFrom(matched: ReadonlyMap<Requested, Line>): Pick<Order, 'cartRevs' | 'cartParts'> {
  if (matched.size === 0) return {};
  const isPart = ([entry, line]: [Requested, Line]) => entry.quantity < line.quantity;
  const parts = [...matched].filter(isPart);
  return {
    cartRevs: [...matched].filter((match) => !isPart(match)).map(([, line]) => line.rev),
    ...(parts.length > 0 && { cartParts: parts.map(([{ quantity }, { rev }]) => ({ rev, quantity })) }),
  };
}
