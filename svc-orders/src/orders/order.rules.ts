import type { AnyEvent } from '@ethereal/contracts/events';
import { conflict, DomainError, forbidden, notFound } from '@ethereal/service-kit/errors';
import { isReferenced, type LineRef, lineIdOf } from '../cart/cart.rules.ts';
import { splitPaid } from '../codes/split.rules.ts';
import type { Units } from '../stock/stock.store.ts';
import { decide, isCancellable } from './line.rules.ts';
import type { LineCommand } from './line.ts';
import { lineEvents } from './line-events.ts';
import { isSold, type Order, type OrderLine, paidCentsOf, type Restock } from './order.ts';

/** The user who changes a line. `helps` is called for a user who is neither its buyer nor its seller, and may throw. */
export type Changer = { by: string; helps?(): boolean };

/** A command for lines of an order. */
export type OrderChange = {
  changer: Changer;
  /** Absent: all lines that the buyer may cancel. */
  ref?: LineRef | undefined;
  command: LineCommand;
  /** Units to cancel or return. Absent: all units of the lines. */
  quantity?: number | undefined;
  /** Idempotency key of the request. A request that is repeated with its key changes nothing. */
  key?: string | undefined;
  now: Date;
  newId(): string;
};

/** New state of an order, with the data that `save` stores beside its lines. */
export type OrderDecision = {
  state: Order;
  events: AnyEvent[];
  restocks: Restock[];
};

const linesOf = ({ lines }: Order, ref?: LineRef): OrderLine[] => lines.filter(ref ? isReferenced(ref) : isCancellable);

/** Whether the user acts on behalf of the buyer or seller. @throws forbidden for another seller of the order */
function helpsWith(order: Order, lines: readonly OrderLine[], { by, helps }: Changer): boolean {
  if (order.buyer === by || lines.some(({ seller }) => seller === by)) return false;
  if (helps?.()) return true;
  if (!order.sellers.includes(by)) throw forbidden('Another seller sold this item.');
  return false;
}

/** Returns the rest and the part that a line is split into. The rest keeps the line's id. */
function split(line: OrderLine, quantity: number, lineId: string): [OrderLine, OrderLine] {
  const { discounts } = line;
  const paid = discounts && splitPaid({ ...line, paidCents: paidCentsOf(line), discounts }, quantity);
  const rest = { ...line, ...paid?.rest, quantity: line.quantity - quantity, rev: (line.rev ?? 0) + 1 };
  return [rest, { ...line, ...paid?.part, lineId, splitFrom: lineIdOf(line), quantity }];
}

function restockOf(order: Order, line: OrderLine, id: string): Restock {
  const { product: item, color, size, quantity } = line;
  const restock = { id, item, ...(color && { color }), size, quantity };
  if (isSold(order)) return restock;
  const key = line.stockKey ?? order.reserved?.find((units) => units.item === item)?.key;
  return { ...restock, reserved: true, ...(key && { key }) };
}

/** Returns the units that an order still holds after the units of cancelled lines are released. */
function heldAfter(reserved: readonly Units[], restocks: readonly Restock[]): Units[] {
  const held = reserved.map((units) => ({ ...units }));
  for (const { item, key, quantity } of restocks) {
    const units = held.find((candidate) => candidate.item === item && candidate.key === key);
    if (units) units.quantity = Math.max(0, units.quantity - quantity);
  }
  return held;
}

/** Lines during a change, with the results so far. */
type Progress = { lines: OrderLine[]; events: AnyEvent[]; restocks: Restock[]; left: number; refusal?: DomainError };

/** Returns the refusal of a rule; other errors are thrown. */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

const wasShipped = ({ history = [] }: OrderLine): boolean =>
  history.some(({ status }) => status === 'Out for Shipping' || status === 'Handed');

/** Whether a change cancels the last lines of a sold order of which nothing was shipped, so that its uses come back. */
const isUnused = (order: Order, lines: readonly OrderLine[]): boolean =>
  order.codes !== undefined &&
  isSold(order) &&
  order.lines.some(({ status }) => status !== 'Cancelled') &&
  lines.every((line) => line.status === 'Cancelled' && !wasShipped(line));

