import { z } from 'zod';
import { lineId } from '../cart.ts';
import { discounts } from '../codes.ts';
import { id, moment } from '../common.ts';
import { deliveryWindow } from '../delivery.ts';
import { category } from '../fashion.ts';
import { cents, dollars } from '../money.ts';
import { shipment } from '../shipments.ts';

/** Statuses that a seller may set on a line, in any order. */
export const ITEM_STATUSES = ['Pending', 'Out for Shipping', 'Handed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Statuses of a line: the three that the seller sets, and cancelled. */
export const LINE_STATUSES = [...ITEM_STATUSES, 'Cancelled'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** States of a return: requested by the buyer, answered by the seller, received, or withdrawn by the buyer. */
export const RETURN_STATES = ['requested', 'approved', 'declined', 'received', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** People who may pay for the parcel of a return. */
export const RETURN_PAYERS = ['buyer', 'seller'] as const;

/** Number of days after a line was handed over during which it can be returned. */
export const RETURN_DAYS = 14;

/** Statuses in the timeline of a line. */
const HISTORY_STATUSES = [
  ...LINE_STATUSES,
  'Return requested',
  'Return approved',
  'Return declined',
  'Return received',
  'Return withdrawn',
] as const;
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

const historyEntry = z.object({
  status: z.enum(HISTORY_STATUSES),
  at: moment,
  /** Id of the user who made the change. */
  by: id,
  /** Reason or note that was given with the change. */
  note: z.string().optional(),
});

const lineReturn = z.object({
  state: z.enum(RETURN_STATES),
  reason: z.string(),
  note: z.string().optional(),
  requestedAt: moment,
  /** Address to which the buyer sends an approved return. */
  sendTo: z.string().optional(),
  /** Person who pays for the parcel of an approved return. */
  paidBy: z.enum(RETURN_PAYERS).optional(),
});
export type LineReturn = z.output<typeof lineReturn>;

/** Actions on a line that are open to its reader now. */
const LINE_ACTIONS = [
  'set-status',
  'cancel',
  'request-return',
  'approve-return',
  'decline-return',
  'receive-return',
] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

export const orderItem = z.object({
  /** Absent only in answers of a release that had one line per product: then it is the product's id. */
  lineId: lineId.optional(),
  productId: z.object({
    _id: id,
    name: z.string(),
    price: dollars,
    user: id,
    image1: z.string(),
    /** Category when the item was ordered; absent in older orders. */
    category: category.optional(),
  }),
  quantity: z.int(),
  price: dollars,
  seller: id,
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  status: z.enum(LINE_STATUSES),
  /** Timeline of the line, oldest entry first. */
  history: z.array(historyEntry).optional(),
  return: lineReturn.optional(),
  actions: z.array(z.enum(LINE_ACTIONS)).optional(),
  /** Amount of the line that was refunded by card. */
  refundedCents: cents.optional(),
  /** Amount that the buyer pays for the line, in an order with codes: price times quantity less `discounts`. */
  paidCents: cents.optional(),
  discounts: discounts.optional(),
  /** Days on which the line arrives, as promised when it was ordered. */
  delivery: deliveryWindow.optional(),
  /** Moment until which a return can be requested; present once the line is handed over. */
  returnUntil: moment.optional(),
  /** Present once the seller named a carrier or tracking number. */
  shipment: shipment.optional(),
});
export type OrderItem = z.output<typeof orderItem>;
