import { type Card, item, itemPage } from '@ethereal/contracts/items';
import { order } from '@ethereal/contracts/orders';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import { z } from 'zod';
import type { HelpLibrary } from '../help/library.ts';
import type { ItemFilter, MyOrders, Tools } from './tools.ts';

const ORDERS_SHOWN = 3;
/** An answer that is late is worth more than none, to somebody who sees that it is searched. */
const DEADLINE_MS = 8000;

const cards = z.object({ items: itemPage.shape.items });
const orders = z.object({ orders: z.array(order) });

/** Who asks; `unsure` when there is a token that could not be checked just now. */
export type Visitor = { kind: 'user'; id: string; token: string } | { kind: 'guest'; unsure: boolean };
export type ToolsOptions = { catalogUrl: string; ordersUrl: string; help: HelpLibrary };

function queryOf(filter: ItemFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query;
}

/** Makes the tools of one answer: what they ask for is given up when the caller leaves. */
export function openTools({ catalogUrl, ordersUrl, help }: ToolsOptions) {
  return (visitor: Visitor, signal: AbortSignal): Tools => ({
    async searchItems(filter): Promise<Card[]> {
      const url = `${catalogUrl}/api/items?${queryOf(filter)}`;
      return (await getJson(url, { schema: cards, signal, deadlineMs: DEADLINE_MS })).items;
    },

    async itemDetails(category, id) {
      const url = `${catalogUrl}/api/categories/${category}/${encodeURIComponent(id)}`;
      try {
        return await getJson(url, { schema: item, signal, deadlineMs: DEADLINE_MS });
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'not-found') return undefined;
        throw error;
      }
    },

    shopHelp: help.find,

    async myOrders(): Promise<MyOrders> {
      if (visitor.kind === 'guest') return { state: visitor.unsure ? 'away' : 'logged-out' };
      const url = `${ordersUrl}/api/ordersBuyer?${new URLSearchParams({ buyerId: visitor.id, limit: String(ORDERS_SHOWN) })}`;
      const headers = { authorization: `Bearer ${visitor.token}` };
      try {
        const found = await getJson(url, { schema: orders, signal, headers, deadlineMs: DEADLINE_MS });
        // Nobody's orders but the caller's, whatever the neighbour says.
        const own = found.orders.filter(({ buyer }) => buyer === visitor.id);
        return { state: 'known', orders: own.slice(0, ORDERS_SHOWN) };
      } catch {
        return { state: 'away' };
      }
    },
  });
}
