import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Choice } from '@ethereal/contracts/stock';
import type { PricedItem } from '@ethereal/item-replica/item-replica';
import { conflict, invalid, notFound } from '@ethereal/service-kit/errors';

/** One variant of an item in a cart. */
export type Line = {
  /** Id of the line. Absent in the first line of a product, whose id is the product's (`lineIdOf`). */
  lineId?: string;
  product: string;
  quantity: number;
  color?: string;
  size: string | null;
  /** Price of the item when the buyer last added to this line, in cents. */
  priceCents: number;
  /** Identifies this state of the line; every change of the line sets a new one. */
  rev: string;
};

/** Lines of a cart, lines saved for later, and codes in the order in which they were entered. */
export type CartLines = { lines: readonly Line[]; saved?: readonly Line[]; codes?: readonly string[] };

/** Cart of one person. `erased` marks the tombstone of a deleted account: it is never changed again. */
export type Cart = { _id: string; revision: number; lines: Line[]; saved?: Line[]; codes?: string[]; erased?: true };

/** The fields of a cart line or an order line that identify it. */
type Identified = { product: string; lineId?: string };

/** Reference to a line of a product: the one with this `lineId`, or else the one that the caller selects. */
export type LineRef = { product: string; lineId?: string | undefined };

/** Maximum number of lines in a cart, and of lines saved for later. An order may have as many. */
const MAX_LINES = 200;

/** Returns the cart of a person who put nothing into it. */
export const emptyCart = (user: string): Cart => ({ _id: user, revision: 0, lines: [] });

/** Returns the id of a line: its own, or else the product's. */
export const lineIdOf = ({ lineId, product }: Identified): string => lineId ?? product;

/** Creates the predicate of the lines that a reference names: the one with its `lineId`, or else all of the product. */
export const isReferenced =
  ({ product, lineId }: LineRef) =>
  (line: Identified): boolean =>
    line.product === product && (lineId === undefined || lineIdOf(line) === lineId);

/** Returns the `lineId` field for a new line of a product: empty while no other line has the product's id. */
export const newLineId = (lines: readonly Identified[], product: string, fresh: string): { lineId?: string } =>
  lines.some((line) => lineIdOf(line) === product) ? { lineId: fresh } : {};

/** Whether two choices are the same variant. */
export const isSameVariant = (a: Choice, b: Choice): boolean =>
  (a.color || null) === (b.color || null) && (a.size || null) === (b.size || null);

type Addition = Choice & { item: PricedItem; quantity: number; rev: string };

function notOffered(kind: 'color' | 'size') {
  const message = `The item does not come in this ${kind}.`;
  return invalid(message, { errors: { [`${kind}Chosen`]: message } });
}

/** @throws invalid when the item does not come in the chosen color or size */
export function checkChoice({ colors = [], sizes }: PricedItem, { color, size }: Choice): void {
  if (color && !colors.includes(color)) throw notOffered('color');
  if (size && !sizes.includes(size)) throw notOffered('size');
}

/**
 * Adds a variant of an item. A line of the same variant grows to at most `MAX_QUANTITY`; another variant becomes
 * another line. `rev` identifies the new state, and becomes the id of a further line of the product.
 */
export function addLine(lines: readonly Line[], { item, quantity, color, size = null, rev }: Addition): Line[] {
  checkChoice(item, { color, size });
  const { _id: product, priceCents } = item;
  const old = lines.find((line) => line.product === product && isSameVariant(line, { color, size }));
  if (!old) {
    if (lines.length >= MAX_LINES) throw conflict(`A cart holds at most ${MAX_LINES} different items.`);
    const variant = { ...(color && { color }), size };
    return [...lines, { ...newLineId(lines, product, rev), product, quantity, ...variant, priceCents, rev }];
  }
  const changed = { ...old, quantity: Math.min(MAX_QUANTITY, old.quantity + quantity), priceCents, rev };
  return lines.map((line) => (line === old ? changed : line));
}

/** Returns the line to change: the named one, or else the product's line that was added last. */
function lineToChange(lines: readonly Line[], ref: LineRef, missing = 'The item is not in the cart.'): Line {
  const line = lines.findLast(isReferenced(ref));
  if (!line) throw notFound(missing);
  return line;
}

/**
 * Adds a line to a list. An existing line of the same variant receives its quantity; `rev` becomes the id of a further
 * line of the product.
 */
function putLine(lines: readonly Line[], { lineId: _, ...moved }: Line, rev: string): Line[] {
  const twin = lines.find((line) => line.product === moved.product && isSameVariant(line, moved));
  if (twin) {
    const quantity = Math.min(MAX_QUANTITY, twin.quantity + moved.quantity);
    return lines.map((line) => (line === twin ? { ...twin, quantity, rev } : line));
  }
  if (lines.length >= MAX_LINES) throw conflict(`A list holds at most ${MAX_LINES} different items.`);
  return [...lines, { ...newLineId(lines, moved.product, rev), ...moved, rev }];
}

/** Moves a line from the cart to the lines saved for later, with variant and quantity. */
export function saveLine({ lines, saved = [] }: CartLines, ref: LineRef, rev: string): CartLines {
  const line = lineToChange(lines, ref);
  return { lines: lines.filter((candidate) => candidate !== line), saved: putLine(saved, line, rev) };
}

/** Moves a saved line back into the cart. */
export function unsaveLine({ lines, saved = [] }: CartLines, ref: LineRef, rev: string): CartLines {
  const line = lineToChange(saved, ref, 'The item is not saved.');
  return { lines: putLine(lines, line, rev), saved: saved.filter((candidate) => candidate !== line) };
}

/**
 * Changes one line. Another line with the new variant is merged into it.
 * @throws notFound when the cart has no such line
 */
export function changeLine(lines: readonly Line[], ref: LineRef, change: Partial<Line> & { rev: string }): Line[] {
  const old = lineToChange(lines, ref);
  const changed = { ...old, ...change };
  const twin = lines.find((line) => line !== old && line.product === ref.product && isSameVariant(line, changed));
  const quantity = Math.min(MAX_QUANTITY, changed.quantity + (twin?.quantity ?? 0));
  return lines.filter((line) => line !== twin).map((line) => (line === old ? { ...changed, quantity } : line));
}

/** Removes the named line, or all lines of the product. */
export function removeLine(lines: readonly Line[], ref: LineRef): Line[] {
  const isRemoved = isReferenced(ref);
  return lines.filter((line) => !isRemoved(line));
}

/** Quantity that an order took from a state of a cart line. Without a quantity it took the whole line. */
type OrderedPart = { rev: string; quantity?: number };

/**
 * Removes the ordered quantities. It changes only states from which the order was placed; a line that changed since
 * stays as it is. The rest of a line gets a state of its own (`<rev>-`), so that a repeated call changes nothing.
 */
export function removeOrdered(lines: readonly Line[], ordered: readonly OrderedPart[]): Line[] {
  const byRev = new Map(ordered.map((part) => [part.rev, part]));
  return lines.flatMap((line) => {
    const part = byRev.get(line.rev);
    if (!part) return [line];
    const quantity = line.quantity - (part.quantity ?? line.quantity);
    return quantity > 0 ? [{ ...line, quantity, rev: `${line.rev}-` }] : [];
  });
}
