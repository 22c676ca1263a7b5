import type { AccountReport } from '../providers/provider.ts';

/** A seller's account at the payment provider, and whether the seller may be paid. */
export type SellerAccount = {
  /** Seller's user id. */
  _id: string;
  /** Provider that holds the account. */
  provider?: string;
  /** Account's id at the provider; absent until the seller begins to connect one. */
  account?: string;
  /** Latest state that was read from the provider, and when. */
  report?: AccountReport;
  readAt?: Date;
  /** Standing of the seller in the shop, by the event that was sent last. */
  standing?: { suspended: boolean; at: Date };
  /** Counts up with every change. */
  version: number;
};
