import type { AnyEvent } from '@ethereal/contracts/events';
import type { Category } from '@ethereal/contracts/fashion';
import type { HistoryStatus, LineStatus, ReturnState, UserLocation } from '@ethereal/contracts/orders';
import type { CardState } from '@ethereal/contracts/payments';
import type { Shipment } from '@ethereal/contracts/shipments';
import type { Units } from '../stock/stock.store.ts';

/** One step of a line's life: what it became, when, and by whom. */
export type HistoryStep = { status: HistoryStatus; at: Date; by: string; note?: string };

type LineReturn = { state: ReturnState; reason: string; note?: string; requestedAt: Date };

/** One ordered item, with the name and price it was ordered at. */
export type OrderLine = {
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
  /** Lines from before histories were kept have none. */
  history?: HistoryStep[];
  return?: LineReturn;
  /** Carrier and tracking number, absent until the seller names one of them. */
  shipment?: Shipment;
  /** Counts up with every change of the line; absent before the first. */
  rev?: number;
  /** Its pieces were taken from tracked stock, and go back there. */
  tracked?: true;
};

/**
 * Pieces that go back to stock. The id makes each go back once, however often it is tried. Those of an order that awaits its payment are
 * `reserved`: they never left the stock.
 */
export type Restock = {
  id: string;
  item: string;
  color?: string;
  size: string | null;
  quantity: number;
  reserved?: true;
};

/** The payment of an order by card, as svc-payments last reported it. */
export type CardPayment = {
  state: CardState;
  /** Of the payment; 0 before svc-payments told anything. */
  version: number;
  expiresAt: Date;
  /** The provider's page, for who placed the order. */
  url?: string;
  /** What was paid back, by item. */
  refunds: { item: string; cents: number }[];
  /** Its sale was announced. */
  placed?: true;
};

/** An order is one document: its lines, prices and sellers, and what it still has to bring about. */
export type Order = {
  _id: string;
  buyer: string;
  lines: OrderLine[];
  /** The sellers of the lines, each once. */
  sellers: string[];
  totalCents: number;
  userLocation: UserLocation;
  createdAt: Date;
  /** The cart line states that this order took and that may still stand in the cart. */
  cartRevs?: string[];
  /** Absent once it is placed. Until then nobody sees it; once refused it goes away when its pieces are free again. */
  state?: 'placing' | 'refused';
  /** The pieces that it reserved while it was placed, and that may not have left the stock yet. */
  reserved?: Units[];
  /** Pieces of cancelled and returned lines that may not be back in stock yet. */
  restocks?: Restock[];
  idempotency?: { key: string; fingerprint: string };
  /** Absent when it is paid on delivery. */
  payment?: CardPayment;
  pendingEvents: AnyEvent[];
};

/** What lines cost together, in cents. */
export const totalCentsOf = (lines: readonly Pick<OrderLine, 'priceCents' | 'quantity'>[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

/** Whether an order was sold: one by card is when its money is authorized. Until then its pieces are only reserved. */
export const isSold = ({ payment }: Pick<Order, 'payment'>): boolean => !payment || payment.placed === true;

/** Whether an order still waits for its money. */
export const isAwaiting = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment?.state === 'awaiting' || payment?.state === 'failed';
