import { z } from 'zod';
import { lineId } from '../cart.ts';
import { discounts } from '../code.ts';
import { id, moment } from '../common.ts';
import { deliveryWindow } from '../delivery.ts';
import { defineEvent } from '../event.ts';
import { cents } from '../money.ts';
import { ITEM_STATUSES, RETURN_PAYERS, RETURN_STATES } from '../orders.ts';
import { CARD_STATES, paidGoods } from '../payments.ts';
import { shipment } from '../shipments.ts';

/** Version of an item, increased with every change. A replica applies only versions newer than its own. */
export const version = z.int().positive();

/** Address of an item's picture, shown in notifications about the item. */
export const itemImg = z.string().optional();

/**
 * Line of an order that an event is about. Without it, the event is about the product's first line, whose id is the
 * item's.
 */
export const ofLine = { lineId: lineId.optional() };

/** Variant of the item that was ordered. */
export const ofVariant = { colorChosen: z.string().optional(), sizeChosen: z.string().nullable().optional() };

/**
 * Cents that the buyer pays for a line, and those that codes took off it, in an order with codes. Without `paidCents`,
 * the line costs its price times its quantity.
 */
export const ofPaid = { paidCents: cents.optional(), discounts: discounts.optional() };

const soldLine = z.object({
  item: id,
  ...ofLine,
  name: z.string(),
  itemImg,
  quantity: z.int().positive(),
  priceCents: cents,
  ...ofPaid,
  seller: id,
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  /** Days on which the line arrives, as promised with the order. */
  arrives: deliveryWindow.optional(),
});

/** A line of an order whose status its buyer or its seller changed. */
const changedLine = z.object({
  order: id,
  buyer: id,
  seller: id,
  item: id,
  ...ofLine,
  ...ofVariant,
  /** Line that this line was split from, because a part of its quantity was cancelled or is returned. */
  splitFrom: lineId.optional(),
  itemName: z.string(),
  itemImg,
  quantity: z.int().positive(),
  priceCents: cents,
  ...ofPaid,
});

/** A step of a payment: the state and version after it, its lines and cents, and all refunds until then. */
const paymentStep = z.object({
  order: id,
  buyer: id,
  version,
  state: z.enum(CARD_STATES),
  cents,
  items: z.array(id),
  /** Lines of the step, in the order of `items`. Without it, each line is its item's first line. */
  lineIds: z.array(lineId).optional(),
  refunds: z.array(z.object({ item: id, ...ofLine, cents })),
  /** Names of the lines as they were ordered; some lines may lack a name. */
  names: z.array(z.string()).optional(),
  /** Goods of the lines as they were ordered; absent in payments that began without them. */
  goods: z.array(paidGoods.extend({ name: z.string() })).optional(),
});

/** Events of orders, payments and payouts. */
export const orderEvents = {
  'order.placed': defineEvent(
    'order.placed',
    z.object({
      order: id,
      buyer: id,
      items: z.array(soldLine),
      /** Sum that the buyer pays. */
      totalCents: cents,
      /** Codes that reduced the order, and the sum of the discounts of its items. */
      codes: z.array(z.string()).optional(),
      discountCents: cents.optional(),
      /** Present for an order paid by card, whose mail is its receipt. */
      paidAt: moment.optional(),
    }),
  ).describe('An order; svc-identity mails the buyer.'),
  'order.status-changed': defineEvent(
    'order.status-changed',
    z.object({
      order: id,
      buyer: id,
      item: id,
      ...ofLine,
      itemName: z.string(),
      itemImg,
      status: z.enum(ITEM_STATUSES),
      seller: id.optional(),
      /** Size that was ordered, if the item has sizes. */
      sizeChosen: z.string().nullable().optional(),
      shipment: shipment.optional(),
      /** Days on which the line arrives, as promised with the order. */
      arrives: deliveryWindow.optional(),
      colorChosen: z.string().optional(),
      splitFrom: lineId.optional(),
      quantity: z.int().positive().optional(),
      priceCents: cents.optional(),
      ...ofPaid,
    }),
  ).describe(
    'A seller changed the state of an order line; svc-identity mails the buyer, svc-catalog permits a review.',
  ),
  'order.line-cancelled': defineEvent(
    'order.line-cancelled',
    changedLine.extend({ by: id, reason: z.string().optional() }),
  ).describe('An ordered item was cancelled: by its buyer or seller, or on their behalf.'),
  'order.return-changed': defineEvent(
    'order.return-changed',
    changedLine.extend({
      state: z.enum(RETURN_STATES),
      reason: z.string(),
      note: z.string().optional(),
      /** Address to which the buyer sends an approved return, and who pays for the parcel. */
      sendTo: z.string().optional(),
      paidBy: z.enum(RETURN_PAYERS).optional(),
      /** Id of the user who changed the status. */
      by: id.optional(),
    }),
  ).describe('A return of an ordered item was requested, decided or received.'),
  'payment.authorized': defineEvent('payment.authorized', paymentStep).describe(
    'The payment of an order is authorized, so its items are sold.',
  ),
  'payment.captured': defineEvent('payment.captured', paymentStep).describe('A shipped line was captured.'),
  'payment.refunded': defineEvent('payment.refunded', paymentStep).describe(
    'A line was refunded; svc-identity notifies the buyer.',
  ),
  'payment.released': defineEvent('payment.released', paymentStep).describe(
    'The authorization of a line was released, because the line was cancelled before it was shipped.',
  ),
  'payment.failed': defineEvent('payment.failed', paymentStep).describe(
    'A card was declined, or the payment was cancelled or expired; `state` has the outcome.',
  ),
  'payout.paid': defineEvent('payout.paid', z.object({ seller: id, cents })).describe(
    'A seller was paid; `subject` is the payout.',
  ),
} as const;
