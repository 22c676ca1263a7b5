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

/** Code with its counts of uses. Its terms never change. */
export type Code = {
  /** The code in upper case. */
  _id: string;
  /** Seller who bears the discount; absent in a code of the shop. */
  seller?: string;
  terms: CodeTerms;
  conditions: CodeConditions;
  maxUses?: number;
  /** Number of uses that can still be reserved; absent in a code without a maximum. */
  left?: number;
  /** Number of uses that orders hold while they are being placed or paid. */
  reserved: number;
  /** Number of orders that used the code, and the sum of their discounts. */
  taken: number;
  discountCents: number;
  createdAt: Date;
  createdBy: string;
  endedAt?: Date;
  /** Batch of single-use codes that were made together. */
  batch?: string;
};

/** Use of a code by one order. */
export type CodeUse = {
  code: string;
  order: string;
  person: string;
  cents: number;
  /** Whether a person may use the code once. */
  once: boolean;
};

/** Code that reduced an order, as the order stores it. `first` and `once` are conditions of the code. */
export type OrderCode = {
  code: string;
  label: string;
  cents: number;
  seller?: string;
  once?: true;
  first?: true;
};
