/** Accounts of the ledger; a seller has two: what may not be paid out yet, and what may. */
export type Account =
  | 'buyer-receivable'
  | 'provider-clearing'
  | 'shop-commission'
  | 'refunds'
  | `seller-pending:${string}`
  | `seller-payable:${string}`;

/** Debits are positive, credits negative, in cents. */
type Posting = { account: Account; cents: number };

/** One event of money: its postings sum to zero. `_id` is its cause, so that the same cause is booked once. */
export type Entry = { _id: string; at: Date; order?: string; seller: string; postings: Posting[] };

/** Captured line: its order, id, seller and cents, and the seller's share where it was fixed by a split. */
export type Sale = { order: string; line: string; seller: string; cents: number; shareCents?: number | undefined };

const BASIS_POINTS = 10_000;

/**
 * What of a line's cents is its seller's and what the shop's. The seller's share is rounded down to a whole cent, the rest of a cent is the
 * shop's; the two always sum to the whole.
 */
export function split(cents: number, commissionBasisPoints: number): { seller: number; shop: number } {
  const seller = Math.floor((cents * (BASIS_POINTS - commissionBasisPoints)) / BASIS_POINTS);
  return { seller, shop: cents - seller };
}

/** Returns the shares of seller and shop in a sale. */
export function shareOf({ cents, shareCents }: Sale, commissionBasisPoints: number): { seller: number; shop: number } {
  if (shareCents === undefined) return split(cents, commissionBasisPoints);
  return { seller: shareCents, shop: cents - shareCents };
}

const causeOf = (what: string, { order, line }: Sale) => `${what}:${order}:${line}`;

const entry = (what: string, sale: Sale, at: Date, postings: Posting[]): Entry => ({
  _id: causeOf(what, sale),
  at,
  order: sale.order,
  seller: sale.seller,
  // A share of nothing is no posting.
  postings: postings.filter(({ cents }) => cents !== 0),
});

/** The buyer owes the line, and has paid it: it is the provider's to hand over, the seller's and the shop's to get. */
export function captured(sale: Sale, commissionBasisPoints: number, at: Date): Entry {
  const share = shareOf(sale, commissionBasisPoints);
  return entry('capture', sale, at, [
    { account: 'buyer-receivable', cents: sale.cents },
    { account: `seller-pending:${sale.seller}`, cents: -share.seller },
    { account: 'shop-commission', cents: -share.shop },
    { account: 'provider-clearing', cents: sale.cents },
    { account: 'buyer-receivable', cents: -sale.cents },
  ]);
}

/** The line is paid back: its seller's share and its commission with it, from wherever the share lies now. */
export function refunded(sale: Sale, commissionBasisPoints: number, matured: boolean, at: Date): Entry {
  const share = shareOf(sale, commissionBasisPoints);
  return entry('refund', sale, at, [
    { account: `${matured ? 'seller-payable' : 'seller-pending'}:${sale.seller}`, cents: share.seller },
    { account: 'shop-commission', cents: share.shop },
    { account: 'refunds', cents: -sale.cents },
    { account: 'refunds', cents: sale.cents },
    { account: 'provider-clearing', cents: -sale.cents },
  ]);
}

/** The seller's share of a line may be paid out from now on. */
export function matured(sale: Sale, commissionBasisPoints: number, at: Date): Entry {
  const { seller } = shareOf(sale, commissionBasisPoints);
  return entry('mature', sale, at, [
    { account: `seller-pending:${sale.seller}`, cents: seller },
    { account: `seller-payable:${sale.seller}`, cents: -seller },
  ]);
}

/** A payout left the provider for its seller. */
export function paidOut(payout: { _id: string; seller: string; cents: number }, at: Date): Entry {
  const { _id, seller, cents } = payout;
  return {
    _id: `payout:${_id}`,
    at,
    seller,
    postings: [
      { account: `seller-payable:${seller}`, cents },
      { account: 'provider-clearing', cents: -cents },
    ],
  };
}

/** Zero in every entry that may be booked. */
export const imbalanceOf = ({ postings }: Pick<Entry, 'postings'>): number =>
  postings.reduce((sum, { cents }) => sum + cents, 0);
