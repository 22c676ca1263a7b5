import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { conflict, invalid, notFound } from '@ethereal/service-kit/errors';

/** One item in a cart. `rev` names this state of the line: it changes with every change of the line. */
export type Line = {
  product: string;
  quantity: number;
  size: string | null;
  /** What the item cost when the buyer last set this line, in cents. */
  priceCents: number;
  rev: string;
};

export type Cart = { _id: string; revision: number; lines: Line[] };

/** How many different items a cart holds; an order may hold as many. */
const MAX_LINES = 200;

export const emptyCart = (user: string): Cart => ({ _id: user, revision: 0, lines: [] });

type Addition = { item: ReplicaItem; quantity: number; size: string | null; rev: string };

/** The size must be one that the item comes in. */
export function checkSize(item: ReplicaItem, size: string | null): void {
  if (size !== null && !item.sizes.some((offered) => offered === size))
    throw invalid('The item does not come in this size.', {
      errors: { sizeChosen: 'The item does not come in this size.' },
    });
}

/** The same item again adds up, to at most 10, and takes the new size if one is given. */
export function addLine(lines: readonly Line[], { item, quantity, size, rev }: Addition): Line[] {
  checkSize(item, size);
  const added = { product: item._id, priceCents: item.priceCents, rev };
  const old = lines.find((line) => line.product === item._id);
  if (!old) {
    if (lines.length >= MAX_LINES) throw conflict(`A cart holds at most ${MAX_LINES} different items.`);
    return [...lines, { ...added, quantity, size }];
  }
  const changed = {
    ...added,
    quantity: Math.min(MAX_QUANTITY, old.quantity + quantity),
    size: size ?? old.size,
  };
  return lines.map((line) => (line === old ? changed : line));
}

/** Changes the line of one item; refuses when there is none. */
export function changeLine(
  lines: readonly Line[],
  product: string,
  change: Partial<Line> & { rev: string },
): Line[] {
  if (!lines.some((line) => line.product === product)) throw notFound('The item is not in the cart.');
  return lines.map((line) => (line.product === product ? { ...line, ...change } : line));
}

export const removeLine = (lines: readonly Line[], product: string): Line[] =>
  lines.filter((line) => line.product !== product);

/** Removes exactly the line states that an order took; what was changed since stays. */
export function removeOrdered(lines: readonly Line[], cartRevs: readonly string[]): Line[] {
  const ordered = new Set(cartRevs);
  return lines.filter((line) => !ordered.has(line.rev));
}
