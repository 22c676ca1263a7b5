import type { OrderRequest } from '@ethereal/contracts/orders';
import type { SaleSent } from '@ethereal/contracts/sale';
import type { Request } from 'express';

export interface FakeItem {
  _id: string;
  name: string;
  user: string;
  price: number;
  sale?: SaleSent | null;
}

export interface FakeOrder extends OrderRequest {
  _id: string;
  statuses: Map<string, string>;
  returns: Map<string, string>;
}

export type FakeState = ReturnType<typeof emptyState>;

/** Returns the state of a shop without data. */
export const emptyState = () => ({
  items: [] as FakeItem[],
  orders: [] as FakeOrder[],
  favorites: new Set<string>(),
  reviews: new Set<string>(),
  profiles: new Map<string, string>(),
  carts: new Map<string, { productId: string; quantity: number }[]>(),
  uploads: 0,
  /** Number of calls that planned a sale. */
  saleCalls: 0,
  /** Index of the item from which on publishing fails, as if the machine were switched off. */
  failFrom: Number.POSITIVE_INFINITY,
  views: 0,
});

export const MOMENT = '2026-01-01T00:00:00.000Z';

/** Returns the person of a call's token; a token is the person's id. */
export const userOf = ({ headers }: Pick<Request, 'headers'>): string =>
  headers.authorization?.slice('Bearer '.length) ?? '';
