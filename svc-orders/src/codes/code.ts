import type { Category } from '@ethereal/contracts/fashion';

/** Reduction of a code. Amounts are in cents. */
export type CodeTerms =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'buy-get'; buy: number; get: number }
  | { kind: 'gift'; item: string; itemName: string };

/** Conditions under which a code applies. An absent condition is always met. */
type CodeConditions = {
  /** Minimum sum of the lines that the code applies to, before all discounts. */
  minCents?: number;
  /** Items and categories that the code applies to. A line of either is part of the code. */
  items?: string[];
  categories?: Category[];
  firstOrder?: true;
  oncePerPerson?: true;
  from?: Date;
  /** First moment at which the code no longer applies. */
  until?: Date;
};

/** Unit of the count of uses: an order that is being placed or paid holds one. */
type Reservation = { order: string; at: Date };

/**
 * Code as stored. Its terms never change. `left` is the number of uses that can still be reserved; it is absent in a
 * code without a maximum.
 */
export type Code = {
  /** The code in upper case. */
  _id: string;
  /** Seller who bears the discount; absent in a code of the shop. */
  seller?: string;
  terms: CodeTerms;
  conditions: CodeConditions;
  maxUses?: number;
  left?: number;
  reserved: number;
  taken: number;
  reservations: Reservation[];
  /** Orders that gave their use back last, so that each does once. */
  givenBack: string[];
  createdAt: Date;
  createdBy: string;
  endedAt?: Date;
  /** Batch of single-use codes that were made together. */
  batch?: string;
};
