import type { Written } from '../written.ts';
import { goods } from './goods.ts';
import { people } from './people.ts';
import { wishes } from './wishes.ts';

/** Customers of every kind: what goods are, wishes and occasions, and what is the shopper's own, all by one writer who knew none of the rules. */
export const TWENTIETH: Readonly<Record<string, readonly Written[]>> = { goods, people, wishes };
