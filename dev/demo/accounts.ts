import type { ItemStatus, UserLocation } from '@ethereal/contracts/orders';
import type { ReviewSent } from '@ethereal/contracts/reviews';
import data from './data/people.json' with { type: 'json' };

/**
 * Password of all demo accounts. It is published in the README, because the accounts exist on a developer's machine
 * only.
 */
export const demoPassword = 'ethereal1';

export type AccountName = keyof typeof data;
export type SellerName = Exclude<AccountName, 'shopper' | 'shopper2'>;

interface PlannedItem {
  name: string;
  quantity: number;
  size?: string;
}

export interface PlannedLine extends PlannedItem {
  status: ItemStatus;
  /** State after the seller's status: cancelled or returned by the buyer. */
  later?: 'cancelled' | 'return requested' | 'returned';
}

/** A person of the demo shop and their actions; lists start with the oldest. */
export interface Person {
  fname: string;
  lname: string;
  /** The store's name is the brand of its items. */
  store?: { name: string; about: string };
  favorites?: readonly string[];
  cart?: readonly PlannedItem[];
  address?: UserLocation;
  orders?: readonly (readonly PlannedLine[])[];
  reviews?: readonly (ReviewSent & { of: string; reply?: string })[];
}

export const people = data as Readonly<Record<AccountName, Person>>;
export const accountNames = Object.keys(data) as AccountName[];

/** Returns the email address of a demo account. */
export const emailOf = (name: AccountName): string => `${name}@ethereal.test`;

/** Accounts that svc-identity creates as active from `DEMO_ACCOUNTS` (JSON). */
export const demoAccounts = accountNames.map((name) => ({
  email: emailOf(name),
  password: demoPassword,
  fname: people[name].fname,
  lname: people[name].lname,
}));
