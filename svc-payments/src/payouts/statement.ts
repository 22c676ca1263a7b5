import { toDollars } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import { escapedCell } from '@ethereal/service-kit/spreadsheet-text';
import { stringify } from 'csv-stringify/sync';
import type { Payout, PayoutLine } from './payouts.store.ts';

const HEADER = ['Order', 'Item', 'Type', 'Amount', 'Currency'];

/** Types of a line's rows: its price, both discounts, the shop's payment for its discount, and the commission. */
const SALE_TYPES = ['Sale', 'Discount', "Shop's discount", 'Paid by the shop', 'Commission'] as const;
const REFUND_TYPES = [
  'Refund',
  'Discount returned',
  "Shop's discount returned",
  'Returned to the shop',
  'Commission returned',
] as const;

/** Byte order mark, by which spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns an amount as a cell. A leading blank makes a negative amount text, because a minus would begin a formula. */
const amount = (cents: number): string => `${cents < 0 ? ' ' : ''}${toDollars(cents).toFixed(2)}`;

/**
 * Returns the rows of a line: sale or refund at its price, the seller's discount, the shop's discount with the same
 * amount that the shop pays instead of the buyer, and the commission. Lines without a stored price have their share
 * only.
 */
function rowsOf(line: PayoutLine): string[][] {
  const { order, name = '', cents, saleCents, discountCents = 0, shopDiscountCents = 0 } = line;
  const row = (type: string, of: number) => [orderNumber(order), escapedCell(name), type, amount(of), 'USD'];
  if (saleCents === undefined) return [row(cents < 0 ? 'Refund' : 'Sale', cents)];
  const feeCents = cents - saleCents;
  const isRefund = cents < 0 || saleCents < 0 || discountCents < 0;
  const [sale, discount, shopDiscount, paidByShop, fee] = isRefund ? REFUND_TYPES : SALE_TYPES;
  return [
    row(sale, saleCents + discountCents),
    ...(discountCents === 0 ? [] : [row(discount, -discountCents)]),
    ...(shopDiscountCents === 0 ? [] : [row(shopDiscount, -shopDiscountCents), row(paidByShop, shopDiscountCents)]),
    ...(feeCents === 0 ? [] : [row(fee, feeCents)]),
  ];
}

/**
 * Returns the statement of a payout as CSV, with rows for sales, discounts, commission and refunds. No cell begins a
 * formula.
 */
export function statementOf({ lines, cents }: Payout): string {
  const rows = [HEADER, ...lines.flatMap(rowsOf), ['Total', '', '', amount(cents), 'USD']];
  return BYTE_ORDER_MARK + stringify(rows, { record_delimiter: '\r\n' });
}
