import type { Category } from '@ethereal/contracts/fashion';

/** Reduction of a code. Amounts are in cents. */
export type CodeTerms =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'buy-get'; buy: number; get: number }
  | { kind: 'gift'; item: string; itemName: string };

/**
 * Conditions under which a code applies. An absent condition is always met; without items and categories the code
 * applies to every line.
 */
type CodeConditions = {
  /** Minimum sum of the lines that the code applies to, before all discounts. */
  minCents?: number;
  /** Items that the code applies to, besides those of `categories`. */
  items?: string[];
  /** Categories that the code applies to, besides `items`. */
  categories?: Category[];
  firstOrder?: true;
  oncePerPerson?: true;
  from?: Date;
  /** First moment at which the code no longer applies. */
  until?: Date;
};

/** Code with its counts of uses. Its terms never change. */
export type Code = {
  /** Identity of the code: its owner and its text (`codeIdOf`), so that the text is unique per owner. */
  _id: string;
  /** Text of the code in upper case. */
  text: string;
  /** Seller who bears the discount; absent in a code of the shop. */
  seller?: string;
  terms: CodeTerms;
  conditions: CodeConditions;
  maxUses?: number;
  /** Number of uses that can still be reserved; absent in a code without a maximum. */
  left?: number;
  /** Number of uses that orders hold while they are being placed or paid. */
  reserved: number;
  /** Number of orders that used the code. */
  taken: number;
  /** Sum of the discounts of these orders. */
  discountCents: number;
  createdAt: Date;
  createdBy: string;
  endedAt?: Date;
  /** Batch of single-use codes that were made together. */
  batch?: string;
};

/** Returns the id of the code with a text that a seller has, or that the shop has. */
export const codeIdOf = ({ text, seller = 'shop' }: { text: string; seller?: string | undefined }): string =>
  `${seller}:${text}`;

/** Returns the text of the code with an id. */
export const codeTextOf = (codeId: string): string => codeId.slice(codeId.indexOf(':') + 1);

/** Use of a code by one order. */
export type CodeUse = {
  /** Id of the code. */
  code: string;
  order: string;
  person: string;
  cents: number;
  /** Whether a person may use the code once. */
  once: boolean;
};

/** Code that reduced an order, as the order stores it. `first` and `once` are conditions of the code. */
export type OrderCode = {
  /** Text of the code. */
  code: string;
  label: string;
  cents: number;
  seller?: string;
  once?: true;
  first?: true;
};
