import { toDollars } from '@ethereal/contracts/money';
import { orderNumber } from '@ethereal/contracts/orders';
import { neutralised } from '@ethereal/service-kit/spreadsheet-text';
import { stringify } from 'csv-stringify/sync';
import type { Payout, PayoutLine } from './payouts.store.ts';

const HEADER = ['Order', 'Item', 'Type', 'Amount', 'Currency'];

/** Byte order mark, by which spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns an amount as a cell. A leading blank makes a negative amount text, because a minus would begin a formula. */
const amount = (cents: number): string => `${cents < 0 ? ' ' : ''}${toDollars(cents).toFixed(2)}`;

/**
 * Returns the rows of a line: sale or refund at its price, the seller's discount, and the commission. Lines without a
 * stored price have their share only.
 */
function rowsOf({ order, name = '', cents, saleCents, discountCents = 0 }: PayoutLine): string[][] {
  const row = (type: string, of: number) => [orderNumber(order), neutralised(name), type, amount(of), 'USD'];
  if (saleCents === undefined) return [row(cents < 0 ? 'Refund' : 'Sale', cents)];
  const feeCents = cents - saleCents;
  const isRefund = cents < 0 || saleCents < 0 || discountCents < 0;
  const [sale, discount, fee] = isRefund
    ? ['Refund', 'Discount returned', 'Commission returned']
    : ['Sale', 'Discount', 'Commission'];
  return [
    row(sale, saleCents + discountCents),
    ...(discountCents === 0 ? [] : [row(discount, -discountCents)]),
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
