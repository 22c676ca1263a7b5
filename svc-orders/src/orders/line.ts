import type { ItemStatus, ReturnState } from '@ethereal/contracts/orders';
import type { Shipment } from '@ethereal/contracts/shipments';
import type { HistoryStep, Order, OrderLine, ReturnTerms } from './order.ts';

/** States by which a seller answers a requested return. */
export type Answered = Exclude<ReturnState, 'requested' | 'withdrawn'>;

/** Command for a line of an order. */
export type LineCommand =
  | ({ type: 'set-status'; status: ItemStatus } & Shipment)
  | { type: 'cancel'; reason?: string }
  | { type: 'request-return'; reason: string }
  | { type: 'withdraw-return' }
  | ({ type: 'decide-return'; state: Answered; note?: string; reason?: string } & ReturnTerms);

export type LineState = { order: Pick<Order, 'buyer' | 'createdAt' | 'payment'>; line: OrderLine };
/**
 * User who gives the command, and when. `helps` is true for a user who may act on behalf of buyer and seller; `key` is
 * the idempotency key of the request.
 */
export type Actor = { by: string; now: Date; helps?: boolean; key?: string | undefined };

/** Line after a command; `same` when the line was in this state already. */
export type LineDecision =
  | { kind: 'same' }
  | { kind: 'changed'; line: OrderLine; step: HistoryStep; reversesSale: boolean };
