import type { AnyEvent } from '@ethereal/contracts/events';
import type { PaidGoods, PaymentStep } from '@ethereal/contracts/payments';

/** Whether the money of an intent is authorized. The lines record what follows. */
export type Funding = 'created' | 'failed' | 'authorized' | 'cancelled' | 'expired';

/** Cents of one line of the order. `lineId` is absent in the first line of a product: its id is the product's. */
export type Part = { product: string; lineId?: string; cents: number };

/** Returns the id of a line: its own, or else the product's. */
export const lineIdOf = ({ lineId, product }: Pick<Part, 'product' | 'lineId'>): string => lineId ?? product;

/** Operation on the money of a line. It is stored as started before it is done. */
export type LineOperation = 'capture' | 'refund' | 'mature';

/** Step of an ordered line, as svc-orders reports it. */
export type LineStep =
  | 'shippedAt'
  | 'handedAt'
  | 'cancelledAt'
  | 'returnAskedAt'
  | 'returnDeclinedAt'
  | 'returnApprovedAt'
  | 'returnedAt';

/** Cents by which codes reduced a line, by who bears them. */
export type Discounts = { seller: number; shop: number };

/** Part of a line that becomes a line of its own, and the step that it takes. */
export type Split = {
  lineId: string;
  cents: number;
  quantity?: number | undefined;
  discounts?: Discounts | undefined;
  step: LineStep;
};

/**
 * One line of the order: its steps there, and the operations on its money. `capture` and `refund` are `started` before
 * the provider is called, so that after a crash the same request is repeated and no other one is made.
 */
export type PaymentLine = Part & {
  seller: string;
  /** Discounts of the line, in an order with codes. `cents` is what the buyer pays. */
  discounts?: Discounts;
  /** Name of the item when it was ordered. */
  name?: string;
  /** Picture, variant and quantity, as they were ordered. */
  goods?: PaidGoods;
  shippedAt?: Date;
  handedAt?: Date;
  cancelledAt?: Date;
  /** Moments at which the buyer requested a return and its seller declined it. */
  returnAskedAt?: Date;
  returnDeclinedAt?: Date;
  returnApprovedAt?: Date;
  returnedAt?: Date;
  capture?: 'started' | 'done';
  refund?: 'started' | 'done';
  /** Set when the line will never be captured. */
  released?: true;
  /**
   * Seller's share in cents, in lines that were split after they were captured: the shares sum to that of the whole.
   */
  shareCents?: number;
  /** Id of the line with which the share of this part matured, in a part that was split off after that. */
  maturedWith?: string;
  /** Splits that are applied when the operation that has started on this line is done. */
  splits?: (Split & { at: Date })[];
  /**
   * State of the maturity: whether the seller's share may be paid out. It starts only while no refund has, so that a
   * refund finds the account that holds the share.
   */
  mature?: 'started' | 'done';
};

/** One page of the provider for the buyer, with the amount of the order at that time. */
export type PaymentSession = {
  id: string;
  url: string;
  cents: number;
  parts: Part[];
  openedAt: Date;
  /** Set once the page was paid, declined or closed; no report follows. */
  ended?: true;
};

/**
 * A request for a page of the provider. It is stored before the call, so that a crash between the two leaves no unknown
 * page.
 */
export type PageRequest = { key: string; cents: number; parts: Part[]; at: Date };

/**
 * Amount that the provider reserved on the buyer's card. An order that costs nothing is authorized without the provider
 * (`free`).
 */
export type Authorization = { id: string; session: string; cents: number; released?: true; free?: true };

/** A step of the history. A seller receives the part of it that concerns their lines. */
export type HistoryStep = { type: PaymentStep; at: Date; parts: Part[] };

/** The payment of one order by card: one document, which alone decides about the money. */
export type Intent = {
  /** The order's id. */
  _id: string;
  buyer: string;
  currency: 'USD';
  provider: string;
  /** The shop's commission on each line, as it was when the payment began. */
  commissionBasisPoints: number;
  funding: Funding;
  lines: PaymentLine[];
  /** The sellers of the lines, each once. */
  sellers: string[];
  sessions: PaymentSession[];
  /** Requests for pages whose response is not stored yet; absent when there are none. */
  pageRequests?: PageRequest[];
  /** The authorization that pays the order. */
  authorization?: Authorization;
  /** Authorizations by other pages; they are released. */
  surplus: Authorization[];
  history: HistoryStep[];
  createdAt: Date;
  expiresAt: Date;
  /** Counts up with every change. */
  version: number;
  /** Whether work is due at the provider (`nextOperation`). */
  due: boolean;
  /** Earliest handover of a line whose share may mature; absent when there is none. */
  handedSince?: Date;
  /** Set once the books of a payment that has come to its end are checked, until it changes again. */
  checked?: true;
  pendingEvents: AnyEvent[];
};

/** Returns the sum of amounts in cents. */
export const sumOf = (parts: readonly { cents: number }[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

/** Line from which a part is split, and the amounts of the part. */
export type SplitFrom = Pick<Split, 'cents' | 'quantity' | 'discounts'> & { from: string };

/** Report about a payment from the buyer's page, the provider, the order, or our own work at the provider. */
export type Command =
  | { type: 'request-page'; request: PageRequest }
  | { type: 'open-session'; session: PaymentSession; key?: string }
  | { type: 'drop-request'; key: string }
  | { type: 'authorize'; authorization: Authorization }
  | { type: 'decline'; session: string }
  | { type: 'end-session'; session: string }
  | { type: 'expire' }
  /** `split` is present when the line is a part of another line, from which it may have to be split. */
  | { type: 'move-line'; line: string; step: LineStep; split?: SplitFrom | undefined }
  | { type: 'start'; line: string; operation: LineOperation }
  | { type: 'finish'; line: string; operation: LineOperation }
  | { type: 'release-line'; line: string }
  | { type: 'finish-release'; authorization: string };

/** Intent after a command with the step that its history receives; undefined when nothing changes. */
export type Decision = { intent: Intent; step?: HistoryStep } | undefined;
