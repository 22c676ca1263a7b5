import { LINE_STATUSES, type LineStatus } from '@ethereal/contracts/orders';

/** Filter of the orders; blank means all. */
export type OrderFilter = { status: LineStatus | ''; search: string };

export const EVERY_ORDER: OrderFilter = { status: '', search: '' };

export const statusOf = (value: string): LineStatus | '' => LINE_STATUSES.find((status) => status === value) ?? '';
