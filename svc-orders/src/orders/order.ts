import type { DeliveryWindow } from '@ethereal/contracts/delivery';
import type { AnyEvent } from '@ethereal/contracts/events';
import type { Category } from '@ethereal/contracts/fashion';
import type { HistoryStatus, LineStatus, RETURN_PAYERS, ReturnState, UserLocation } from '@ethereal/contracts/orders';
import type { CardState } from '@ethereal/contracts/payments';
import type { Shipment } from '@ethereal/contracts/shipments';
import type { OrderCode } from '../codes/code.ts';
import type { PaidLine } from '../codes/split.rules.ts';
import type { Units } from '../stock/stock.store.ts';

/** Step in the history of a line: its new status, when it was reached, and the user who caused it. */
export type HistoryStep = {
  status: HistoryStatus;
  at: Date;
  by: string;
  note?: string;
  /** Idempotency key of the request that caused the step. Views do not contain it. */
  key?: string;
};

/** Address to which the buyer sends an approved return, and who pays for the parcel. */
export type ReturnTerms = { sendTo?: string; paidBy?: (typeof RETURN_PAYERS)[number] };
type LineReturn = { state: ReturnState; reason: string; note?: string; requestedAt: Date } & ReturnTerms;

/**
 * One ordered variant of an item, with its name and price at the time of the order. In an order with codes it also has
 * the amount that the buyer pays, and the discounts by who bears them.
 */
export type OrderLine = Partial<PaidLine> & {
  /** Id of the line. Absent in the first line of a product, whose id is the product's (`lineIdOf`). */
  lineId?: string;
  /** Id of the line from which this line was split when a part of its quantity was cancelled or returned. */
  splitFrom?: string;
  product: string;
  name: string;
  image: string;
  category?: Category;
  priceCents: number;
  quantity: number;
  color?: string;
  size: string | null;
  seller: string;
  status: LineStatus;
  /** Absent in lines that were ordered before histories were stored. */
  history?: HistoryStep[];
  return?: LineReturn;
  /** Calendar days on which the line arrives, as promised when it was ordered. */
  delivery?: DeliveryWindow;
  /** Carrier and tracking number, absent until the seller names one of them. */
  shipment?: Shipment;
  /** Incremented by every change of the line; absent before the first change. */
  rev?: number;
  /** Whether the units were taken from tracked stock, to which they return. */
  tracked?: true;
  /** Key of the count from which the units were reserved. */
  stockKey?: string;
};

/**
 * Units that return to stock. The id makes the restock idempotent. Units of an order that awaits its payment are
 * `reserved`: they have not left the stock, and are released from the order's reservation.
 */
export type Restock = {
  id: string;
  item: string;
  color?: string;
  size: string | null;
  quantity: number;
  reserved?: true;
  /**
   * Key of the count to which reserved units are released; absent in restocks stored by a release with one line per
   * product.
   */
  key?: string;
};

/** Payment of an order by card, as svc-payments last reported it. */
export type CardPayment = {
  state: CardState;
  /** Version of the payment; 0 before the first event of svc-payments. */
  version: number;
  expiresAt: Date;
  /** Address of the provider's page, for the buyer. */
  url?: string;
  /** Refunded cents of each line. */
  refunds: { item: string; lineId?: string | undefined; cents: number }[];
  /** Whether the sale was published. */
  placed?: true;
};

/** An order as one document: lines, prices and sellers, together with its open work. */
export type Order = {
  _id: string;
  buyer: string;
  lines: OrderLine[];
  /** The sellers of the lines, each once. */
  sellers: string[];
  /** Sum that the buyer pays for all lines. */
  totalCents: number;
  /** Codes that reduced the order; absent in an order without codes. */
  codes?: OrderCode[];
  /** Whether the order still holds its uses of codes reserved. */
  usesHeld?: true;
  /** Whether the order has to give its uses of codes back. */
  usesBack?: true;
  userLocation: UserLocation;
  createdAt: Date;
  /** States of cart lines that this order took whole and that the cart may still contain. */
  cartRevs?: string[];
  /** States of cart lines of which this order took a part. */
  cartParts?: { rev: string; quantity: number }[];
  /**
   * State of an order that is not placed, and therefore not visible. A refused order is deleted when its units are
   * free.
   */
  state?: 'placing' | 'refused';
  /**
   * Units that the order still holds reserved: those reserved when it was placed, less those of lines cancelled before
   * the sale.
   */
  reserved?: Units[];
  /** Units of cancelled and returned lines that may not be back in stock yet. */
  restocks?: Restock[];
  idempotency?: { key: string; fingerprint: string };
  /** Whether the buyer was erased while a seller still needs the address. */
  erasing?: true;
  /** Payment by card; absent in an order that is paid on delivery. */
  payment?: CardPayment;
  pendingEvents: AnyEvent[];
};

type Paid = Pick<OrderLine, 'priceCents' | 'quantity' | 'paidCents'>;

/** Returns the cents that the buyer pays for a line. */
export const paidCentsOf = ({ paidCents, priceCents, quantity }: Paid): number => paidCents ?? priceCents * quantity;

/** Returns the sum that the buyer pays for the lines, in cents. */
export const totalCentsOf = (lines: readonly Paid[]): number => lines.reduce((sum, line) => sum + paidCentsOf(line), 0);

/** Returns the amounts of a line as events and views carry them; nothing for a line without codes. */
export const paidFieldsOf = ({ paidCents, discounts }: Partial<PaidLine>): Partial<PaidLine> => ({
  ...(paidCents !== undefined && { paidCents }),
  ...(discounts && { discounts }),
});

/**
 * Whether an order is sold. An order by card is sold when its payment is authorized; until then its units are only
 * reserved.
 */
export const isSold = ({ payment }: Pick<Order, 'payment'>): boolean => !payment || payment.placed === true;

/** Whether an order still awaits its payment. */
export const isAwaiting = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment?.state === 'awaiting' || payment?.state === 'failed';
