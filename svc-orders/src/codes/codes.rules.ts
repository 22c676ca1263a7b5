import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import type { Category } from '@ethereal/contracts/fashion';
import { formatCents } from '@ethereal/contracts/money';
import type { Code, CodeTerms } from './code.ts';
import { allocate, type PaidLine } from './split.rules.ts';

/** Line of a cart or an order as discounts are computed on it. */
export type CodeLine = {
  lineId: string;
  product: string;
  category: Category;
  seller: string;
  priceCents: number;
  quantity: number;
};

/** Discount of one code. A code with a problem reduces nothing. */
export type AppliedCode = { code: Code; discountCents: number; problem?: string };

export type Applied = {
  codes: AppliedCode[];
  /** Amounts of each line by its id. */
  lines: ReadonlyMap<string, PaidLine>;
  totalCents: number;
  discountCents: number;
  toPayCents: number;
};

/** Circumstances of a purchase that conditions depend on. */
type Circumstances = {
  now: Date;
  /** Whether the buyer has no other order that was not cancelled. */
  isFirstOrder: boolean;
  /** Codes that the buyer used, of those that each person may use once. */
  used: ReadonlySet<string>;
};

/** Returns the reduction of a code as its buyer reads it. */
export function labelOf(terms: CodeTerms): string {
  switch (terms.kind) {
    case 'percent':
      return `${terms.percent}% off`;
    case 'amount':
      return `${formatCents(terms.cents)} off`;
    case 'buy-get':
      return `Buy ${terms.buy}, get ${terms.get} free`;
    case 'gift':
      return `Free ${terms.itemName}`;
  }
}

/** Whether a code can be used now by anyone: it has begun, has not ended, and has uses left. */
export function isUsable({ conditions: { from, until }, left, endedAt }: Code, now: Date): boolean {
  return !endedAt && !(from && now < from) && !(until && now >= until) && left !== 0;
}

/** Line with the cents that are left to pay after the codes so far. */
type OpenLine = CodeLine & { leftCents: number };

const isPartOf =
  ({ seller, conditions: { items, categories } }: Code) =>
  (line: CodeLine): boolean =>
    (seller === undefined || line.seller === seller) &&
    ((!items && !categories) || items?.includes(line.product) === true || categories?.includes(line.category) === true);

