import type { AnyEvent } from '@ethereal/contracts/events';
import type { PaymentStep } from '@ethereal/contracts/payments';

/** Whether the money of an intent is there; what becomes of it afterwards is said by its lines. */
export type Funding = 'created' | 'failed' | 'authorized' | 'cancelled' | 'expired';

/** Cents of one line of the order. `lineId` is absent in the first line of a product: its id is the product's. */
export type Part = { product: string; lineId?: string; cents: number };

/** Returns the id of a line: its own, or the product's. */
export const lineIdOf = ({ lineId, product }: Pick<Part, 'product' | 'lineId'>): string => lineId ?? product;

/** Operation on the money of a line. It is stored as started before it is done. */
export type LineOperation = 'capture' | 'refund' | 'mature';

/** Step of an ordered line, as svc-orders reports it. */
export type LineStep = 'shippedAt' | 'handedAt' | 'cancelledAt' | 'returnAskedAt' | 'returnDeclinedAt' | 'returnedAt';

/** Part of a line that becomes a line of its own, and the step that it takes. */
export type Split = { lineId: string; cents: number; step: LineStep };

/**
 * One line of the order: what happened to it there, and what was done about its money. `capture` and `refund` are
 * `started` before the
 * provider is asked, so that after a crash the same request is made again and nothing else in its place.
 */
export type PaymentLine = Part & {
  seller: string;
  /** Name of the item when it was ordered. */
  name?: string;
  shippedAt?: Date;
  handedAt?: Date;
  cancelledAt?: Date;
  /** Moments at which the buyer requested a return and its seller declined it. */
  returnAskedAt?: Date;
  returnDeclinedAt?: Date;
  returnedAt?: Date;
  capture?: 'started' | 'done';
  refund?: 'started' | 'done';
  /** It will never be captured. */
  released?: true;
  /**
   * Seller's share in cents, in lines that were split after they were captured: the shares sum to that of the whole.
   */
  shareCents?: number;
  /** Splits that are applied when the operation that has started on this line is done. */
  splits?: (Split & { at: Date })[];
  /** Its seller's share may be paid out. Begun only while no refund is, so a refund knows where the share lies. */
  mature?: 'started' | 'done';
};

/** One page of the provider's that the buyer was sent to, for what the order cost then. */
export type PaymentSession = {
  id: string;
  url: string;
  cents: number;
  parts: Part[];
  openedAt: Date;
  /** It was paid, refused or closed: nothing more comes of it. */
  ended?: true;
};

/**
 * A page that the provider is asked for, noted before the call is made: a crash between the two must not leave a page
 * that nobody knows.
 */
export type PageRequest = { key: string; cents: number; parts: Part[]; at: Date };

/** Amount that the provider reserved on the buyer's card. */
export type Authorization = { id: string; session: string; cents: number; released?: true };

/** A step of the history; who may see a part of the order sees that part of it. */
export type HistoryStep = { type: PaymentStep; at: Date; parts: Part[] };

/** The payment of one order, by card. One document, and the only place that decides about it. */
export type Intent = {
  /** The order's id. */
  _id: string;
  buyer: string;
  currency: 'USD';
  provider: string;
  /** The shop's part of each line, as it was when the payment was begun. */
  commissionBasisPoints: number;
  funding: Funding;
  lines: PaymentLine[];
  /** The sellers of the lines, each once. */
  sellers: string[];
  sessions: PaymentSession[];
  /** Pages that were asked for and whose answer is not noted yet; none where it is absent. */
  pageRequests?: PageRequest[];
  /** The one that pays the order. */
  authorization?: Authorization;
  /** Those that a second page brought: they are released. */
  surplus: Authorization[];
  history: HistoryStep[];
  createdAt: Date;
  expiresAt: Date;
  /** Counts up with every change. */
  version: number;
  /** Whether the provider has to be asked for something (`nextOperation`). */
  due: boolean;
  pendingEvents: AnyEvent[];
};

export const sumOf = (parts: readonly { cents: number }[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
