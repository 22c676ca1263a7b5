import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Choice } from '@ethereal/contracts/stock';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { conflict, invalid, notFound } from '@ethereal/service-kit/errors';

/** One item in a cart. `rev` names this state of the line: it changes with every change of the line. */
export type Line = {
  product: string;
  quantity: number;
  color?: string;
  size: string | null;
  /** What the item cost when the buyer last set this line, in cents. */
  priceCents: number;
  rev: string;
};

export type Cart = { _id: string; revision: number; lines: Line[] };

/** How many different items a cart holds; an order may hold as many. */
const MAX_LINES = 200;

export const emptyCart = (user: string): Cart => ({ _id: user, revision: 0, lines: [] });

type Addition = Choice & { item: ReplicaItem; quantity: number; rev: string };

function notOffered(kind: 'color' | 'size') {
  const message = `The item does not come in this ${kind}.`;
  return invalid(message, { errors: { [`${kind}Chosen`]: message } });
}

/** Color and size must be of those that the item comes in. */
export function checkChoice({ colors = [], sizes }: ReplicaItem, { color, size }: Choice): void {
  if (color && !colors.includes(color)) throw notOffered('color');
  if (size && !sizes.some((offered) => offered === size)) throw notOffered('size');
}

/** The same item again adds up, to at most 10, and takes the new color and size if they are given. */
export function addLine(lines: readonly Line[], { item, quantity, color, size = null, rev }: Addition): Line[] {
  checkChoice(item, { color, size });
  const added = { product: item._id, priceCents: item.priceCents, rev, ...(color && { color }) };
  const old = lines.find((line) => line.product === item._id);
  if (!old) {
    if (lines.length >= MAX_LINES) throw conflict(`A cart holds at most ${MAX_LINES} different items.`);
    return [...lines, { ...added, quantity, size }];
  }
  const changed = {
    ...old,
    ...added,
    quantity: Math.min(MAX_QUANTITY, old.quantity + quantity),
    size: size ?? old.size,
  };
  return lines.map((line) => (line === old ? changed : line));
}

/** Changes the line of one item; refuses when there is none. */
export function changeLine(lines: readonly Line[], product: string, change: Partial<Line> & { rev: string }): Line[] {
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
