import type { Size } from '@ethereal/contracts/fashion';
import type { ItemStatus, UserLocation } from '@ethereal/contracts/orders';
import type { ReviewSent } from '@ethereal/contracts/reviews';
import data from './data/people.json' with { type: 'json' };

/** Their password is in the README: they exist on a developer's machine only. */
export const demoPassword = 'ethereal1';

export type AccountName = keyof typeof data;
export type SellerName = Exclude<AccountName, 'shopper' | 'shopper2'>;

interface PlannedItem {
  name: string;
  quantity: number;
  size?: Size;
}

export interface PlannedLine extends PlannedItem {
  status: ItemStatus;
  /** What became of it after the seller's status: cancelled by its buyer, sent back by them. */
  later?: 'cancelled' | 'return requested' | 'returned';
}

/** What somebody is and does in the demo shop; lists begin with the oldest. */
export interface Person {
  fname: string;
  lname: string;
  /** Its name is the brand of what it sells. */
  store?: { name: string; about: string };
  favourites?: readonly string[];
  cart?: readonly PlannedItem[];
  address?: UserLocation;
  orders?: readonly (readonly PlannedLine[])[];
  reviews?: readonly (ReviewSent & { of: string; reply?: string })[];
}

export const people = data as Readonly<Record<AccountName, Person>>;
export const accountNames = Object.keys(data) as AccountName[];

export const emailOf = (name: AccountName): string => `${name}@ethereal.test`;

/** What svc-identity takes as `DEMO_ACCOUNTS` (as JSON): accounts that are active from the start. */
export const demoAccounts = accountNames.map((name) => ({
  email: emailOf(name),
  password: demoPassword,
  fname: people[name].fname,
  lname: people[name].lname,
}));
