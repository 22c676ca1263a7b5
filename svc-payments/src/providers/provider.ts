/** State of one of the provider's pages. `open`: the buyer has neither paid nor been declined there. */
export type Report =
  | { state: 'open' | 'declined' | 'expired' }
  | { state: 'authorized'; authorization: string; cents: number; currency: string };

/** A signed report about the page of an order, as a webhook carries it. */
export type SignedReport = {
  order: string;
  session: string;
  report: Report;
  /** Moment at which the provider sent it. */
  at?: Date;
};

/** State of a seller's account as the provider reports it. */
export type AccountReport = {
  /** Whether the seller has submitted the details that the provider requested. */
  submitted: boolean;
  /** Whether the account receives transfers and pays out to the seller's bank. */
  enabled: boolean;
  /** Number of details that the provider requires from the seller now. */
  missing: number;
};

/**
 * A signed report about a seller's account. It has no state: reports may be late, so the state is read from the
 * provider.
 */
type SignedAccountReport = { account: string; at?: Date };

/** A signed report that the seller's bank returned a payout. The state is read from the provider, as for accounts. */
type SignedPayoutReport = { payout: string; at?: Date };

/** A transfer of a seller's share. `payout` identifies it at the provider beyond the lifetime of idempotency keys. */
type Transfer = { account: string; cents: number; payout: string };

type NewSession = {
  order: string;
  cents: number;
  currency: 'USD';
  expiresAt: Date;
  /** Moment that all requests with one key have, so that they have the same content. */
  requestedAt: Date;
  /** Page of the shop to which the provider sends the buyer's browser. A visit of it proves no payment. */
  returnUrl: string;
  /** Idempotency key: repeated requests with it open one page. */
  key: string;
};

/**
 * Port to the payment provider. A repeated call with the same key has one effect. Each call ends within
 * `PROVIDER_TIMEOUT_MS` or throws `unavailable`.
 */
export type PaymentProvider = {
  name: string;
  /** @throws gone when the provider rejects this page permanently */
  createSession(session: NewSession): Promise<{ id: string; url: string }>;
  /** Reads a page whose webhook is missing. */
  readSession(id: string): Promise<Report>;
  /** Closes the page. Returns its final state; the page may have been paid in the meantime. */
  expireSession(id: string): Promise<Report>;
  capture(authorization: string, cents: number, key: string): Promise<void>;
  /** Releases the part of an authorization that was not captured. */
  release(authorization: string, key: string): Promise<void>;
  refund(authorization: string, cents: number, key: string): Promise<void>;
  /** Opens an account for a seller; a repeated key returns the same account. Returns the provider's id. */
  createAccount(seller: string, key: string): Promise<string>;
  /**
   * Returns the address of a page on which the seller connects the account. It can be opened once and for a short time.
   */
  createAccountLink(account: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>;
  readAccount(account: string): Promise<AccountReport>;
  /**
   * Moves a seller's share from the shop to the seller's account. Returns false when the shop's funds do not cover it;
   * the next `attempt` is made after funds were added.
   */
  transfer(transfer: Transfer & { attempt: number }): Promise<boolean>;
  /** Sends a transferred share from the seller's account to the seller's bank, again after the bank returned it. */
  sendToBank(transfer: Transfer): Promise<void>;
  /** Whether the seller's bank returned the last attempt to send a payout, whose money is in the account again. */
  isReturned(payout: Omit<Transfer, 'cents'>): Promise<boolean>;
  /** Returns the cents of the shop that can be transferred now. */
  available(): Promise<number>;
  /** Pays money of the shop's own bank in, once per key. Returns whether it has arrived. */
  addFunds(cents: number, key: string): Promise<boolean>;
  /** Returns the captured and added less refunded and transferred cents, by the provider's own books. */
  balance(): Promise<number>;
  /**
   * Parses a webhook's raw body. Returns undefined for an event that concerns neither a page, an account nor a payout.
   * @throws invalid `INVALID_SIGNATURE`
   */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): SignedReport | SignedAccountReport | SignedPayoutReport | undefined;
};
