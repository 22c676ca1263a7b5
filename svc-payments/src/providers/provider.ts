/** What a provider says of one of its pages. `open`: nobody has paid or been refused there yet. */
export type Report =
  | { state: 'open' | 'declined' | 'expired' }
  | { state: 'authorized'; authorization: string; cents: number; currency: string };

/** A report that the provider sends by itself: of which order and page it is. */
export type SignedReport = {
  order: string;
  session: string;
  report: Report /** When it was told. */;
  at?: Date;
};

type NewSession = {
  order: string;
  cents: number;
  currency: 'USD';
  expiresAt: Date;
  /** When it was asked for first: asked again it is asked for in the same words. */
  askedAt: Date;
  /** Where the buyer's browser goes afterwards; being there proves nothing. */
  returnUrl: string;
  /** The same key is the same page, however often it is asked for. */
  key: string;
};

/**
 * Who takes cards. Each method may be called again with the same key and has one effect; each ends within `PROVIDER_TIMEOUT_MS` or throws
 * `unavailable`.
 */
export type PaymentProvider = {
  name: string;
  /** @throws gone when it will never open this page. */
  createSession(session: NewSession): Promise<{ id: string; url: string }>;
  /** For what a webhook should have told and did not. */
  readSession(id: string): Promise<Report>;
  /** Closes the page; answers what it came to, which may be that it was paid meanwhile. */
  expireSession(id: string): Promise<Report>;
  capture(authorization: string, cents: number, key: string): Promise<void>;
  /** Gives back to the card whatever of an authorization was not captured. */
  release(authorization: string, key: string): Promise<void>;
  refund(authorization: string, cents: number, key: string): Promise<void>;
  transfer(seller: string, cents: number, key: string): Promise<void>;
  /** All that was captured less what was refunded and transferred, in cents, by the provider's own books. */
  balance(): Promise<number>;
  /**
   * Reads a webhook's raw body; undefined for an event that says nothing of a page.
   * @throws invalid `INVALID_SIGNATURE`
   */
  readWebhook(body: Buffer, headers: Readonly<Record<string, string | undefined>>): SignedReport | undefined;
};