const quantityOf = (lines: readonly CodeLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const priceOf = (lines: readonly CodeLine[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

const openOf = (lines: readonly OpenLine[]): number => lines.reduce((sum, { leftCents }) => sum + leftCents, 0);

/** Returns the lines of the gift of a code, among the items of the code's owner. */
const giftLines = ({ seller, terms }: Code, lines: readonly OpenLine[]): OpenLine[] =>
  lines.filter(
    (line) => terms.kind === 'gift' && line.product === terms.item && (seller === undefined || line.seller === seller),
  );

/** Returns the problem of a person with a code; undefined when the person may use it. */
function personsProblem(
  { _id, conditions }: Code,
  { isFirstOrder, used }: Pick<Circumstances, 'isFirstOrder' | 'used'>,
): string | undefined {
  if (conditions.oncePerPerson && used.has(_id)) return 'You have used this code already.';
  if (conditions.firstOrder && !isFirstOrder) return 'This code is for a first order.';
  return undefined;
}

/** Returns the problem of a code with the lines it applies to; undefined when its conditions are met. */
function linesProblem({ terms, conditions }: Code, part: readonly OpenLine[], gifts: readonly OpenLine[]) {
  const [gift] = gifts;
  if (terms.kind === 'gift' && !gift) return `Add ${terms.itemName} to your cart to get it free.`;
  // The gift itself does not count toward the conditions.
  const isCounted = gift !== undefined && part.some(({ product }) => product === gift.product);
  const quantity = quantityOf(part) - (isCounted ? 1 : 0);
  const total = priceOf(part) - (isCounted ? gift.priceCents : 0);
  if (quantity === 0) return 'No item in your cart is part of this code.';
  const missing = (conditions.minCents ?? 0) - total;
  if (missing > 0) return `Spend ${formatCents(missing)} more to use this code.`;
  if (terms.kind !== 'buy-get' || quantity >= terms.buy + terms.get) return undefined;
  return `Add ${terms.buy + terms.get - quantity} more to get ${terms.get} free.`;
}

/** Returns the cents by which each line is reduced when the cheapest units of the lines are free. */
function freeUnits(lines: readonly OpenLine[], count: number): number[] {
  const units = lines.flatMap(({ leftCents, quantity }, at) =>
    allocate(
      leftCents,
      Array.from({ length: quantity }, () => 1),
    ).map((cents) => ({ at, cents })),
  );
  const reductions = lines.map(() => 0);
  for (const { at, cents } of units.toSorted((a, b) => a.cents - b.cents || a.at - b.at).slice(0, count))
    reductions[at] = (reductions[at] ?? 0) + cents;
  return reductions;
}

/** Returns the lines that a code reduces, with the cents of each. */
function reduce(
  { terms }: Code,
  part: readonly OpenLine[],
  gifts: readonly OpenLine[],
): { lines: readonly OpenLine[]; cents: number[] } {
  const open = openOf(part);
  const weights = part.map(({ leftCents }) => leftCents);
  switch (terms.kind) {
    case 'percent':
      return { lines: part, cents: allocate(Math.floor((open * terms.percent + 50) / 100), weights) };
    case 'amount':
      return { lines: part, cents: allocate(Math.min(terms.cents, open), weights) };
    case 'buy-get': {
      const count = Math.floor(quantityOf(part) / (terms.buy + terms.get)) * terms.get;
      return { lines: part, cents: freeUnits(part, count) };
    }
    case 'gift':
      return { lines: gifts, cents: freeUnits(gifts, 1) };
  }
}

const byId = (a: { lineId: string }, b: { lineId: string }): number => (a.lineId < b.lineId ? -1 : 1);

const ownerOf = ({ seller = '' }: Code): string => seller;

/**
 * Applies codes to the lines of one cart or order. Codes of sellers apply first, each to the seller's own lines. The
 * code of the shop applies to what is left to pay then. An order has at most one code of each owner: of several, the
 * one that is named last applies, unless it has a problem. The order of the lines does not change any amount.
 */
export function applyCodes(
  codes: readonly Code[],
  lines: readonly CodeLine[],
  { now, ...person }: Circumstances,
): Applied {
  // Remainders go to lines in the order of their ids.
  const open: OpenLine[] = lines
    .map((line) => ({ ...line, leftCents: line.priceCents * line.quantity }))
    .toSorted(byId);
  const discounts = new Map(open.map((line) => [line, { seller: 0, shop: 0 }]));
  const owners = new Set<string>();

  /** Returns the problem of a code, or else what it reduces. */
  function decide(code: Code): { problem: string } | { lines: readonly OpenLine[]; cents: number[] } {
    if (!isUsable(code, now)) return { problem: CODE_NOT_VALID };
    if (owners.has(ownerOf(code)))
      return { problem: `Another code of ${code.seller ? 'this seller' : 'the shop'} is in use.` };
    const part = open.filter(isPartOf(code));
    const gifts = giftLines(code, open);
    const problem = personsProblem(code, person) ?? linesProblem(code, part, gifts);
    if (problem) return { problem };
    const reduction = reduce(code, part, gifts);
    return reduction.cents.some((cents) => cents > 0)
      ? reduction
      : { problem: 'This code reduces nothing in your cart.' };
  }

  function apply(code: Code): AppliedCode {
    const decided = decide(code);
    if ('problem' in decided) return { code, discountCents: 0, ...decided };
    owners.add(ownerOf(code));
    for (const [at, line] of decided.lines.entries()) {
      const reduction = decided.cents[at] ?? 0;
      line.leftCents -= reduction;
      const borne = discounts.get(line);
      if (borne) borne[code.seller ? 'seller' : 'shop'] += reduction;
    }
    return { code, discountCents: decided.cents.reduce((sum, cents) => sum + cents, 0) };
  }

  const inOrder = codes.toReversed().toSorted((a, b) => Number(!a.seller) - Number(!b.seller));
  const applied = new Map(inOrder.map((code) => [code, apply(code)]));
  const [totalCents, toPayCents] = [priceOf(open), openOf(open)];
  return {
    codes: codes.flatMap((code) => applied.get(code) ?? []),
    lines: new Map(
      open.map((line) => [
        line.lineId,
        { paidCents: line.leftCents, discounts: discounts.get(line) ?? { seller: 0, shop: 0 } },
      ]),
    ),
    totalCents,
    discountCents: totalCents - toPayCents,
    toPayCents,
  };
}
