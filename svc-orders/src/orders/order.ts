import type { AnyEvent } from '@ethereal/contracts/events';
import type { Category } from '@ethereal/contracts/fashion';
import type { HistoryStatus, LineStatus, ReturnState, UserLocation } from '@ethereal/contracts/orders';
import type { Piece } from '../stock/stock.store.ts';

/** One step of a line's life: what it became, when, and by whom. */
export type HistoryStep = { status: HistoryStatus; at: Date; by: string; note?: string };

export type LineReturn = { state: ReturnState; reason: string; note?: string; requestedAt: Date };

/** One ordered item, with the name and price it was ordered at. */
export type OrderLine = {
  product: string;
  name: string;
  image: string;
  category?: Category;
  priceCents: number;
  quantity: number;
  size: string | null;
  seller: string;
  status: LineStatus;
  /** Lines from before histories were kept have none. */
  history?: HistoryStep[];
  return?: LineReturn;
  /** Counts up with every change of the line; absent before the first. */
  rev?: number;
  /** Its pieces were taken from counted stock, and go back there. */
  counted?: true;
};

/** Pieces that go back to stock. The id makes each go back once, however often it is tried. */
export type GiveBack = { id: string; item: string; size: string | null; quantity: number };

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
  orderedRevs?: string[];
  /** Absent once it is placed. Until then nobody sees it; once refused it goes away when its pieces are free again. */
  state?: 'placing' | 'refused';
  /** The pieces that it held while it was placed, and that may not have left the stock yet. */
  held?: Piece[];
  /** Pieces of cancelled and returned lines that may not be back in stock yet. */
  giveBacks?: GiveBack[];
  idempotency?: { key: string; fingerprint: string };
  pendingEvents: AnyEvent[];
};