/**
 * Whether a request of the user with this key changed the product's lines before.
 * @throws conflict when the request with this key changed another product
 */
function isRepeated({ lines }: Order, { changer: { by }, key, ref }: OrderChange): boolean {
  if (key === undefined) return false;
  const changed = lines.filter(({ history = [] }) => history.some((step) => step.by === by && step.key === key));
  if (changed.length === 0) return false;
  if (!ref || changed.some(({ product }) => product === ref.product)) return true;
  throw conflict('This Idempotency-Key was used for another item.', { code: 'IDEMPOTENCY_KEY_REUSED' });
}

/** A change, and whether its user acts on behalf of the buyer or seller. */
type HelpedChange = OrderChange & { helps: boolean };

/** Applies the command to one line, or to a part of it. */
function changeSingleLine(
  order: Order,
  line: OrderLine,
  { command, changer, key, now, newId, helps }: HelpedChange,
  progress: Progress,
): void {
  const actor = { by: changer.by, helps, key, now };
  const isPart = progress.left < line.quantity;
  const [rest, part] = isPart ? split(line, progress.left, newId()) : [undefined, line];
  const decision = decide(command, { order, line: part }, actor);
  if (decision.kind === 'same') return void progress.lines.push(line);
  progress.left -= part.quantity;
  progress.lines.push(...(rest ? [rest] : []), decision.line);
  progress.events.push(...lineEvents(order, command, decision));
  if (decision.reversesSale && line.tracked) progress.restocks.push(restockOf(order, part, newId()));
}

/** Applies the command to each line that allows it; keeps the first refusal. */
function changeLines(order: Order, change: HelpedChange): Progress {
  const chosen = new Set(linesOf(order, change.ref));
  const progress: Progress = { lines: [], events: [], restocks: [], left: change.quantity ?? Number.POSITIVE_INFINITY };
  for (const line of order.lines) {
    if (!chosen.has(line) || progress.left === 0) {
      progress.lines.push(line);
      continue;
    }
    try {
      changeSingleLine(order, line, change, progress);
    } catch (error) {
      progress.refusal ??= refusalOf(error);
      progress.lines.push(line);
    }
  }
  return progress;
}

/** Removes the open page of the provider, which shows the old total after a line was cancelled. */
function withoutPage({ payment, ...order }: Order): Order {
  if (!payment) return order;
  const { url: _, ...rest } = payment;
  return { ...order, payment: rest };
}

/**
 * Applies a command to the line named by `lineId`, or else to every line of the product that allows it; without a
 * product, to all lines that the buyer may cancel. Returns undefined when the lines are in the requested state already,
 * or the request is a repetition.
 * @throws notFound for an unknown order or line
 * @throws forbidden, conflict or invalid, by the rules of lines, when no line allows the command
 */
export function decideOrder(order: Order | undefined, change: OrderChange): OrderDecision | undefined {
  const chosen = order ? linesOf(order, change.ref) : [];
  const helps = order ? helpsWith(order, chosen, change.changer) : false;
  if (!order || (change.ref && chosen.length === 0)) throw notFound('There is no such order or item.');
  if (chosen.length === 0) throw conflict('No item of this order can be cancelled any more.', { code: 'TOO_LATE' });
  if (isRepeated(order, change)) return undefined;
  const { lines, events, restocks, left, refusal } = changeLines(order, { ...change, helps });
  if (events.length === 0) {
    if (refusal) throw refusal;
    return undefined;
  }
  if (change.quantity !== undefined && left > 0) {
    const message = `Only ${change.quantity - left} of this item can be changed.`;
    throw conflict(message, { errors: { quantity: message } });
  }
  const isHeld = !isSold(order);
  const changed = {
    ...order,
    lines,
    ...(isHeld && order.reserved && { reserved: heldAfter(order.reserved, restocks) }),
    ...(isUnused(order, lines) && { usesBack: true as const }),
  };
  return { state: isHeld ? withoutPage(changed) : changed, events, restocks };
}
