/**
 * Accounts of the ledger. A seller has two: pending shares, and shares that may be paid out. `shop-discounts` is what
 * codes of the shop cost it; `shop-funds` is the money of its own that the shop paid in at the provider.
 */
export type Account =
  | 'provider-clearing'
  | 'shop-commission'
  | 'shop-discounts'
  | 'shop-funds'
  | `seller-pending:${string}`
  | `seller-payable:${string}`;

/** Debits are positive, credits negative, in cents. */
type Posting = { account: Account; cents: number };

/** Ledger entry of one movement of money. Its postings sum to zero; `_id` is its cause, which is booked once. */
export type Entry = { _id: string; at: Date; order?: string; seller: string; postings: Posting[] };

/**
 * Captured line: its order, id, seller, the cents that the buyer pays and those that the shop's discount adds, and the
 * seller's share if a split fixed it.
 */
export type Sale = {
  order: string;
  line: string;
  seller: string;
  cents: number;
  shopCents?: number | undefined;
  shareCents?: number | undefined;
};

/** Hundredths of a percent in a whole, the unit of commissions. */
const BASIS_POINTS = 10_000;

/**
 * Divides a line's cents between its seller and the shop. The seller's share is rounded down to a whole cent, and the
 * shop receives the remainder.
 */
export function divideCents(cents: number, commissionBasisPoints: number): { seller: number; shop: number } {
  const seller = Math.floor((cents * (BASIS_POINTS - commissionBasisPoints)) / BASIS_POINTS);
  return { seller, shop: cents - seller };
}

/** Returns the shares of seller and shop in a sale, before the shop's discount. */
export function shareOf(sale: Sale, commissionBasisPoints: number): { seller: number; shop: number } {
  const { cents, shopCents = 0, shareCents } = sale;
  const shared = cents + shopCents;
  if (shareCents === undefined) return divideCents(shared, commissionBasisPoints);
  return { seller: shareCents, shop: shared - shareCents };
}

const causeOf = (what: string, { order, line }: Sale) => `${what}:${order}:${line}`;

const entry = (what: string, sale: Sale, at: Date, postings: Posting[]): Entry => ({
  _id: causeOf(what, sale),
  at,
  order: sale.order,
  seller: sale.seller,
  // A share of zero cents needs no posting.
  postings: postings.filter(({ cents }) => cents !== 0),
});

/**
 * Returns the entry of a captured line: the provider owes its cents to the shop, the shop bears its discount, and owes
 * the seller their share.
 */
export function captureEntry(sale: Sale, commissionBasisPoints: number, at: Date): Entry {
  const share = shareOf(sale, commissionBasisPoints);
  return entry('capture', sale, at, [
    { account: 'provider-clearing', cents: sale.cents },
    { account: 'shop-discounts', cents: sale.shopCents ?? 0 },
    { account: `seller-pending:${sale.seller}`, cents: -share.seller },
    { account: 'shop-commission', cents: -share.shop },
  ]);
}

/**
 * Returns the entry of a refunded line. It reverses the commission, the shop's discount and the seller's share, from
 * the account that holds the share now.
 */
export function refundEntry(sale: Sale, commissionBasisPoints: number, matured: boolean, at: Date): Entry {
  const share = shareOf(sale, commissionBasisPoints);
  return entry('refund', sale, at, [
    { account: `${matured ? 'seller-payable' : 'seller-pending'}:${sale.seller}`, cents: share.seller },
    { account: 'shop-commission', cents: share.shop },
    { account: 'shop-discounts', cents: -(sale.shopCents ?? 0) || 0 },
    { account: 'provider-clearing', cents: -sale.cents },
  ]);
}

/** Returns the entry of the maturity of a line: its seller's share may be paid out. */
export function maturityEntry(sale: Sale, commissionBasisPoints: number, at: Date): Entry {
  const { seller } = shareOf(sale, commissionBasisPoints);
  return entry('mature', sale, at, [
    { account: `seller-pending:${sale.seller}`, cents: seller },
    { account: `seller-payable:${sale.seller}`, cents: -seller },
  ]);
}

/** Returns the entry of a payout that the provider transferred to its seller. */
export function payoutEntry(payout: { _id: string; seller: string; cents: number }, at: Date): Entry {
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

/** Returns the entry of money that the shop paid in at the provider so that its balance covers a payout. */
export function fundsEntry(funds: { _id: string; seller: string; cents: number }, at: Date): Entry {
  const { _id, seller, cents } = funds;
  return {
    _id: `funds:${_id}`,
    at,
    seller,
    postings: [
      { account: 'provider-clearing', cents },
      { account: 'shop-funds', cents: -cents },
    ],
  };
}

/** Returns the sum of an entry's postings, which is zero in every valid entry. */
export const imbalanceOf = ({ postings }: Pick<Entry, 'postings'>): number =>
  postings.reduce((sum, { cents }) => sum + cents, 0);
