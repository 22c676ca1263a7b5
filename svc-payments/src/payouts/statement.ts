import { toDollars } from '@ethereal/contracts/money';
import { neutralised } from '@ethereal/service-kit/spreadsheet-text';
import { stringify } from 'csv-stringify/sync';
import type { Payout } from './payouts.store.ts';

const HEADER = ['Order', 'Item', 'Name', 'Amount', 'Currency'];

const amount = (cents: number): string => toDollars(cents).toFixed(2);

/** A payout line by line, as CSV. Ids are hexadecimal, names and negative amounts are made text: no cell starts a formula. */
export function statementOf({ lines, cents }: Payout): string {
  const rows = lines.map((line) => [line.order, line.product, neutralised(line.name ?? ''), cell(line.cents), 'USD']);
  return stringify([HEADER, ...rows, ['Total', '', '', cell(cents), 'USD']], { record_delimiter: '\r\n' });
}

/** A cell that begins with a minus is a formula to spreadsheets: a blank before it makes it text. */
const cell = (cents: number): string => (cents < 0 ? ` ${amount(cents)}` : amount(cents));
